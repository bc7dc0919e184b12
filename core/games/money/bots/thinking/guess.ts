import type { Rng } from '../../../../base/rng.ts';
import { BLUFF, faceOf, valuedCards, type Card } from '../../material.ts';
import type { MoneyView } from '../../view.ts';
import { isOf, strongest } from '../strongest.ts';
import type { Seen } from './memory.ts';

/** Cards outside the own hand and off the table that nobody was seen to take. */
export function unseenCards(view: MoneyView, own: readonly Card[], seen: Seen): readonly Card[] {
  const { displays, round, removed } = view;
  const open = new Set([...own, ...displays.right, ...displays.left, ...seen.flat()]);
  if (round?.type === 'acting') for (const card of round.lying.flat()) open.add(card);
  return valuedCards(removed).filter((card) => !open.has(card));
}

/** By seat a hand that a player may have: what it was seen to take, and an even share of the cards nobody knows. */
export function guessHands(
  view: MoneyView,
  at: number,
  unseen: readonly Card[],
  seen: Seen,
  rng: Rng,
): readonly (readonly Card[])[] {
  const hidden = Math.max(0, unseen.length - view.pile);
  const shuffled = rng.shuffle(unseen);
  const others = view.seatCount - 1;
  return Array.from({ length: view.seatCount }, (_, seat) => {
    if (seat === at) return [];
    const place = seat < at ? seat : seat - 1;
    const from = Math.floor((hidden * place) / others);
    const to = Math.floor((hidden * (place + 1)) / others);
    return [...(seen[seat] ?? []), ...shuffled.slice(from, to)];
  });
}

/** Of twelve bids so many sit out, and so many are of one, two, three cards. */
const HABITS = [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3] as const;

/** A bid that a player may make: mostly its highest cards outside the currencies that it collects. */
export function guessBid(hand: readonly Card[], rng: Rng): readonly Card[] {
  const kept = strongest(hand);
  return hand
    .filter((card) => card !== BLUFF && !isOf(card, kept))
    .sort((one, other) => faceOf(other) - faceOf(one) || one - other)
    .slice(0, rng.pick(HABITS));
}
