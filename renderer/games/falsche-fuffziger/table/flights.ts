import type { Seat } from '../../../../core/base/ids.ts';
import type { PressType } from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { Flight } from '../../shared/flight.ts';
import type { VisibleFuffzigerEvent } from './context.ts';
import { typesIn } from './outlook.ts';

/** The flight of a piece from the market to a player. */
export interface PieceFlight extends Flight {
  readonly freight:
    | { readonly type: 'coins'; readonly count: number }
    | { readonly type: 'real'; readonly amount: number }
    | { readonly type: 'notes'; readonly of: PressType; readonly count: number }
    | { readonly type: 'press'; readonly of: PressType };
}

const MARKET = 'market';
const at = (seat: Seat): string => `seat-${seat}`;

/** The simultaneous flights of an event. */
export function flightsOf(event: VisibleFuffzigerEvent): readonly PieceFlight[] {
  switch (event.type) {
    case 'printed':
      return typesIn(event.notes).map((of) => ({
        freight: { type: 'notes', of, count: countOf(event.notes, of) },
        from: MARKET,
        to: at(event.seat),
      }));
    case 'auction-ended':
      if (event.winner === undefined) return [];
      return [{ freight: { type: 'coins', count: event.lot }, from: MARKET, to: at(event.winner) }];
    case 'laundered':
      return [{ freight: { type: 'real', amount: event.real }, from: MARKET, to: at(event.seat) }];
    case 'bought':
      return typesIn(event.presses).map((of) => ({
        freight: { type: 'press', of },
        from: MARKET,
        to: at(event.seat),
      }));
    default:
      return [];
  }
}
