import type { Seat } from './ids.ts';

/** What characters have something to say about. */
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

/** How many lines there are about each, in every language. */
export const QUIP_LINES = 8;

/** Something that somebody at a table could say a line about. It depends on what all may learn, and on nothing else. */
export interface Occasion {
  readonly seat: Seat;
  readonly quip: Quip;
  /** What was paid and what was got for it, as the table counts; for a bargain and its contrary. */
  readonly price?: { readonly paid: number; readonly got: number };
}
