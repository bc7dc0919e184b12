import type { Seat } from '../../../../core/base/ids.ts';
import type { VisibleMoneyEvent } from '../../../../core/games/money/events.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { Flight } from '../../shared/flight.ts';

/** Values of `data-anchor`. */
type Anchor = `seat-${number}` | 'display-right' | 'display-left' | 'pile';

export interface CardFlight extends Flight {
  readonly card: Card;
  readonly from: Anchor;
  readonly to: Anchor;
}

const at = (seat: Seat): Anchor => `seat-${seat}`;

const each = (cards: readonly Card[], from: Anchor, to: Anchor): readonly CardFlight[] =>
  cards.map((card, index) => ({
    card,
    piece: String(card),
    from,
    to,
    spread: { at: index, of: cards.length },
  }));

/** The simultaneous flights of an event. */
export function flightsOf(event: VisibleMoneyEvent): readonly CardFlight[] {
  switch (event.type) {
    case 'took': {
      const [display, player] = [`display-${event.display}`, at(event.seat)] as const;
      return [...each(event.gained, display, player), ...each(event.laid, player, display)];
    }
    case 'swapped':
      return [
        ...each(event.gained, at(event.with), at(event.seat)),
        ...each(event.laid, at(event.seat), at(event.with)),
      ];
    case 'refilled':
      return [...each(event.right, 'pile', 'display-right'), ...each(event.left, 'pile', 'display-left')];
    default:
      return [];
  }
}
