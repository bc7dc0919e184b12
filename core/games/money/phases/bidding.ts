import { seatsOf } from '../../../base/ids.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { ascending, atSeat, without } from '../../../base/lists.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { applySealed } from '../../../base/sealed.ts';
import { toAll } from '../events.ts';
import { BLUFF, worthOf, type Card } from '../material.ts';
import { orderOf } from '../order.ts';
import type { Reveal, RevealedBid } from '../round.ts';
import type { Bidding, MoneyState } from '../state.ts';
import type { MoneyStep, MoneyTypes } from '../types.ts';
import { endRound } from './round-end.ts';

/** All bid: a sealed bid may be taken back (Money! Decision M3) until the last one turns all of them up. */
export const applyBidding = applySealed<MoneyTypes, Bidding, 'bid', readonly Card[]>({
  make: 'bid',
  undo: 'unbid',
  sealedIn: ({ sealed }) => sealed,
  choose: ({ hands }, at, { cards }) => bidOf(cards, atSeat(hands, at)),
  keep: (state, sealed) => ({ ...state, phase: { type: 'bidding', sealed } }),
  open: turnUp,
});

/** A bid is at least one card, each of them once, all from the own hand (Money! Decision M7: the bluff card alone will do). */
function bidOf(cards: readonly Card[], hand: readonly Card[]): Result<readonly Card[], Rejection> {
  if (cards.length === 0) return fail(rejection('too-few', { least: 1 }));
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) return fail(rejection('chosen-twice', { item: twice }));
  const foreign = cards.find((card) => card !== BLUFF && !hand.includes(card));
  return foreign === undefined ? ok(ascending(cards)) : fail(rejection('not-yours', { item: foreign }));
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
