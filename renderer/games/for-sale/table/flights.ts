import type { Seat } from '../../../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { Flight } from '../../shared/flight.ts';

/** A building or money that goes from one place to another. */
export interface CardFlight extends Flight {
  readonly freight:
    | { readonly type: 'building'; readonly building: Building }
    | { readonly type: 'money'; readonly amount: Amount };
}

const at = (seat: Seat): string => `seat-${seat}`;

/**
 * What is seen to move for an event; flights of one event go at the same time. Sales are shown at their own place, where they
 * stay to be read.
 */
export function flightsOf(event: VisibleForSaleEvent): readonly CardFlight[] {
  if (event.type !== 'bought') return [];
  const { building, paid } = event;
  const taken: CardFlight = {
    freight: { type: 'building', building },
    from: `building-${building}`,
    to: at(event.seat),
    instead: 'market',
  };
  if (paid === 0) return [taken];
  return [taken, { freight: { type: 'money', amount: paid }, from: at(event.seat), to: 'bank' }];
}
