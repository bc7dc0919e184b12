import { seatsOf, type Seat, type Viewer } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import { BLUFF, type Card, type DisplayName } from './material.ts';
import type { Currency, MoneyOptions } from './options.ts';
import type { MoneyPosition } from './position.ts';
import type { Act, FinishedRound, Reveal, RoundPlace } from './round.ts';
import type { HandSheet } from './score.ts';

/** What only this player sees. */
export interface OwnCards {
  readonly seat: Seat;
  /** The hand, ascending, with the bluff card (0), without the sealed bid and the bid on the table. */
  readonly hand: readonly Card[];
  /** This player's sealed bid, ascending; absent if there is none. */
  readonly sealed?: readonly Card[];
}

/** The current round during bidding. */
export interface BiddingView extends RoundPlace {
  readonly type: 'bidding';
  /** The seats that have sealed a bid, ascending. */
  readonly chosen: readonly Seat[];
}

/** The current round while the seats act in turn. */
export interface ActingView extends RoundPlace, Reveal {
  readonly type: 'acting';
  /** By seat, the bid in front of it; empty if it sits out or has acted. */
  readonly lying: readonly (readonly Card[])[];
  readonly acts: readonly Act[];
  /** The acting seat. */
  readonly acting: Seat;
  /** The seats that act after it, in this order unless players swap. */
  readonly waiting: readonly Seat[];
}

/** What one seat, or the table, may see. Enough to play on and to show what has just happened. */
export interface MoneyView {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  /** Absent in the table's view. */
  readonly own?: OwnCards;
  /** The number of the current hand, from 1. After the end: of the last one. */
  readonly hand: number;
  readonly removed: readonly Currency[];
  readonly displays: { readonly [Name in DisplayName]: readonly Card[] };
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Number of rounds in a row in which the pile has not shrunk (Money! Decision M4). */
  readonly stalled: number;
  /** The current round; absent once the match has ended. */
  readonly round?: BiddingView | ActingView;
  /** The last finished round, of this hand or the previous one (Decision A1). */
  readonly previousRound?: FinishedRound;
  /** The score sheets of the finished hands, with the revealed hands (Money! Decision M10). */
  readonly sheets: readonly HandSheet[];
  /** The totals of the finished hands, by seat. */
  readonly totals: readonly number[];
  /**
   * By seat, the number of cards in the hand, including the bluff card and the sealed bid. Only with `memoryAid` and during bidding
   * (Money! Decision M6).
   */
  readonly handCounts?: readonly number[];
}

/** The viewer's view of the position. Source: Money!, what each player may see. */
export function view(position: MoneyPosition, viewer: Viewer): MoneyView {
  const { options, seatCount, hand, removed, stalled, previousRound, sheets } = position;
  const own = viewer === 'table' ? undefined : ownCards(position, viewer);
  const round = roundView(position);
  const handCounts = handCountsOf(position);
  return {
    options,
    seatCount,
    ...(own === undefined ? {} : { own }),
    hand,
    removed,
    displays: { right: position.displayCards('right'), left: position.displayCards('left') },
    pile: position.cardsInPile,
    stalled,
    ...(round === undefined ? {} : { round }),
    ...(previousRound === undefined ? {} : { previousRound }),
    sheets,
    totals: [...position.totals],
    ...(handCounts === undefined ? {} : { handCounts }),
  };
}

function ownCards(position: MoneyPosition, at: Seat): OwnCards | undefined {
  if (position.totals[at] === undefined) return undefined;
  const sealed = position.sealedBy(at);
  const cards = position.sets.cardsIn(at);
  const hand = sealed?.includes(BLUFF) === true ? cards : [BLUFF, ...cards];
  return sealed === undefined ? { seat: at, hand } : { seat: at, hand, sealed };
}

function roundView(position: MoneyPosition): BiddingView | ActingView | undefined {
  if (position.hasEnded) return undefined;
  const place = position.place();
  const { chronicle } = position;
  if (chronicle?.reveal === undefined)
    return { type: 'bidding', ...place, chosen: without(seatsOf(position.seatCount), position.awaits()) };
  const { acts, reveal } = chronicle;
  const { bids, order, ties } = reveal;
  const [lying, waiting] = [position.lyingCards(), position.waiting()];
  return {
    type: 'acting',
    ...place,
    bids,
    order,
    ties,
    lying,
    acts,
    acting: position.turn,
    waiting,
  };
}

/** Money! Decision M6: with `memoryAid` shown during bidding, including sealed cards and the bluff card. */
function handCountsOf(position: MoneyPosition): readonly number[] | undefined {
  if (!position.options.memoryAid || position.isActing || position.hasEnded) return undefined;
  return seatsOf(position.seatCount).map(
    (at) => position.sets.countIn(at) + position.sets.countIn(position.bidOf(at)) + 1,
  );
}
