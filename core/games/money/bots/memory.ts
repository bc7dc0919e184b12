import { without } from '../../../base/lists.ts';
import type { MoneyEvent } from '../events.ts';
import type { Card } from '../material.ts';

/** By seat, the cards that were seen to go into its hand and must still be there. */
export type Seen = readonly (readonly Card[])[];

/** What was public in the current hand. Plain JSON. */
export type Memory = {
  readonly seen: Seen;
  /** By seat, how many of its dealt cards it has bid; those are in `seen` from then on. */
  readonly shown: readonly number[];
};

/** The initial memory. */
export const NOTHING_SEEN: Memory = { seen: [], shown: [] };

/** The memory after an event. Cards on the table are in no hand. */
export function remember(memory: Memory, event: MoneyEvent): Memory {
  const { seen, shown } = memory;
  switch (event.type) {
    case 'revealed': {
      const dealt = event.bids.map(({ cards }, at) =>
        cards.filter((card) => seen[at]?.includes(card) !== true),
      );
      return {
        seen: event.bids.map(({ cards }, at) => without(seen[at] ?? [], cards)),
        shown: dealt.map((cards, at) => (shown[at] ?? 0) + cards.length),
      };
    }
    case 'took':
    case 'swapped':
      return { seen: handing(seen, event.seat, event.gained), shown };
    case 'passed':
      return { seen: handing(seen, event.seat, event.back), shown };
    case 'hand-scored':
      return NOTHING_SEEN;
    default:
      return memory;
  }
}

/** Adds cards to one of the lists; missing lists are empty. */
const handing = (seen: Seen, to: number, cards: readonly Card[]): Seen =>
  Array.from({ length: Math.max(seen.length, to + 1) }, (_, seat) =>
    seat === to ? [...(seen[seat] ?? []), ...cards] : (seen[seat] ?? []),
  );
