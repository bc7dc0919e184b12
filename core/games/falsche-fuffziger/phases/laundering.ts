import { seat as toSeat, seatsOf, type Seat } from '../../../base/ids.ts';
import { atSeat, withAt } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { toAll } from '../events.ts';
import { andThen, reported, stepTo, withMoney, withReal } from '../flow.ts';
import { dealOf, MOST_WON } from '../material.ts';
import { countOf, lacking, without, worthOf, type Money } from '../material/money.ts';
import { openCard } from '../on-table.ts';
import type { Opening } from '../report.ts';
import { changed, type FuffzigerState, type Laundering } from '../state.ts';
import type { FuffzigerOutcome, FuffzigerStep } from '../types.ts';
import { end } from './end.ts';

/** All bid for the open card. */
export const beginLaundering = (state: FuffzigerState): FuffzigerStep => stepTo(offer(state, []));

const offer = (state: FuffzigerState, won: Laundering['won']): FuffzigerState =>
  changed(state, { phase: { type: 'laundering', bids: seatsOf(state.seatCount).map(() => null), won } });

/** Seals a bid of notes and real money, perhaps nothing; the last one opens all of them. */
export function bid(state: FuffzigerState, phase: Laundering, at: Seat, money: Money): FuffzigerOutcome {
  if (atSeat(phase.bids, at) !== null) return fail(rejection('already-chosen', { undo: 'unbid' }));
  const own = atSeat(state.money, at);
  const colour = lacking(own.notes, money.notes);
  if (colour !== undefined)
    return fail(rejection('too-high', { item: colour, most: countOf(own.notes, colour) }));
  if (money.real > own.real) return fail(rejection('not-affordable', { price: money.real, money: own.real }));
  const bids = withAt(phase.bids, at, money);
  const step = stepTo(withBids(state, phase, bids), toAll({ type: 'chose', seat: at }));
  if (!isComplete(bids)) return ok(step);
  return ok(andThen(step, (after) => open(after, phase, bids)));
}

const isComplete = (bids: readonly (Money | null)[]): bids is readonly Money[] => !bids.includes(null);

/** Takes a sealed bid back, until the last one is made (Falsche Fuffziger Decision X12). */
export function unbid(state: FuffzigerState, phase: Laundering, at: Seat): FuffzigerOutcome {
  if (atSeat(phase.bids, at) === null) return fail(rejection('nothing-chosen'));
  const bids = withAt(phase.bids, at, null);
  return ok(stepTo(withBids(state, phase, bids), toAll({ type: 'took-back', seat: at })));
}

const withBids = (state: FuffzigerState, { won }: Laundering, bids: Laundering['bids']): FuffzigerState =>
  changed(state, { phase: { type: 'laundering', bids, won } });

/** The highest sum wins if it reaches the least bid, and pays; all others keep their bids. */
function open(state: FuffzigerState, phase: Laundering, bids: readonly Money[]): FuffzigerStep {
  const card = openCard(state);
  if (card === undefined) throw new Error('no laundering card is open');
  const winner = winnerOf(state, bids, dealOf(card).least);
  const opening: Opening = { card, bids, ...(winner === undefined ? {} : { winner }) };
  const told = reported(state, { openings: [...state.report.openings, opening] });
  const event = toAll({ type: 'opened', ...opening });
  if (winner === undefined) return andThen(stepTo(told, event), (after) => endPhase(after, phase.won));
  const won = [...phase.won, { seat: winner, card }];
  const paid = withMoney(told, winner, (money) => without(money, atSeat(bids, winner)));
  const step = stepTo(changed(paid, { laundered: state.laundered + 1 }), event);
  return andThen(step, (after) => {
    const isLast = openCard(after) === undefined;
    const isSated = won.filter(({ seat }) => seat === winner).length === MOST_WON;
    return isLast || isSated ? endPhase(after, won) : stepTo(offer(after, won));
  });
}

/** The highest sum that reaches the least bid; of equal ones the nearest to the start player clockwise. */
function winnerOf(
  { seatCount, start }: FuffzigerState,
  bids: readonly Money[],
  least: number,
): Seat | undefined {
  const highest = Math.max(...bids.map(worthOf));
  if (highest < least) return undefined;
  const inOrder = seatsOf(seatCount).map((step) => toSeat((start + step) % seatCount));
  return inOrder.find((at) => worthOf(atSeat(bids, at)) === highest);
}

/** Only now the winners take the real money; with the last card the game ends (Falsche Fuffziger Decision X11). */
function endPhase(state: FuffzigerState, won: Laundering['won']): FuffzigerStep {
  let step = stepTo(state);
  for (const { seat, card } of won) {
    const { real } = dealOf(card);
    step = andThen(step, (after) =>
      stepTo(withReal(after, seat, real), toAll({ type: 'laundered', seat, card, real })),
    );
  }
  return andThen(step, (after) =>
    openCard(after) === undefined
      ? end(after, 'last-card')
      : stepTo(changed(after, { phase: { type: 'buying', turn: after.start } })),
  );
}
