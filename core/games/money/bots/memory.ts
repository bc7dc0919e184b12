import { without } from '../../../base/lists.ts';
import type { MoneyEvent } from '../events.ts';
import type { Card } from '../material.ts';

/** By seat cards that were seen to go there and must be in the hand. */
export type Seen = readonly (readonly Card[])[];

/** What was public in the running hand. Plain JSON. */
export type Memory = {
  readonly seen: Seen;
  /** By seat how many of the cards that it was dealt it has bid; from then on they are seen. */
  readonly shown: readonly number[];
};

/** The memory before anything was seen. */
export const NOTHING_SEEN: Memory = { seen: [], shown: [] };

/** The memory after an event; cards that lie on the table are in no hand. */
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

/** The lists with cards added to one of them; lists that are not there yet are empty. */
const handing = (seen: Seen, to: number, cards: readonly Card[]): Seen =>
  Array.from({ length: Math.max(seen.length, to + 1) }, (_, seat) =>
    seat === to ? [...(seen[seat] ?? []), ...cards] : (seen[seat] ?? []),
  );
