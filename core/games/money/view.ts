import type { Seat, Viewer } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import { chosenIn, ownChoice } from '../../base/sealed.ts';
import { BLUFF, type Card, type Currency, type DisplayName } from './material.ts';
import type { MoneyOptions } from './options.ts';
import type { Act, FinishedRound, Reveal, RoundPlace } from './round.ts';
import { totalsOf, type HandSheet } from './score.ts';
import type { MoneyState } from './state.ts';

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

/** What the viewer may see of the state. Source: Money!, what each player may see. */
export function view(state: MoneyState, viewer: Viewer): MoneyView {
  const own = viewer === 'table' ? undefined : ownCards(state, viewer);
  const round = roundView(state);
  const handCounts = handCountsOf(state);
  const { previousRound } = state;
  return {
    options: state.options,
    seatCount: state.seatCount,
    ...(own === undefined ? {} : { own }),
    hand: state.hand,
    removed: state.removed,
    displays: { right: state.displays.right, left: state.displays.left },
    pile: state.pile.length,
    stalled: state.stalled,
    ...(round === undefined ? {} : { round }),
    ...(previousRound === undefined ? {} : { previousRound }),
    sheets: state.sheets,
    totals: totalsOf(state.sheets, state.seatCount),
    ...(handCounts === undefined ? {} : { handCounts }),
  };
}

function ownCards({ hands, phase }: MoneyState, at: Seat): OwnCards | undefined {
  const hand = hands[at];
  if (hand === undefined) return undefined;
  const sealed = phase.type === 'bidding' ? ownChoice(phase.sealed, at) : undefined;
  const held = [BLUFF, ...hand];
  return sealed === undefined ? { seat: at, hand: held } : { seat: at, hand: without(held, sealed), sealed };
}

function roundView(state: MoneyState): BiddingView | ActingView | undefined {
  const { hand, round, last, phase } = state;
  const place: RoundPlace = { hand, round, ...(last === undefined ? {} : { last }) };
  switch (phase.type) {
    case 'bidding':
      return { type: 'bidding', ...place, chosen: chosenIn(phase.sealed) };
    case 'acting': {
      const [acting, ...waiting] = phase.queue;
      if (acting === undefined) throw new Error('nobody acts');
      const { reveal, lying, acts } = phase;
      const { bids, order, ties } = reveal;
      return { type: 'acting', ...place, bids, order, ties, lying, acts, acting, waiting };
    }
    case 'ended':
      return undefined;
  }
}

/** Money! Decision M6: with `memoryAid` shown while bidding, sealed cards and the bluff card counted in. */
const handCountsOf = ({ options, phase, hands }: MoneyState): readonly number[] | undefined =>
  options.memoryAid && phase.type === 'bidding' ? hands.map((hand) => hand.length + 1) : undefined;
