import type { BestFeats } from '../base/feats.ts';
import type { Character } from '../base/characters.ts';

/** The id of a person of the house: 8 characters of `a–z2–7`. It stays when the name changes. */
export type PersonId = string;

/** Who a seat's result counts for. */
export type HouseSeat = { readonly name: string } & (
  | { readonly type: 'person'; readonly person?: PersonId }
  | { readonly type: 'bot'; readonly bot: string; readonly character?: Character }
  /** A bot played on for somebody who had gone, or an older record does not say who played. */
  | { readonly type: 'nobody' | 'unknown' }
);

/** What the house book reads of a record: a line of its index. Plain JSON. */
export interface HouseGame {
  /** The name of the file in the folder of records. */
  readonly file: string;
  readonly game: string;
  readonly edition: string;
  /** How many hands make up the totals, in a game that has several. */
  readonly hands?: number;
  /** The id of the evening; absent in older records. */
  readonly evening?: string;
  readonly table?: string;
  /** The number of the match at its table, from 1. */
  readonly number?: number;
  /** Milliseconds since 1970; absent in older records. */
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** Ended before its end: it counts nowhere. */
  readonly isEarly: boolean;
  readonly seats: readonly HouseSeat[];
  /** By seat, as `placesOf`; empty if the match ended early without a result. */
  readonly places: readonly number[];
  /** By seat, what the game counts. */
  readonly totals: readonly number[];
  /** Absent in older records, and after an early end. */
  readonly feats?: BestFeats;
}
