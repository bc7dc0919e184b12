import { assertNever } from '../../base/assert-never.ts';
import type { FuffzigerNews } from './events.ts';

/** How long people look at an event; presses are looked at when all that their owner does with them is done. */
export function beats(event: FuffzigerNews): number {
  switch (event.type) {
    case 'chose':
    case 'took-back':
    case 'gave-back':
    case 'die-passed':
    case 'converted':
    case 'game-ended':
      return 0;
    case 'laid':
    case 'matched':
    case 'dropped':
    case 'sold':
      return 1;
    case 'round-began':
    case 'bought':
      return 2;
    case 'scrapped':
    case 'printed':
    case 'rolled':
    case 'auction-ended':
    case 'laundered':
    case 'general-laundering':
      return 3;
    case 'inspected':
    case 'ranked':
      return 4;
    case 'opened':
      return 4 + event.bids.length;
    default:
      return assertNever(event);
  }
}
