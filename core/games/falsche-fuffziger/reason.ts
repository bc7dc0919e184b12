import type { FuffzigerAction } from './actions.ts';

/** A bid, or what is done in an auction, as it was seen to do. */
export interface Offer {
  readonly action: FuffzigerAction;
  /** How often it got what it is for, 0–1. */
  readonly got: number;
  /** What is given where it does, in supra-millions: notes at what they bring on average if they are kept. */
  readonly gives: number;
}

interface Offers {
  readonly best: Offer;
  readonly other: Offer;
  /** How much more often the best wins, −1 to 1. */
  readonly more: number;
}

interface Difference {
  readonly other: FuffzigerAction;
  /** By how much it is better. */
  readonly more: number;
  /** No further round is likely to come in which it could pay. */
  readonly isLast: boolean;
}

/**
 * What the master's first choice is about, beside `other`: the choice that was asked for, or else the best of another kind. The numbers were
 * counted where both were played on.
 */
export type FuffzigerReason =
  /** There is nothing else to do. */
  | { readonly type: 'alone' }
  /** A laundering card that brings so much real money. */
  | ({ readonly type: 'card'; readonly brings: number } & Offers)
  /** So many silver coins. */
  | ({ readonly type: 'coins'; readonly coins: number } & Offers)
  /** It ends with so many coins more. */
  | ({ readonly type: 'gain' } & Difference)
  /** It ends with so much more real money, which the ranking counts. */
  | ({ readonly type: 'real' } & Difference)
  /** It wins more often, by so much (0–1), for no single reason. */
  | ({ readonly type: 'odds' } & Difference)
  /** The other one is about as good. */
  | { readonly type: 'close'; readonly other: FuffzigerAction };
