import { seatsOf, type Seat } from '../../../base/ids.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { ascending, atSeat, withAt, without } from '../../../base/lists.ts';
import { toAll } from '../events.ts';
import { BLUFF, worthOf, type Card } from '../material.ts';
import { orderOf } from '../order.ts';
import type { Reveal, RevealedBid } from '../round.ts';
import type { Bidding, MoneyState } from '../state.ts';
import type { MoneyOutcome, MoneyStep } from '../types.ts';
import { endRound } from './round-end.ts';

/** Seals a bid; the last one to be sealed turns all of them up. */
export function bid(state: MoneyState, phase: Bidding, at: Seat, cards: readonly Card[]): MoneyOutcome {
  if (atSeat(phase.sealed, at) !== null) return fail(rejection('already-chosen', { undo: 'unbid' })); // Money! Decision M3
  const refused = refusalOf(cards, atSeat(state.hands, at));
  if (refused !== undefined) return fail(refused);
  const sealed = withAt(phase.sealed, at, ascending(cards));
  const chose = toAll({ type: 'chose', seat: at });
  const bids = sealed.filter((one) => one !== null);
  if (bids.length < state.seatCount)
    return ok({ state: { ...state, phase: { type: 'bidding', sealed } }, events: [chose] });
  const step = turnUp(state, bids);
  return ok({ state: step.state, events: [chose, ...step.events] });
}

/** Takes a sealed bid back (Money! Decision M3). */
export function unbid(state: MoneyState, phase: Bidding, at: Seat): MoneyOutcome {
  if (atSeat(phase.sealed, at) === null) return fail(rejection('nothing-chosen'));
  const sealed = withAt(phase.sealed, at, null);
  return ok({
    state: { ...state, phase: { type: 'bidding', sealed } },
    events: [toAll({ type: 'took-back', seat: at })],
  });
}

/** A bid is at least one card, each of them once, all from the own hand (Money! Decision M7: the bluff card alone will do). */
function refusalOf(cards: readonly Card[], hand: readonly Card[]): Rejection | undefined {
  if (cards.length === 0) return rejection('too-few', { least: 1 });
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) return rejection('chosen-twice', { item: twice });
  const foreign = cards.find((card) => card !== BLUFF && !hand.includes(card));
  return foreign === undefined ? undefined : rejection('not-yours', { item: foreign });
}

/** All bids lie open: bluff cards go back, the other cards leave the hands, the order is settled. */
function turnUp(state: MoneyState, sealed: readonly (readonly Card[])[]): MoneyStep {
  const bids = sealed.map(revealedBid);
  const reveal: Reveal = { bids, ...orderOf(bids, state.options.tieBreak) };
  const revealed = toAll({ type: 'revealed', hand: state.hand, round: state.round, ...reveal });
  const lying = bids.map(({ cards }) => cards);
  const hands = seatsOf(state.seatCount).map((at) => without(atSeat(state.hands, at), atSeat(lying, at)));
  const open: MoneyState = {
    ...state,
    hands,
    phase: { type: 'acting', reveal, lying, queue: reveal.order, acts: [] },
  };
  if (reveal.order.length > 0) return { state: open, events: [revealed] };
  const step = endRound(open, { ...reveal, acts: [] }); // Money! Decision M8: nobody takes part
  return { state: step.state, events: [revealed, ...step.events] };
}

function revealedBid(cards: readonly Card[]): RevealedBid {
  const valued = without(cards, [BLUFF]);
  return {
    cards: valued,
    worth: worthOf(valued),
    bluff: valued.length < cards.length,
    sitsOut: valued.length === 0,
  };
}
