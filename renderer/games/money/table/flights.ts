import type { Seat } from '../../../../core/base/ids.ts';
import type { MoneyHappening } from '../../../../core/games/money/events.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { Flight } from '../../shared/flight.ts';

/** A place on the page that carries `data-anchor`. */
type Anchor = `seat-${number}` | 'display-right' | 'display-left' | 'pile';

/** Cards that go from one place to another. */
export interface CardFlight extends Flight {
  readonly cards: readonly Card[];
  readonly from: Anchor;
  readonly to: Anchor;
}

const at = (seat: Seat): Anchor => `seat-${seat}`;

/** What is seen to move for an event; flights of one event go at the same time. */
export function flightsOf(event: MoneyHappening): readonly CardFlight[] {
  switch (event.type) {
    case 'took':
      return [
        { cards: event.gained, from: `display-${event.display}`, to: at(event.seat) },
        { cards: event.laid, from: at(event.seat), to: `display-${event.display}` },
      ];
    case 'swapped':
      return [
        { cards: event.gained, from: at(event.with), to: at(event.seat) },
        { cards: event.laid, from: at(event.seat), to: at(event.with) },
      ];
    case 'refilled':
      return [
        { cards: event.right, from: 'pile', to: 'display-right' } as const,
        { cards: event.left, from: 'pile', to: 'display-left' } as const,
      ].filter(({ cards }) => cards.length > 0);
    default:
      return [];
  }
}
