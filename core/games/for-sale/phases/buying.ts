import { seat, seatsOf, type Seat } from '../../../base/ids.ts';
import { ascending, atSeat, withAt } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import type { Step } from '../../../game.ts';
import { toAll, type ForSaleEvent } from '../events.ts';
import { fortuneOf } from '../legal.ts';
import { refundOf, roundsOf, startMoney, type Amount, type Building } from '../material.ts';
import type { ForSaleDeal } from '../deal.ts';
import type { ForSaleOptions } from '../options.ts';
import type { Purchase } from '../round.ts';
import type { Buying, ForSaleState } from '../state.ts';
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
  return ok({
    state: {
      ...state,
      money: withAt(state.money, at, most - amount),
      phase: {
        ...phase,
        bids: withAt(phase.bids, at, amount),
        high: amount,
        turn: nextIn(phase.taken, state.seatCount, at),
      },
    },
    events: [toAll({ type: 'bid', round: phase.round, seat: at, amount })],
  });
}

/** Takes the cheapest building and half of the own bid back. If one player is left, the round ends (For Sale Decision F7). */
export function pass(state: ForSaleState, phase: Buying, at: Seat): ForSaleOutcome {
  const [cheapest, ...offer] = phase.offer;
  if (cheapest === undefined) throw new Error('no building is left to take');
  const refund = refundOf(atSeat(phase.bids, at), state.options.refund); // For Sale Decision F5
  const bought = buy(state, phase, at, cheapest, refund);
  const events = [toAll({ type: 'bought', round: phase.round, by: 'passing', ...bought.purchase })];
  const next = nextIn(bought.phase.taken, state.seatCount, at);
  const [last, ...others] = offer;
  if (last === undefined || others.length > 0)
    return ok({ state: { ...bought.state, phase: { ...bought.phase, offer, turn: next } }, events });
  const step = takeLast(bought.state, bought.phase, next, last);
  return ok({ state: step.state, events: [...events, ...step.events] });
}

/** The last player who is in takes the dearest building without an act of its own, and pays the whole bid. */
function takeLast(state: ForSaleState, phase: Buying, at: Seat, dearest: Building): Step<ForSaleTypes> {
  const bought = buy(state, phase, at, dearest, 0);
  const event = toAll({ type: 'bought', round: phase.round, by: 'staying', ...bought.purchase });
  const step = endRound({ ...bought.state, bought: [...state.bought, bought.phase.taken] }, phase.round, at);
  return { state: step.state, events: [event, ...step.events] };
}

/** A building changes hands: the bid leaves the table, `refund` of it goes back into stock. */
function buy(
  state: ForSaleState,
  phase: Buying,
  at: Seat,
  building: Building,
  refund: Amount,
): { readonly state: ForSaleState; readonly phase: Buying; readonly purchase: Purchase } {
  const laid = atSeat(phase.bids, at);
  const purchase: Purchase = { seat: at, building, bid: laid, paid: laid - refund, refund };
  return {
    purchase,
    state: {
      ...state,
      money: withAt(state.money, at, atSeat(state.money, at) + refund),
      hands: withAt(state.hands, at, ascending([...atSeat(state.hands, at), building])),
    },
    phase: { ...phase, bids: withAt(phase.bids, at, 0), taken: [...phase.taken, purchase] },
  };
}

/** The taker of the dearest building starts the next round, also when nobody bid (For Sale Decision F3). */
function endRound(state: ForSaleState, round: number, starter: Seat): Step<ForSaleTypes> {
  const { deal, seatCount } = state;
  if (round === roundsOf(seatCount)) return turnUpCheques(state, 1);
  const phase = buyingRound(deal, seatCount, round + 1, starter);
  const event: ForSaleEvent = toAll({
    type: 'buildings-turned-up',
    round: phase.round,
    buildings: phase.offer,
    starter,
  });
  return { state: { ...state, phase }, events: [event] };
}

/** The next player clockwise who has taken nothing in this round. */
function nextIn(taken: readonly Purchase[], seatCount: number, at: Seat): Seat {
  for (let step = 1; step <= seatCount; step++) {
    const next = seat((at + step) % seatCount);
    if (!taken.some((purchase) => purchase.seat === next)) return next;
  }
  throw new Error('nobody is in');
}
