import type { Beats } from '../../base/pace.ts';
import type { VisibleForSaleEvent } from './events.ts';

/** All chosen buildings lie open; then each cheque comes for itself. */
const OPENED = 4;
export const SALE = 2;

/** How long people look at an event; the last sale of a game has some time more, because nothing comes after it. */
export const beats: Beats<VisibleForSaleEvent> = {
  'buildings-turned-up': 2,
  bid: 2,
  bought: 3,
  'cheques-turned-up': 2,
  sold: ({ sales }) => OPENED + SALE * sales.length,
  'game-ended': 2,
};
