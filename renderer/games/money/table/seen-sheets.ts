import { defineStore } from 'pinia';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { GameAt } from '../../table-parts.ts';

const nameOf = (at: GameAt | undefined): string => (at === undefined ? '' : `${at.table} ${at.game}`);
const keyOf = ({ own, sheets, totals }: MoneyView): string =>
  `${own?.seat ?? 'table'} ${sheets.length} ${totals.join(' ')}`;

/**
 * The score sheets that somebody on this device has put away in the game that is played, by seat and totals: a hand that comes back
 * is not shown again. Another game begins with none.
 */
export const useSeenSheets = defineStore('money-seen-sheets', () => {
  let game = '';
  const seen = new Set<string>();
  const seenIn = (at: GameAt | undefined): Set<string> => {
    if (nameOf(at) !== game) seen.clear();
    game = nameOf(at);
    return seen;
  };

  /**
   * Whether the sheet of the hand before is to be shown by itself: the next hand has just begun (Money! Decision M9) and it
   * was not put away yet.
   */
  const isDue = (at: GameAt | undefined, view: MoneyView): boolean =>
    view.sheets.length > 0 &&
    view.round?.round === 1 &&
    view.round.type === 'bidding' &&
    view.own?.sealed === undefined &&
    !seenIn(at).has(keyOf(view));
  const markSeen = (at: GameAt | undefined, view: MoneyView): void => {
    seenIn(at).add(keyOf(view));
  };
  return { isDue, markSeen };
});
