import type { Seat } from '../../base/ids.ts';
import type { MoneyAction } from './actions.ts';
import type { DisplayName, TripletFace } from './material.ts';
import type { Currency } from './options.ts';

/** What a choice completes: a currency that counts in full (200 or more), or a triplet of it. */
export interface Made {
  readonly currency: Currency;
  readonly type: 'full' | 'triplet';
  /** Of a triplet. */
  readonly face?: TripletFace;
  /** The probability, 0–1. */
  readonly odds: number;
}

/** A currency and the sum that it reaches. */
export interface Grown {
  readonly currency: Currency;
  readonly sum: number;
}

/** A bid's results in the search. */
export interface BidSeen {
  /** The sum of the face values. */
  readonly worth: number;
  /** How often it was first to act, 0–1. */
  readonly first: number;
}

/**
 * Why the master's first choice is the best, compared with `other`: the given choice, or else the best of another kind. The numbers come
 * from playouts of both; points are those of the final total.
 */
export type MoneyReason =
  /** There is no alternative. */
  | { readonly type: 'alone' }
  /** The higher bid is first more often. `mostly`: the display that it mostly got. */
  | {
      readonly type: 'order';
      readonly best: BidSeen;
      readonly other: BidSeen;
      readonly mostly?: DisplayName;
    }
  /** The higher bid would be first more often, but cost `more` points. */
  | { readonly type: 'price'; readonly best: BidSeen; readonly other: BidSeen; readonly more: number }
  /** No bid pays: the best of them, of worth `worth`, brings `more` points less. */
  | { readonly type: 'sit-out'; readonly worth: number; readonly more: number }
  /** It brings `more` points; perhaps because it completes something more often, or makes a currency grow more. */
  | {
      readonly type: 'gain';
      readonly other: MoneyAction;
      readonly more: number;
      readonly made?: Made;
      readonly grown?: Grown;
    }
  /** Another seat has `less` points at the end. */
  | { readonly type: 'rival'; readonly other: MoneyAction; readonly seat: Seat; readonly less: number }
  /** It wins more often, by `more` (0–1), for no single reason. */
  | { readonly type: 'odds'; readonly other: MoneyAction; readonly more: number }
  /** The other one is about as good. */
  | { readonly type: 'close'; readonly other: MoneyAction };
