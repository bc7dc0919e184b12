import type { Seat } from '../../base/ids.ts';
import type { MoneyAction } from './actions.ts';
import type { Currency, DisplayName, TripletFace } from './material.ts';

/** What is counted in full from some choice on: a currency (200 or more), or a triplet of it. */
export interface Made {
  readonly currency: Currency;
  readonly type: 'full' | 'triplet';
  /** Of a triplet. */
  readonly face?: TripletFace;
  /** How often, 0–1. */
  readonly odds: number;
}

/** A currency that comes to a sum. */
export interface Grown {
  readonly currency: Currency;
  readonly sum: number;
}

/** A bid as it was seen to do. */
export interface BidSeen {
  /** The sum of the face values. */
  readonly worth: number;
  /** How often it was the first to act, 0–1. */
  readonly first: number;
}

/**
 * What the master's first choice is about, beside `other`: the choice that was asked for, or else the best of another kind. The numbers were
 * counted where both were played on; points are those of the final total.
 */
export type MoneyReason =
  /** There is nothing else to do. */
  | { readonly type: 'alone' }
  /** The dearer bid is first more often. `mostly`: the display whose cards it mostly got. */
  | {
      readonly type: 'order';
      readonly best: BidSeen;
      readonly other: BidSeen;
      readonly mostly?: DisplayName;
    }
  /** The dearer bid would be first more often, and bring `more` points less. */
  | { readonly type: 'price'; readonly best: BidSeen; readonly other: BidSeen; readonly more: number }
  /** No bid pays: the best of them, `worth` so much, brings `more` points less. */
  | { readonly type: 'sit-out'; readonly worth: number; readonly more: number }
  /** It brings `more` points; perhaps since it makes something that the other one makes less often, or makes a currency grow more. */
  | {
      readonly type: 'gain';
      readonly other: MoneyAction;
      readonly more: number;
      readonly made?: Made;
      readonly grown?: Grown;
    }
  /** The seat, one of the others, has `less` points at the end. */
  | { readonly type: 'rival'; readonly other: MoneyAction; readonly seat: Seat; readonly less: number }
  /** It wins more often, by so much (0–1), for no single reason. */
  | { readonly type: 'odds'; readonly other: MoneyAction; readonly more: number }
  /** The other one is about as good. */
  | { readonly type: 'close'; readonly other: MoneyAction };
