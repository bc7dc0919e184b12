import type { Seat } from '../../../base/ids.ts';
import type { LaunderingCard, PressType, Side } from '../material.ts';
import type { Counts, Money } from './money.ts';
import type { PressId } from './press-names.ts';

/** A type that was scrapped, and what each of its presses paid; how many notes were given back nobody learns (Decision X14). */
export interface Scrapping {
  readonly pressType: PressType;
  readonly presses: readonly {
    readonly press: PressId;
    readonly seat: Seat;
    readonly real: number;
    readonly coins: number;
  }[];
}

/** What a seat did with its presses in phase 2. */
export interface Production {
  readonly seat: Seat;
  readonly converted: readonly {
    readonly press: PressId;
    readonly up: Side | 'broken';
    readonly paid: number;
  }[];
  readonly sold: readonly { readonly press: PressId; readonly up: Side; readonly price: number }[];
  readonly printed: Counts;
}

/** How a coin auction ended. `winner` is absent if nobody wanted the lot (Falsche Fuffziger Decision X10). */
export interface AuctionOutcome {
  /** Coins. */
  readonly lot: number;
  readonly start: Seat;
  readonly winner?: Seat;
  readonly paid: Money;
}

/** Sealed bids that were opened together, by seat. `winner` is absent if nobody reached the least bid. */
export interface Opening {
  readonly card: LaunderingCard;
  readonly bids: readonly Money[];
  readonly winner?: Seat;
}

/** What a seat bought in phase 5; a seat that bought nothing has an entry, too. */
export interface Shopping {
  readonly seat: Seat;
  readonly presses: Counts;
  readonly paid: number;
}

/** What has happened openly in a round, the inspector cards apart (they are shown for less long). Phase 6 is in none. */
export interface RoundReport {
  /** From 1. */
  readonly round: number;
  readonly scrapped: readonly Scrapping[];
  readonly productions: readonly Production[];
  readonly auctions: readonly AuctionOutcome[];
  readonly openings: readonly Opening[];
  readonly shopping: readonly Shopping[];
}

const NOTHING = Object.freeze([]);

/** A round in which nothing has happened yet. */
export const emptyReport = (round: number): RoundReport =>
  Object.freeze({
    round,
    scrapped: NOTHING,
    productions: NOTHING,
    auctions: NOTHING,
    openings: NOTHING,
    shopping: NOTHING,
  });
