import { seatsOf, type Seat, type Viewer } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import type { HandDeal } from '../../../core/games/money/deal.ts';
import { money, type MoneyTypes } from '../../../core/games/money/index.ts';
import { BLUFF, DEALT } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { arranged, drawAction, drawBid, drawSeat, handOf, handsOf, pileOf } from './play.ts';
import type { Pair } from '../../helpers/noninterference.ts';

/** What a step makes public, and what therefore has to be the same in both halves of a pair. */
interface Kept {
  readonly sealed: boolean;
  readonly hands: boolean;
  /** Cards from the top of the pile. */
  readonly top: number;
}

/** Two displays of four are the most that a refill can draw. */
const MOST_DRAWN = 8;

/** A pair made from a state of a running game: everything that the viewer cannot see is drawn anew. */
export function drawPair(one: MoneyPosition, rng: Rng): Pair<MoneyTypes> {
  const viewer = rng.pick<Viewer>([...seatsOf(one.seatCount), 'table']);
  const seat = drawSeat(one, rng);
  const oneAction = drawAction(money.legal(one, seat), rng);
  const isSecret = oneAction.type === 'bid' && !isLastBid(one, seat);
  const other = twin(one, viewer, keptBy(one, seat, oneAction), rng);
  const otherAction: MoneyAction =
    isSecret && seat !== viewer
      ? { type: 'bid', cards: drawBid([BLUFF, ...handOf(other, seat)], rng) }
      : oneAction;
  return { viewer, one, other, seat, oneAction, otherAction };
}

const isLastBid = (state: MoneyPosition, at: Seat): boolean =>
  !state.isActing && money.awaits(state).every((other) => other === at);

/** What the step will show: all bids, cards of the pile, or at the end of a hand everything in it. */
function keptBy(state: MoneyPosition, seat: Seat, action: MoneyAction): Kept {
  const isReveal = action.type === 'bid' && isLastBid(state, seat);
  const isLastAct = state.isActing && state.waiting().length === 0;
  const endsRound = isReveal || isLastAct;
  const endsHand = endsRound && state.last !== undefined;
  return { sealed: isReveal, hands: endsHand || isReveal, top: endsRound ? MOST_DRAWN : 0 };
}

/** Another state that the viewer cannot tell from this one: hands of others, sealed bids, pile and later hands are drawn anew. */
function twin(state: MoneyPosition, viewer: Viewer, kept: Kept, rng: Rng): MoneyPosition {
  const isFixed = (at: Seat): boolean => at === viewer || kept.hands;
  const others = seatsOf(state.seatCount).filter((at) => !isFixed(at));
  const [all, whole] = [handsOf(state), pileOf(state)];
  const top = whole.slice(0, kept.top);
  const inHands = others.flatMap((at) => all[at] ?? []);
  const pool = rng.shuffle([...inHands, ...whole.slice(top.length)]);
  const pile = [...top, ...pool.splice(0, whole.length - top.length)];
  const sizes = drawSizes(state, others, pool.length, rng);
  const hands = all.map((hand, at) =>
    isFixed(at as Seat) ? hand : pool.splice(0, sizes[others.indexOf(at as Seat)]).sort((a, b) => a - b),
  );
  const later = laterHands(state, viewer, rng);
  return arranged(state, { pile, hands, later, sealed: resealed(state, hands, viewer, kept, rng) });
}

/** How many cards the others hold: hidden, unless `memoryAid` shows it (Money! Decision M6). */
function drawSizes(
  state: MoneyPosition,
  others: readonly Seat[],
  total: number,
  rng: Rng,
): readonly number[] {
  const held = others.map((at) => handOf(state, at).length);
  if (state.options.memoryAid || total < others.length) return held;
  const sizes = others.map(() => 1);
  for (let left = total - others.length; left > 0; left--) {
    const index = rng.below(others.length);
    sizes[index] = (sizes[index] ?? 0) + 1;
  }
  return sizes;
}

/** Sealed bids of others are others, in number of cards too. */
function resealed(
  state: MoneyPosition,
  hands: readonly (readonly number[])[],
  viewer: Viewer,
  kept: Kept,
  rng: Rng,
): readonly (readonly number[] | undefined)[] {
  return hands.map((hand, at) => {
    const cards = state.sealedBy(at);
    return cards === undefined || kept.sealed || at === viewer ? cards : drawBid([BLUFF, ...hand], rng);
  });
}

/** Of the next hand only what all and the viewer will see is kept, since it may be dealt by the step; later ones are others. */
function laterHands(state: MoneyPosition, viewer: Viewer, rng: Rng): readonly HandDeal[] {
  const [next, ...rest] = state.later;
  if (next === undefined) return [];
  const dealt = state.seatCount * DEALT;
  const isShown = (place: number): boolean =>
    place >= dealt ? place < dealt + MOST_DRAWN : Math.floor(place / DEALT) === viewer;
  const hidden = rng.shuffle(next.order.filter((_, place) => !isShown(place)));
  const order = next.order.map((card, place) => (isShown(place) ? card : (hidden.shift() ?? card)));
  const redrawn = money.deal({ ...state.options, hands: rest.length }, state.seatCount, rng).hands;
  return [{ removed: next.removed, order }, ...redrawn];
}
