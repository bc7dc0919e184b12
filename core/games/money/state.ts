import type { Seat } from '../../base/ids.ts';
import type { Sealed } from '../../base/sealed.ts';
import type { Card, Currency, DisplayName } from './material.ts';
import type { HandDeal } from './deal.ts';
import type { MoneyOptions } from './options.ts';
import type { Act, FinishedRound, LastRoundReason, Reveal } from './round.ts';
import type { HandSheet } from './score.ts';

/** All choose at the same time. Bids are ascending; their cards are still among `hands`. */
export interface Bidding {
  readonly type: 'bidding';
  readonly sealed: Sealed<readonly Card[]>;
}

/** The bids lie open; one after the other acts. */
export interface Acting {
  readonly type: 'acting';
  readonly reveal: Reveal;
  /** By seat the bid that lies before it now, ascending; empty for who sits out or has acted. */
  readonly lying: readonly (readonly Card[])[];
  /** Who has still to act; the first acts now. Never empty. */
  readonly queue: readonly Seat[];
  readonly acts: readonly Act[];
}

/** The last hand is scored. */
export interface Ended {
  readonly type: 'ended';
}

/** A game of Money!: plain JSON, never changed. Bluff cards are in no list but sealed bids: everybody always has one. */
export interface MoneyState {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  /** Hands that are still to be played. */
  readonly laterHands: readonly HandDeal[];
  /** The number of the running hand, from 1. */
  readonly hand: number;
  readonly removed: readonly Currency[];
  /** Valued cards by seat, ascending, without the bids that lie on the table. */
  readonly hands: readonly (readonly Card[])[];
  readonly displays: { readonly [Name in DisplayName]: readonly Card[] };
  /** The draw pile, top first. */
  readonly pile: readonly Card[];
  /** The number of the running round in its hand, from 1. */
  readonly round: number;
  /** Rounds in a row in which the pile has not shrunk (Money! Decision M4). */
  readonly stalled: number;
  /** Present if the running round is the last of the hand. */
  readonly last?: LastRoundReason;
  readonly phase: Bidding | Acting | Ended;
  /** The last finished round, of this hand or of the one before. */
  readonly previousRound?: FinishedRound;
  /** The score sheets of the finished hands. */
  readonly sheets: readonly HandSheet[];
}
