import { seatsOf, type Seat, type Viewer } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import { BLUFF, type Card, type Currency, type DisplayName, type MoneyOptions } from './material.ts';
import type { MoneyPosition } from './position.ts';
import type { Act, FinishedRound, Reveal, RoundPlace } from './round.ts';
import type { HandSheet } from './score.ts';

/** What only its owner sees. */
export interface OwnCards {
  readonly seat: Seat;
  /** The cards in the hand, ascending, with the bluff card (0), without the sealed bid and the bid on the table. */
  readonly hand: readonly Card[];
  /** The own sealed bid, ascending; absent unless a bid is sealed. */
  readonly sealed?: readonly Card[];
}

/** The running round while all choose. */
export interface BiddingView extends RoundPlace {
  readonly type: 'bidding';
  /** Who has sealed a bid, ascending. */
  readonly chosen: readonly Seat[];
}

/** The running round while one after the other acts. */
export interface ActingView extends RoundPlace, Reveal {
  readonly type: 'acting';
  /** By seat the bid that lies before it now; empty for who sits out or has acted. */
  readonly lying: readonly (readonly Card[])[];
  readonly acts: readonly Act[];
  /** Who acts now. */
  readonly acting: Seat;
  /** Who acts after that, in this order unless players swap. */
  readonly waiting: readonly Seat[];
}

/** What one seat, or the open table, may see. Enough to go on playing and to tell what has just happened. */
export interface MoneyView {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  /** Absent for the open table. */
  readonly own?: OwnCards;
  /** The number of the running hand, from 1. After the end: of the last one. */
  readonly hand: number;
  readonly removed: readonly Currency[];
  readonly displays: { readonly [Name in DisplayName]: readonly Card[] };
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Rounds in a row in which the pile has not shrunk (Money! Decision M4). */
  readonly stalled: number;
  /** The running round; absent once the game has ended. */
  readonly round?: BiddingView | ActingView;
  /** The last finished round, of this hand or of the one before (Decision A1). */
  readonly previousRound?: FinishedRound;
  /** The score sheets of the finished hands, with the opened hands (Money! Decision M10). */
  readonly sheets: readonly HandSheet[];
  /** The totals of the finished hands by seat. */
  readonly totals: readonly number[];
  /**
   * By seat the number of cards in the hand, bluff card and sealed bid counted in. With `memoryAid` and while bidding only
   * (Money! Decision M6).
   */
  readonly handCounts?: readonly number[];
}

/** What the viewer may see of the position. Source: Money!, what each player may see. */
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

/** Money! Decision M6: with `memoryAid` shown while bidding, sealed cards and the bluff card counted in. */
function handCountsOf(position: MoneyPosition): readonly number[] | undefined {
  if (!position.options.memoryAid || position.isActing || position.hasEnded) return undefined;
  return seatsOf(position.seatCount).map(
    (at) => position.sets.countIn(at) + position.sets.countIn(position.bidOf(at)) + 1,
  );
}
