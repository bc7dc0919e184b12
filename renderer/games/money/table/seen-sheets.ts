import { defineStore } from 'pinia';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { GameAt } from '../../table-parts.ts';

const matchKey = (at: GameAt): string => `${at.table} ${at.game}`;
const sheetKey = ({ own, sheets, totals }: MoneyView): string =>
  `${own?.seat ?? 'table'} ${sheets.length} ${totals.join(' ')}`;

/**
 * The score sheets of the current match that were closed on this device, by seat and totals, so that none opens again when the device
 * faces a seat again. Another match begins with none.
 */
export const useSeenSheets = defineStore('money-seen-sheets', () => {
  let match = '';
  const closed = new Set<string>();
  const closedIn = (at: GameAt): Set<string> => {
    if (matchKey(at) !== match) closed.clear();
    match = matchKey(at);
    return closed;
  };

  /**
   * Whether the last sheet opens by itself: in a match that is being played, the next hand has just begun (Money! Decision M9), and the
   * sheet was not closed yet.
   */
  const isDue = (at: GameAt | undefined, view: MoneyView): boolean =>
    at !== undefined &&
    view.sheets.length > 0 &&
    view.round?.round === 1 &&
    view.round.type === 'bidding' &&
    view.own?.sealed === undefined &&
    !closedIn(at).has(sheetKey(view));
  const markSeen = (at: GameAt | undefined, view: MoneyView): void => {
    if (at !== undefined) closedIn(at).add(sheetKey(view));
  };
  return { isDue, markSeen };
});
