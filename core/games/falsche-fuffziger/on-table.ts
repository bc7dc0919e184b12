import type { Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { LaunderingCard } from './material.ts';
import { without, type Money } from './material/money.ts';
import type { Auction, FuffzigerState } from './state.ts';

/** The laundering card for sale; none once the last one has been sold. */
export const openCard = ({ deal, laundered }: FuffzigerState): LaunderingCard | undefined =>
  deal.laundering[laundered];

/** The money that a seat can still lay in an auction: what it has, without what lies before it. */
export const purseOf = ({ money }: FuffzigerState, { laid }: Auction, at: Seat): Money =>
  without(atSeat(money, at), atSeat(laid, at));
