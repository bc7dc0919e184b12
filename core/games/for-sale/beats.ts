import { assertNever } from '../../base/assert-never.ts';
import type { ForSaleHappening } from './events.ts';

/** How long people look at an event; sales are turned up one by one. */
export function beats(event: ForSaleHappening): number {
  switch (event.type) {
    case 'chose':
    case 'took-back':
    case 'game-ended':
      return 0;
    case 'bid':
      return 1;
    case 'bought':
    case 'buildings-turned-up':
    case 'cheques-turned-up':
      return 2;
    case 'sold':
      return 4 + event.sales.length;
    default:
      return assertNever(event);
  }
}
