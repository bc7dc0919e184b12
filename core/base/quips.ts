import type { Seat } from './ids.ts';

/** What characters have lines about. */
export const QUIPS = [
  'bluff',
  'tie',
  'bargain',
  'dear',
  'passing',
  'robbed',
  'free',
  'best',
  'worst',
  'broken',
  'scrapped',
  'coins',
  'won',
] as const;
export type Quip = (typeof QUIPS)[number];

/** Lines per quip, in every language. */
export const QUIP_LINES = 8;

/** An occasion for a quip. It depends only on public information. */
export interface Occasion {
  readonly seat: Seat;
  readonly quip: Quip;
  /** The price paid and the value received, in the game's unit; for `bargain` and `dear`. */
  readonly price?: { readonly paid: number; readonly got: number };
}
