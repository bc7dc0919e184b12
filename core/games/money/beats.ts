import { assertNever } from '../../base/assert-never.ts';
import type { MoneyHappening } from './events.ts';

/** Beats by which each tie makes it longer to see why bids act in their order. */
const TIE = 2;

/** How long people look at an event: 2 s for the bids that are opened, 1.5 s for a swap, and so on. */
export function beats(event: MoneyHappening): number {
  switch (event.type) {
    case 'chose':
    case 'took-back':
    case 'game-ended':
      return 0;
    case 'revealed':
      return 4 + TIE * event.ties.length;
    case 'took':
    case 'swapped':
      return 3;
    case 'passed':
      return 1;
    case 'refilled':
    case 'last-round':
    case 'hand-dealt':
      return 2;
    case 'hand-scored':
      return 4;
    default:
      return assertNever(event);
  }
}
