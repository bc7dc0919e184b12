import { seat as toSeat, seatsOf, type Seat } from '../../../base/ids.ts';
import { atSeat } from '../../../base/lists.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { applySealed, nothingSealed } from '../../../base/sealed.ts';
import { toAll } from '../events.ts';
import { andThen, reported, stepTo, withMoney, withReal } from '../flow.ts';
import { dealOf, MOST_WON } from '../material.ts';
import { partOf, without, worthOf, type Money } from '../material/money.ts';
import { openCard } from '../on-table.ts';
import type { Opening } from '../material/report.ts';
import { changed, type FuffzigerState, type Laundering } from '../state.ts';
import type { FuffzigerStep, FuffzigerTypes } from '../types.ts';
import { end } from './end.ts';

/** All bid for the open card. */
export const beginLaundering = (state: FuffzigerState): FuffzigerStep => stepTo(offer(state, []));

const offer = (state: FuffzigerState, won: Laundering['won']): FuffzigerState =>
  changed(state, { phase: { type: 'laundering', bids: nothingSealed(state.seatCount), won } });

/** A bid is notes and real money, perhaps nothing; the last one opens all of them (Falsche Fuffziger Decision X12). */
export const applyLaundering = applySealed<FuffzigerTypes, Laundering, 'bid', Money>({
  make: 'bid',
  undo: 'unbid',
  sealedIn: ({ bids }) => bids,
  choose: ({ money }, at, bid) => bidOf(bid, atSeat(money, at)),
  keep: (state, bids, { won }) => changed(state, { phase: { type: 'laundering', bids, won } }),
  open,
});

function bidOf({ notes, real }: Money, own: Money): Result<Money, Rejection> {
  const part = partOf(own.notes, notes);
  if (!part.ok) return part;
  return real > own.real
    ? fail(rejection('not-affordable', { price: real, money: own.real }))
    : ok({ notes, real });
}

/** The highest sum wins if it reaches the least bid, and pays; all others keep their bids. */
function open(state: FuffzigerState, bids: readonly Money[], phase: Laundering): FuffzigerStep {
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
