import type { Building } from './material.ts';

/** What the master's first choice is about: means of what was seen to happen where it was played on. */
export type ForSaleReason =
  /** There is nothing else to do. */
  | { readonly type: 'alone' }
  /** What passing now takes, and what bidding on ends in. */
  | {
      readonly type: 'buying';
      readonly pass: { readonly building: Building; readonly pays: number };
      readonly bid: { readonly building: number; readonly pays: number };
    }
  /** What the buildings bring that it thought about, in thousands: the first choice first. */
  | {
      readonly type: 'selling';
      readonly sales: readonly { readonly building: Building; readonly cheque: number }[];
    };
