import type { Beats } from '../../base/pace.ts';
import type { VisibleForSaleEvent } from './events.ts';

/** Beats to reveal all chosen buildings; then each cheque comes by itself. */
const OPENED = 4;
export const SALE = 2;

/** How long each event is shown; the last sale of a match is shown longer, because nothing comes after it. */
export const beats: Beats<VisibleForSaleEvent> = {
  'buildings-turned-up': 2,
  bid: 2,
  bought: 3,
  'cheques-turned-up': 2,
  sold: ({ sales }) => OPENED + SALE * sales.length,
  'game-ended': 2,
};
