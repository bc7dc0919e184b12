import type { Seat } from '../../base/ids.ts';
import type { CommonOptions } from '../../game.ts';
import type { Edition, Refund } from './material.ts';

/** How a game of For Sale is played, all of it spelled out. */
export interface ForSaleOptions extends CommonOptions {
  readonly edition: Edition;
  /** Which half of a bid comes back to who passes (For Sale Decision F5). */
  readonly refund: Refund;
  /** Who starts; absent: drawn with the deal (For Sale Decision F2). */
  readonly starter?: Seat;
}
