import { assertNever } from '../../base/assert-never.ts';
import type { ForSaleHappening } from './events.ts';

/** All chosen buildings lie open; then each cheque comes for itself. */
export const OPENED = 4;
export const SALE = 2;

/** How long people look at an event; the last sale of a game has some time more, because nothing comes after it. */
export function beats(event: ForSaleHappening): number {
  switch (event.type) {
    case 'chose':
    case 'took-back':
      return 0;
    case 'bid':
    case 'buildings-turned-up':
    case 'cheques-turned-up':
    case 'game-ended':
      return 2;
    case 'bought':
      return 3;
    case 'sold':
      return OPENED + SALE * event.sales.length;
    default:
      return assertNever(event);
  }
}
