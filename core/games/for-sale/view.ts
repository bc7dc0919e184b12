import { seatsOf, type Seat, type Viewer } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import { chosenIn, ownChoice } from '../../base/sealed.ts';
import { roundsOf, type Amount, type Building, type Cheque } from './material.ts';
import type { ForSaleOptions } from './options.ts';
import { itemsOf, type FinishedRound, type Purchase, type Sale } from './round.ts';
import type { Buying, ForSaleState, Selling } from './state.ts';

/** What only its owner sees. */
export interface OwnThings {
  readonly seat: Seat;
  /** The money in stock, in thousands, without the bid on the table. */
  readonly money: Amount;
  /** The buildings in the hand, ascending, without the one that is chosen. */
  readonly hand: readonly Building[];
  /** The building chosen to be sold; absent unless one is. */
  readonly chosen?: Building;
  /** The own sales of all finished rounds, in their order. */
  readonly sales: readonly Sale[];
}

/** The running round of part 1; all of it is open. */
export interface BuyingView {
  readonly type: 'buying';
  /** The number of the round, from 1. */
  readonly round: number;
  readonly starter: Seat;
  /** The buildings still on the table, ascending; as many as players are still in. */
  readonly offer: readonly Building[];
  /** By seat what lies before it, in thousands; 0 for who has not bid or is out. */
  readonly bids: readonly Amount[];
  /** The highest bid so far; 0 before the first. */
  readonly high: Amount;
  /** Who bids or passes now. */
  readonly turn: Seat;
  /** What was taken in this round, in order, the cheapest first. Their seats are out. */
  readonly taken: readonly Purchase[];
}

/** The running round of part 2. */
export interface SellingView {
  readonly type: 'selling';
  /** The number of the round in this part, from 1. */
  readonly round: number;
  /** The cheques on the table, ascending. */
  readonly cheques: readonly Cheque[];
  /** Who has chosen, ascending. */
  readonly chosen: readonly Seat[];
}

/** What a seat has got openly so far, kept in mind by `memoryAid`. */
export interface Remembered {
  /** The buildings in the hand, ascending, with the one that is chosen. */
  readonly hand: readonly Building[];
  /** The sales of all finished rounds, in their order. */
  readonly sales: readonly Sale[];
}

/** What one seat, or the open table, may see. Enough to go on playing and to tell what has just happened. */
export interface ForSaleView {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  /** Rounds of each part. */
  readonly rounds: number;
  /** Absent for the open table. */
  readonly own?: OwnThings;
  /** By seat how many buildings and cheques it has; a chosen building is counted until it is sold. */
  readonly counts: readonly { readonly buildings: number; readonly cheques: number }[];
  /** Cards in the two piles. */
  readonly piles: { readonly buildings: number; readonly cheques: number };
  /** The running round; absent once the game has ended. */
  readonly round?: BuyingView | SellingView;
  /** The last finished round (For Sale Decision F9). */
  readonly previousRound?: FinishedRound;
  /** By seat what was once open; with `memoryAid` only. Never the money, nor what is chosen. */
  readonly remembered?: readonly Remembered[];
}

/** What the viewer may see of the state. Source: For Sale, what each player may see. */
export function view(state: ForSaleState, viewer: Viewer): ForSaleView {
  const { options, seatCount, hands, sold } = state;
  const own = viewer === 'table' ? undefined : ownThings(state, viewer);
  const round = roundView(state);
  const previousRound = previousRoundOf(state);
  return {
    options,
    seatCount,
    rounds: roundsOf(seatCount),
    ...(own === undefined ? {} : { own }),
    counts: hands.map((hand) => ({ buildings: hand.length, cheques: sold.length })),
    piles: pilesOf(state),
    ...(round === undefined ? {} : { round }),
    ...(previousRound === undefined ? {} : { previousRound }),
    ...(options.memoryAid ? { remembered: rememberedOf(state) } : {}),
  };
}

function ownThings(state: ForSaleState, at: Seat): OwnThings | undefined {
  const hand = state.hands[at];
  if (hand === undefined) return undefined;
  const own = { seat: at, money: atSeat(state.money, at), sales: itemsOf(state.sold, at) };
  const chosen = state.phase.type === 'selling' ? ownChoice(state.phase.chosen, at) : undefined;
  return chosen === undefined
    ? { ...own, hand }
    : { ...own, hand: hand.filter((building) => building !== chosen), chosen };
}

function pilesOf({ phase, deal, seatCount }: ForSaleState): ForSaleView['piles'] {
  const left = (pile: readonly number[], rounds: number): number => pile.length - rounds * seatCount;
  switch (phase.type) {
    case 'buying':
      return { buildings: left(deal.buildings, phase.round), cheques: deal.cheques.length };
    case 'selling':
      return { buildings: 0, cheques: left(deal.cheques, phase.round) };
    case 'ended':
      return { buildings: 0, cheques: 0 };
  }
}

function roundView({ phase }: ForSaleState): BuyingView | SellingView | undefined {
  switch (phase.type) {
    case 'buying':
      return buyingView(phase);
    case 'selling':
      return sellingView(phase);
    case 'ended':
      return undefined;
  }
}

const buyingView = ({ round, starter, offer, bids, high, turn, taken }: Buying): BuyingView => ({
  type: 'buying',
  round,
  starter,
  offer,
  bids,
  high,
  turn,
  taken,
});

const sellingView = ({ round, cheques, chosen }: Selling): SellingView => ({
  type: 'selling',
  round,
  cheques,
  chosen: chosenIn(chosen),
});

function previousRoundOf({ bought, sold }: ForSaleState): FinishedRound | undefined {
  const sales = sold.at(-1);
  if (sales !== undefined) return { type: 'sold', round: sold.length, sales };
  const purchases = bought.at(-1);
  return purchases === undefined ? undefined : { type: 'bought', round: bought.length, purchases };
}

/** Everything here lay open once; a building that is chosen is among the hand, as it was before. */
const rememberedOf = (state: ForSaleState): readonly Remembered[] =>
  seatsOf(state.seatCount).map((at) => ({ hand: atSeat(state.hands, at), sales: itemsOf(state.sold, at) }));
