import type { Seat } from '../../../base/ids.ts';
import type { MoneyAction } from '../actions.ts';
import { BLUFF, DISPLAYS, valuedCards, type Card } from '../material.ts';
import { MoneyPosition } from '../position.ts';
import { SET_WIDTH, noBits } from '../sets.ts';
import type { ActingView, MoneyView, OwnCards } from '../view.ts';
import type { Seen } from './memory.ts';

/** The table as a seat knows it: without cards whose owner is unknown, and with an empty pile. */
export function rootOf(view: MoneyView, own: OwnCards, seen: Seen): MoneyPosition {
  const { seatCount, options, round, displays, stalled } = view;
  const root = new MoneyPosition(options, seatCount);
  root.layOut(displays.right, displays.left);
  for (let at = 0; at < seatCount; at++)
    for (const card of at === own.seat ? own.hand : (seen[at] ?? []))
      if (card !== BLUFF) root.sets.put(card, at);
  root.stalled = stalled;
  root.last = round?.last;
  if (round?.type !== 'acting') return root;
  for (const [at, cards] of round.lying.entries()) {
    root.lying[at] = root.bidOf(at);
    for (const card of cards) root.sets.put(card, root.bidOf(at));
  }
  root.queue.set([round.acting, ...round.waiting]);
  root.queued = 1 + round.waiting.length;
  return root;
}

/** The cards outside this player's hand and off the table whose owner is unknown. */
export function unseenCards(view: MoneyView, own: readonly Card[], seen: Seen): readonly Card[] {
  const { displays, round, removed } = view;
  const open = new Set([...own, ...displays.right, ...displays.left, ...seen.flat()]);
  if (round?.type === 'acting') for (const card of round.lying.flat()) open.add(card);
  return valuedCards(removed).filter((card) => !open.has(card));
}

/** Splits `hidden` unknown cards evenly over the other seats; the own seat gets none. */
export function evenShares(hidden: number, seatCount: number, own: Seat): readonly number[] {
  const shareUpTo = (others: number): number => Math.floor((hidden * others) / (seatCount - 1));
  return Array.from({ length: seatCount }, (_, at) => {
    const before = at < own ? at : at - 1;
    return at === own ? 0 : shareUpTo(before + 1) - shareUpTo(before);
  });
}

/** All actions of the acting seat, in the order of `choiceAt`. */
export const actsIn = ({ waiting }: ActingView): readonly MoneyAction[] => [
  { type: 'pass' },
  ...DISPLAYS.map((display) => ({ type: 'take', display }) as const),
  ...waiting.map((partner) => ({ type: 'swap', with: partner }) as const),
];

/** What cards are worth to a player. */
export interface Valuation {
  /** The potential value of two sets together; each starts at an index of a list of sets. */
  of(sets: readonly number[], start: number, others: readonly number[], othersStart: number): number;
}

/** An empty set. */
export const NOTHING: readonly number[] = noBits();

/** The set that is worth most to the acting seat; its own bid unless another is worth more. */
export function bestSet(table: MoneyPosition, worth: Valuation): number {
  const { bits } = table.sets;
  const start = table.turn * SET_WIDTH;
  let best = 0;
  let most = -Infinity;
  for (let choice = 0; choice < table.choices; choice++) {
    const set = table.choiceAt(choice);
    const value = worth.of(bits, start, bits, set * SET_WIDTH);
    if (value <= most) continue;
    most = value;
    best = set;
  }
  return best;
}
