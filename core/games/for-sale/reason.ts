import type { ForSaleAction } from './actions.ts';
import type { Building } from './material.ts';

/** Why the master's first choice is the best: means over its playouts, compared with those of another choice. */
export type ForSaleReason =
  /** There is no alternative. */
  | { readonly type: 'alone' }
  /** How the round ends. */
  | { readonly type: 'buying'; readonly best: Purchase; readonly other: Purchase }
  | { readonly type: 'selling'; readonly best: Sale; readonly other: Sale };

interface Purchase {
  readonly action: ForSaleAction;
  /** The number of the building it gets, and the price in thousands. */
  readonly building: number;
  readonly pays: number;
}

interface Sale {
  readonly building: Building;
  /** The cheque in thousands. */
  readonly cheque: number;
}
