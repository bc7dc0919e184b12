import type { Rng } from '../../../../base/rng.ts';
import { recalled } from '../../../../base/slips.ts';
import type { Card } from '../../material.ts';
import type { MoneyEvent } from '../../events.ts';
import type { Style } from './style.ts';

/** What was seen to go to whom in the running hand: by seat the cards that must be in the hand. */
export type Seen = readonly (readonly Card[])[];

/** The memory after an event; cards that lie on the table are in no hand. */
export function remember(seen: Seen, event: MoneyEvent): Seen {
  switch (event.type) {
    case 'revealed':
      return event.bids.map(({ cards }, seat) => (seen[seat] ?? []).filter((card) => !cards.includes(card)));
    case 'took':
    case 'swapped':
      return handing(seen, event.seat, event.gained);
    case 'passed':
      return handing(seen, event.seat, event.back);
    case 'hand-scored':
      return [];
    default:
      return seen;
  }
}

/** The lists with cards added to one of them; lists that are not there yet are empty. */
const handing = (seen: Seen, to: number, cards: readonly Card[]): Seen =>
  Array.from({ length: Math.max(seen.length, to + 1) }, (_, seat) =>
    seat === to ? [...(seen[seat] ?? []), ...cards] : (seen[seat] ?? []),
  );

/** What it still has in mind of that. */
export const inMind = (seen: Seen, { recall }: Style, rng: Rng): Seen =>
  seen.map((cards) => recalled(cards, recall, rng));
