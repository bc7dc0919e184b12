import type { Seat } from '../../base/ids.ts';
import type { Card, DisplayName } from './material.ts';
import type { LastRound } from './options.ts';

/** Why a round is the last of its hand: the option `lastRound`, or a pile that does not shrink (Money! Decision M4). */
export type LastRoundReason = LastRound | 'stalled';

/** A revealed bid. The bluff card is back with its owner and not among the cards. */
export interface RevealedBid {
  /** Ascending. */
  readonly cards: readonly Card[];
  /** The sum of the face values. */
  readonly worth: number;
  /** Whether the bid was made with the bluff card. */
  readonly bluff: boolean;
  /** Whether the bid was only the bluff card: no part in this round (Money! Decision M7). */
  readonly sitsOut: boolean;
}

/** Equal bids and how the tie was broken. */
export interface Tie {
  readonly worth: number;
  /** The tied seats in acting order. */
  readonly seats: readonly Seat[];
  /**
   * For each of `seats` the serial numbers of its bid that were compared, in that order; 0: the bluff card. Empty if another bid's bluff card
   * decided alone.
   */
  readonly decidedBy: readonly (readonly Card[])[];
}

/** What everybody learns when the bids are revealed. */
export interface Reveal {
  /** By seat. */
  readonly bids: readonly RevealedBid[];
  /** The seats that take part, in acting order without swaps between players. */
  readonly order: readonly Seat[];
  /** From the highest worth down. */
  readonly ties: readonly Tie[];
}

/** A player's action with its bid. Cards are ascending. */
export type Act =
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly display: DisplayName;
      /** The cards that went from the display to the hand. */
      readonly gained: readonly Card[];
      /** The bid, now the display. */
      readonly laid: readonly Card[];
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly with: Seat;
      /** The other player's bid, now in the hand. */
      readonly gained: readonly Card[];
      /** The bid, now in front of the other player, who acts next. */
      readonly laid: readonly Card[];
    }
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      /** The bid, back in the hand. */
      readonly back: readonly Card[];
    };

/** The cards drawn for the displays, in drawing order. */
export interface Refill {
  readonly right: readonly Card[];
  readonly left: readonly Card[];
  /** Cards left in the draw pile. */
  readonly pile: number;
  /** Number of rounds in a row in which the pile has not shrunk. */
  readonly stalled: number;
}

/** The numbers of a round, both from 1. */
export interface RoundPlace {
  readonly hand: number;
  readonly round: number;
  /** Present if this is the last round of its hand. */
  readonly last?: LastRoundReason;
}

/** A finished round, as public information (Decision A1). */
export interface FinishedRound extends RoundPlace, Reveal {
  readonly acts: readonly Act[];
  /** Absent after the last round of a hand (Money! Decision M5). */
  readonly refill?: Refill;
}
