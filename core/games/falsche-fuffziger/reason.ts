import type { FuffzigerAction } from './actions.ts';

/** A bid or an action in an auction, with its results in the search. */
export interface Offer {
  readonly action: FuffzigerAction;
  /** How often it succeeded, 0–1. */
  readonly got: number;
  /** The mean price if it succeeded, in supra-millions: notes at the price they bring if kept. */
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
  /** How much better the best is. */
  readonly more: number;
  /** Probably no further round will come in which the other could pay off. */
  readonly isLast: boolean;
}

/**
 * Why the master's first choice is the best, compared with `other`: the given choice, or else the best of another kind. The numbers come
 * from playouts of both.
 */
export type FuffzigerReason =
  /** There is no alternative. */
  | { readonly type: 'alone' }
  /** A laundering card that brings this much real money. */
  | ({ readonly type: 'card'; readonly brings: number } & Offers)
  /** A lot of silver coins. */
  | ({ readonly type: 'coins'; readonly coins: number } & Offers)
  /** It ends with `more` coins more. */
  | ({ readonly type: 'gain' } & Difference)
  /** It ends with `more` real money more, which counts for the ranks. */
  | ({ readonly type: 'real' } & Difference)
  /** It wins more often, by `more` (0–1), for no single reason. */
  | ({ readonly type: 'odds' } & Difference)
  /** The other one is about as good. */
  | { readonly type: 'close'; readonly other: FuffzigerAction };
