import { seatsOf, type Seat } from '../../../base/ids.ts';
import { atSeat, withAt } from '../../../base/lists.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { colourOf, type Lay } from '../actions.ts';
import { toAll } from '../events.ts';
import { andThen, leftOf, reported, stepTo, withCoins, withMoney } from '../flow.ts';
import { ADDING_FACE, LEAST_REAL, MOST_ADDED } from '../material.ts';
import { countOf, isAmong, isNone, NO_MONEY, together, without, type Money } from '../material/money.ts';
import { nextTurn } from '../material/auction-turn.ts';
import { purseOf } from '../on-table.ts';
import type { AuctionOutcome } from '../material/report.ts';
import { changed, type Auction, type FuffzigerState } from '../state.ts';
import type { FuffzigerOutcome, FuffzigerStep } from '../types.ts';
import { beginLaundering } from './laundering.ts';

/** Without any auction the die passes to the left once; otherwise before each of them (Falsche Fuffziger Decision X16). */
export function beginAuctions(state: FuffzigerState): FuffzigerStep {
  if (state.auctions > 0) return openAuction(state);
  return andThen(passDie(state), beginLaundering);
}

function passDie(state: FuffzigerState): FuffzigerStep {
  const start = leftOf(state, state.start);
  return stepTo(changed(state, { start }), toAll({ type: 'die-passed', start }));
}

/** The die passes, the new start player rolls: so many coins are one lot. A 2 adds an auction, twice in a round at most. */
function openAuction(state: FuffzigerState): FuffzigerStep {
  return andThen(passDie(state), (passed) => {
    const { start, seatCount } = passed;
    const lot = rollOf(passed);
    const adds = lot === ADDING_FACE && passed.added < MOST_ADDED;
    const opened = changed(passed, {
      rolled: passed.rolled + 1,
      auctions: passed.auctions - 1 + (adds ? 1 : 0),
      added: passed.added + (adds ? 1 : 0),
      phase: {
        type: 'auction',
        lot,
        isIn: seatsOf(seatCount).map(() => true),
        leader: start,
        turn: start,
        led: null,
        laid: seatsOf(seatCount).map(() => NO_MONEY),
      },
    });
    return stepTo(opened, toAll({ type: 'rolled', start, lot, adds }));
  });
}

function rollOf({ deal, rolled }: FuffzigerState): number {
  const roll = deal.dice[rolled];
  if (roll === undefined) throw new Error('the rolls are used up'); // 128 are several times as many as a game can need
  return roll;
}

/** A lay as money. */
export const moneyOf = (lay: Lay): Money =>
  'notes' in lay ? { notes: lay.notes, real: 0 } : { notes: {}, real: lay.real };

/** Leads: lays notes of one colour, or real money, on top of what lies there. */
export function lay(state: FuffzigerState, phase: Auction, at: Seat, led: Lay): FuffzigerOutcome {
  const refused = refusalOf(led, purseOf(state, phase, at));
  if (refused !== undefined) return fail(refused);
  const step = stepTo(state, toAll({ type: 'laid', seat: at, lay: led }));
  return ok(andThen(step, (after) => goOn(after, { ...withLaid(phase, at, led), led, leader: at }, at)));
}

function refusalOf(led: Lay, purse: Money): Rejection | undefined {
  if ('notes' in led) {
    const colour = colourOf(led.notes);
    const most = countOf(purse.notes, colour);
    if (most === 0) return rejection('not-yours', { item: colour });
    return countOf(led.notes, colour) > most ? rejection('too-high', { most }) : undefined;
  }
  if (led.real < LEAST_REAL) return rejection('too-low', { least: LEAST_REAL });
  return led.real > purse.real
    ? rejection('not-affordable', { price: led.real, money: purse.real })
    : undefined;
}

/** Whether the seat has exactly what was led. */
export const canMatch = (state: FuffzigerState, phase: Auction, at: Seat): boolean =>
  phase.led !== null && isAmong(moneyOf(phase.led), purseOf(state, phase, at));

/** Lays exactly what was led. */
export function match(state: FuffzigerState, phase: Auction, at: Seat, led: Lay): FuffzigerOutcome {
  const step = stepTo(state, toAll({ type: 'matched', seat: at, lay: led }));
  return ok(andThen(step, (after) => goOn(after, withLaid(phase, at, led), at)));
}

/** Is out of this auction for good. */
export function drop(state: FuffzigerState, phase: Auction, at: Seat): FuffzigerOutcome {
  const step = stepTo(state, toAll({ type: 'dropped', seat: at }));
  const left: Auction = { ...phase, isIn: withAt(phase.isIn, at, false) };
  return ok(andThen(step, (after) => goOn(after, left, at)));
}

const withLaid = (phase: Auction, at: Seat, led: Lay): Auction => ({
  ...phase,
  laid: withAt(phase.laid, at, together(atSeat(phase.laid, at), moneyOf(led))),
});

/** After the seat `at` has acted: the next one matches, leads, or the auction is over. */
function goOn(state: FuffzigerState, phase: Auction, at: Seat): FuffzigerStep {
  const inside = seatsOf(state.seatCount).filter((one) => phase.isIn[one] === true);
  const [only] = inside;
  if (only === undefined) return conclude(state, phase, undefined);
  const hasPaid = phase.laid[only] !== undefined && !isNothing(phase.laid[only]);
  if (inside.length === 1 && hasPaid) return conclude(state, phase, only);
  return stepTo(changed(state, { phase: nextTurn(phase, at) }));
}

const isNothing = (money: Money): boolean => money.real === 0 && isNone(money.notes);

/** The last one in pays everything it laid and takes the coins; all others take theirs back (Falsche Fuffziger Decision X10). */
function conclude(state: FuffzigerState, phase: Auction, winner: Seat | undefined): FuffzigerStep {
  const paid = winner === undefined ? NO_MONEY : atSeat(phase.laid, winner);
  const outcome: AuctionOutcome = {
    lot: phase.lot,
    start: state.start,
    ...(winner === undefined ? {} : { winner }),
    paid,
  };
  const told = reported(state, { auctions: [...state.report.auctions, outcome] });
  const settled =
    winner === undefined
      ? told
      : withCoins(
          withMoney(told, winner, (money) => without(money, paid)),
          winner,
          phase.lot,
        );
  const step = stepTo(settled, toAll({ type: 'auction-ended', ...outcome }));
  return andThen(step, (after) => (after.auctions > 0 ? openAuction(after) : beginLaundering(after)));
}
