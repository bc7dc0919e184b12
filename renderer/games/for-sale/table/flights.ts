import type { Seat } from '../../../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { Flight } from '../../shared/flight.ts';

/** The flight of a building or of money. */
export interface CardFlight extends Flight {
  readonly freight:
    | { readonly type: 'building'; readonly building: Building }
    | { readonly type: 'money'; readonly amount: Amount };
}

const at = (seat: Seat): string => `seat-${seat}`;

/** The simultaneous flights of an event. Sales have none: the market animates them. */
export function flightsOf(event: VisibleForSaleEvent): readonly CardFlight[] {
  if (event.type !== 'bought') return [];
  const { building, paid } = event;
  const buildingFlight: CardFlight = {
    freight: { type: 'building', building },
    from: `building-${building}`,
    to: at(event.seat),
    instead: 'market',
  };
  if (paid === 0) return [buildingFlight];
  return [buildingFlight, { freight: { type: 'money', amount: paid }, from: at(event.seat), to: 'bank' }];
}
