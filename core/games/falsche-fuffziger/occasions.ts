import type { Seat } from '../../base/ids.ts';
import type { Occasion } from '../../base/quips.ts';
import type { FuffzigerNews } from './events.ts';

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
export function occasions(event: FuffzigerNews, before: readonly FuffzigerNews[]): readonly Occasion[] {
  switch (event.type) {
    case 'converted':
      return event.up === 'broken' ? [{ seat: event.seat, quip: 'broken' }] : [];
    case 'scrapped':
      return [...new Set(event.presses.map(({ seat }) => seat))].map((seat) => ({ seat, quip: 'scrapped' }));
    case 'dropped':
      return hasDroppedBefore(event.seat, before) ? [{ seat: event.seat, quip: 'passing' }] : [];
    case 'auction-ended':
      return event.winner === undefined ? [] : [{ seat: event.winner, quip: 'coins' }];
    case 'game-ended':
      return event.winners.map((seat) => ({ seat, quip: 'won' }));
    default:
      return [];
  }
}

/** Whether somebody dropped out of the auction before, too. */
function hasDroppedBefore(seat: Seat, before: readonly FuffzigerNews[]): boolean {
  const isEnd = ({ type }: FuffzigerNews): boolean => type === 'auction-ended';
  const end = before.findIndex(isEnd);
  if (end === -1) return false;
  const inIt = before.slice(end + 1);
  const begin = inIt.findIndex(isEnd);
  return inIt
    .slice(0, begin === -1 ? inIt.length : begin)
    .some((event) => event.type === 'dropped' && event.seat === seat);
}
