import type { ForSaleAction } from './actions.ts';
import type { Building } from './material.ts';

/** What the master's first choice is about: means of what was seen to happen where it was played on, beside those of another choice. */
export type ForSaleReason =
  /** There is nothing else to do. */
  | { readonly type: 'alone' }
  /** What the round ends in. */
  | { readonly type: 'buying'; readonly best: Purchase; readonly other: Purchase }
  | { readonly type: 'selling'; readonly best: Sale; readonly other: Sale };

interface Purchase {
  readonly action: ForSaleAction;
  /** The number of the building that it brings, and what that costs in thousands. */
  readonly building: number;
  readonly pays: number;
}

interface Sale {
  readonly building: Building;
  /** What it brings in thousands. */
  readonly cheque: number;
}
