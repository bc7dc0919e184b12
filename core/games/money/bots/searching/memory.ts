import type { MoneyEvent } from '../../events.ts';
import type { Card } from '../../material.ts';
import { remember as rememberSeen } from '../thinking/memory.ts';

/** What was public in the running hand. Plain JSON. */
export type Memory = {
  /** By seat the cards that were seen to go there and must be in the hand. */
  readonly seen: readonly (readonly Card[])[];
  /** By seat how many of the cards that it was dealt it has bid; from then on they are seen. */
  readonly shown: readonly number[];
};

/** The memory before anything was seen. */
export const NOTHING_SEEN: Memory = { seen: [], shown: [] };

/** The memory after an event. */
export function remember({ seen, shown }: Memory, event: MoneyEvent): Memory {
  if (event.type === 'hand-scored') return NOTHING_SEEN;
  const after = rememberSeen(seen, event);
  if (event.type !== 'revealed') return { seen: after, shown };
  const dealt = event.bids.map(({ cards }, at) => cards.filter((card) => !(seen[at] ?? []).includes(card)));
  return { seen: after, shown: dealt.map((cards, at) => (shown[at] ?? 0) + cards.length) };
}
