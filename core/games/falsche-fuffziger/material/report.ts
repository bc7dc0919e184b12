import type { Seat } from '../../../base/ids.ts';
import type { LaunderingCard, PressType, Side } from '../material.ts';
import type { Counts, Money } from './money.ts';
import type { PressId } from './press-names.ts';

/** A scrapped type, and what each of its presses paid; how many notes were given back stays secret (Decision X14). */
export interface Scrapping {
  readonly pressType: PressType;
  readonly presses: readonly {
    readonly press: PressId;
    readonly seat: Seat;
    readonly real: number;
    readonly coins: number;
  }[];
}

/** A seat's turn in phase 2. */
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

/** The outcome of a coin auction. `winner` is absent if nobody wanted the lot (Falsche Fuffziger Decision X10). */
export interface AuctionOutcome {
  /** Coins. */
  readonly lot: number;
  readonly start: Seat;
  readonly winner?: Seat;
  readonly paid: Money;
}

/** The revealed bids for a card, by seat. `winner` is absent if nobody reached the least bid. */
export interface Opening {
  readonly card: LaunderingCard;
  readonly bids: readonly Money[];
  readonly winner?: Seat;
}

/** A seat's purchases in phase 5; may be empty. */
export interface Shopping {
  readonly seat: Seat;
  readonly presses: Counts;
  readonly paid: number;
}

/** The public history of a round, without inspector cards (which are shown for less long) and phase 6. */
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

/** The report of a round without events. */
export const emptyReport = (round: number): RoundReport =>
  Object.freeze({
    round,
    scrapped: NOTHING,
    productions: NOTHING,
    auctions: NOTHING,
    openings: NOTHING,
    shopping: NOTHING,
  });
