import type { MoneyView } from '../../../../core/games/money/view.ts';

/** Score sheets that somebody on this device has put away, by seat and totals: a hand that comes back is not shown again. */
const seen = new Set<string>();

const keyOf = ({ own, sheets, totals }: MoneyView): string =>
  `${own?.seat ?? 'table'} ${sheets.length} ${totals.join(' ')}`;

/**
 * Whether the sheet of the hand before is to be shown by itself: the next hand has just begun (Money! Decision M9) and it
 * was not put away yet.
 */
export const isSheetDue = (view: MoneyView): boolean =>
  view.sheets.length > 0 &&
  view.round?.round === 1 &&
  view.round.type === 'bidding' &&
  view.own?.sealed === undefined &&
  !seen.has(keyOf(view));

export const markSeen = (view: MoneyView): void => {
  seen.add(keyOf(view));
};
