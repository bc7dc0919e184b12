import { seat, seatsOf, type Seat } from '../../../base/ids.ts';
import { ascending, atSeat, inserted, withAt } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import type { Step } from '../../../game.ts';
import type { ForSaleEvent } from '../events.ts';
import { fortuneOf } from '../legal.ts';
import { refundOf, roundsOf, startMoney, type Amount } from '../material.ts';
import type { ForSaleDeal } from '../deal.ts';
import type { ForSaleOptions } from '../options.ts';
import type { Purchase } from '../round.ts';
import { changed, type Buying, type ForSaleState } from '../state.ts';
import type { ForSaleOutcome, ForSaleTypes } from '../types.ts';
import { turnUpCheques } from './selling.ts';

/** The state before the first bid. */
export function start(options: ForSaleOptions, seatCount: number, deal: ForSaleDeal): ForSaleState {
  const seats = seatsOf(seatCount);
  return {
    options,
    seatCount,
    deal,
    money: seats.map(() => startMoney(seatCount)),
    hands: seats.map(() => []),
    bought: [],
    sold: [],
    phase: buyingRound(deal, seatCount, 1, deal.starter),
  };
}

/** As many buildings as there are players are turned up; the starter begins. `round` is from 1. */
const buyingRound = (deal: ForSaleDeal, seatCount: number, round: number, starter: Seat): Buying => ({
  type: 'buying',
  round,
  starter,
  offer: ascending(deal.buildings.slice((round - 1) * seatCount, round * seatCount)),
  bids: new Array<Amount>(seatCount).fill(0),
  high: 0,
  turn: starter,
  taken: [],
});

/** Raises the own bid above the highest one; what lies there already counts towards it (For Sale Decision F1). */
export function bid(state: ForSaleState, phase: Buying, at: Seat, amount: Amount): ForSaleOutcome {
  const least = phase.high + 1; // For Sale Decision F7: a first bid is at least 1
  const most = fortuneOf(state, phase, at);
  if (amount < least) return fail(rejection('too-low', { least }));
  if (amount > most) return fail(rejection('not-affordable', { price: amount, money: most }));
  const bids = withAt(phase.bids, at, amount);
  const turn = nextIn(phase.taken, state.seatCount, at);
  return ok({
    state: changed(state, {
      money: withAt(state.money, at, most - amount),
      phase: onTable(phase, turn, bids, amount, phase.offer, phase.taken),
    }),
    events: [{ type: 'bid', round: phase.round, seat: at, amount, to: 'all' }],
  });
}

/** Takes the cheapest building and half of the own bid back. If one player is left, the round ends (For Sale Decision F7). */
export function pass(state: ForSaleState, phase: Buying, at: Seat): ForSaleOutcome {
  const refund = refundOf(atSeat(phase.bids, at), state.options.refund); // For Sale Decision F5
  const after = buy(state, phase, at, refund);
  const event = boughtBy('passing', phase.round, after.purchase);
  if (after.phase.offer.length > 1) return ok({ state: after.state, events: [event] });
  const step = takeLast(after.state, after.phase);
  return ok({ state: step.state, events: [event, ...step.events] });
}

/** The last player who is in takes the dearest building without an act of its own, and pays the whole bid. */
function takeLast(state: ForSaleState, phase: Buying): Step<ForSaleTypes> {
  const last = buy(state, phase, phase.turn, 0);
  const event = boughtBy('staying', phase.round, last.purchase);
  const done = changed(last.state, { bought: [...state.bought, last.phase.taken] });
  const step = endRound(done, phase.round, phase.turn);
  return { state: step.state, events: [event, ...step.events] };
}

const boughtBy = (
  by: 'passing' | 'staying',
  round: number,
  { seat: at, building, bid: laid, paid, refund }: Purchase,
): ForSaleEvent => ({ type: 'bought', round, by, seat: at, building, bid: laid, paid, refund, to: 'all' });

/** A seat takes the cheapest building: its bid leaves the table, `refund` of it goes back into stock. */
function buy(
  state: ForSaleState,
  before: Buying,
  at: Seat,
  refund: Amount,
): { readonly state: ForSaleState; readonly phase: Buying; readonly purchase: Purchase } {
  const building = before.offer[0];
  if (building === undefined) throw new Error('no building is left to take');
  const laid = atSeat(before.bids, at);
  const purchase: Purchase = { seat: at, building, bid: laid, paid: laid - refund, refund };
  const taken = [...before.taken, purchase];
  const turn = taken.length === state.seatCount ? at : nextIn(taken, state.seatCount, at);
  const bids = withAt(before.bids, at, 0);
  const phase = onTable(before, turn, bids, before.high, before.offer.slice(1), taken);
  const money = withAt(state.money, at, atSeat(state.money, at) + refund);
  const hands = withAt(state.hands, at, inserted(atSeat(state.hands, at), building));
  return { state: changed(state, { money, hands, phase }), phase, purchase };
}

/** The running round with what lies on the table now. */
const onTable = (
  { round, starter }: Buying,
  turn: Seat,
  bids: Buying['bids'],
  high: Amount,
  offer: Buying['offer'],
  taken: Buying['taken'],
): Buying => ({ type: 'buying', round, starter, offer, bids, high, turn, taken });

/** The taker of the dearest building starts the next round, also when nobody bid (For Sale Decision F3). */
function endRound(state: ForSaleState, round: number, starter: Seat): Step<ForSaleTypes> {
  const { deal, seatCount } = state;
  if (round === roundsOf(seatCount)) return turnUpCheques(state, 1);
  const phase = buyingRound(deal, seatCount, round + 1, starter);
  const { offer } = phase;
  return {
    state: changed(state, { phase }),
    events: [{ type: 'buildings-turned-up', round: phase.round, buildings: offer, starter, to: 'all' }],
  };
}

/** The next player clockwise who has taken nothing in this round. */
function nextIn(taken: readonly Purchase[], seatCount: number, at: Seat): Seat {
  let next = (at + 1) % seatCount;
  while (hasTaken(taken, next)) next = (next + 1) % seatCount;
  return seat(next);
}

function hasTaken(taken: readonly Purchase[], at: number): boolean {
  for (const purchase of taken) if (purchase.seat === at) return true;
  return false;
}
