import { seat, seatsOf, type Seat, type Viewer } from '../../base/ids.ts';
import type { Amount, Building, Cheque } from './material.ts';
import type { ForSaleOptions } from './options.ts';
import { itemsOf, type FinishedRound, type Purchase, type Sale } from './round.ts';
import { bitOf, listOf, type ForSalePosition } from './position.ts';

/** What only this player sees. */
export interface OwnThings {
  readonly seat: Seat;
  /** The money, in thousands, without the bid on the table. */
  readonly money: Amount;
  /** The buildings in the hand, ascending, without the chosen one. */
  readonly hand: readonly Building[];
  /** The building chosen to sell; absent if none is. */
  readonly chosen?: Building;
  /** This player's sales in all finished rounds, in order. */
  readonly sales: readonly Sale[];
}

/** The current round of part 1; all of it is public. */
export interface BuyingView {
  readonly type: 'buying';
  /** The number of the round, from 1. */
  readonly round: number;
  readonly starter: Seat;
  /** The buildings still on the table, ascending; as many as players are still in. */
  readonly offer: readonly Building[];
  /** By seat, the bid in thousands; 0 for a seat that has not bid or is out. */
  readonly bids: readonly Amount[];
  /** The highest bid so far; 0 before the first. */
  readonly high: Amount;
  /** The seat that bids or passes next. */
  readonly turn: Seat;
  /** The purchases of this round, in order, the cheapest first. Their seats are out. */
  readonly taken: readonly Purchase[];
}

/** The current round of part 2. */
export interface SellingView {
  readonly type: 'selling';
  /** The number of the round in this part, from 1. */
  readonly round: number;
  /** The cheques on the table, ascending. */
  readonly cheques: readonly Cheque[];
  /** The seats that have chosen, ascending. */
  readonly chosen: readonly Seat[];
}

/** What a seat has publicly got so far, shown with `memoryAid`. */
export interface Remembered {
  /** The buildings in the hand, ascending, including the chosen one. */
  readonly hand: readonly Building[];
  /** The sales of all finished rounds, in order. */
  readonly sales: readonly Sale[];
}

/** What one seat, or the table, may see. Enough to play on and to show what has just happened. */
export interface ForSaleView {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  /** Rounds of each part. */
  readonly rounds: number;
  /** Absent in the table's view. */
  readonly own?: OwnThings;
  /** By seat, its numbers of buildings and cheques; a chosen building counts until it is sold. */
  readonly counts: readonly { readonly buildings: number; readonly cheques: number }[];
  /** Cards in the two piles. */
  readonly piles: { readonly buildings: number; readonly cheques: number };
  /** The current round; absent once the match has ended. */
  readonly round?: BuyingView | SellingView;
  /** The last finished round (For Sale Decision F9). */
  readonly previousRound?: FinishedRound;
  /** By seat, what was once public; only with `memoryAid`. Never money, nor chosen buildings. */
  readonly remembered?: readonly Remembered[];
}

/** The viewer's view of the position. Source: For Sale, what each player may see. */
export function view(position: ForSalePosition, viewer: Viewer): ForSaleView {
  const { options, seatCount, rounds, hands, sold } = position;
  const own = viewer === 'table' ? undefined : ownThings(position, viewer);
  const round = roundView(position);
  const previousRound = previousRoundOf(position);
  return {
    options,
    seatCount,
    rounds,
    ...(own === undefined ? {} : { own }),
    counts: Array.from(hands, (hand) => ({ buildings: listOf(hand).length, cheques: sold.length })),
    piles: {
      buildings: Math.max(0, rounds - position.round) * seatCount,
      cheques: Math.max(0, Math.min(rounds, 2 * rounds - position.round)) * seatCount,
    },
    ...(round === undefined ? {} : { round }),
    ...(previousRound === undefined ? {} : { previousRound }),
    ...(options.memoryAid ? { remembered: rememberedOf(position) } : {}),
  };
}

function ownThings({ hands, money, sold, chosen }: ForSalePosition, at: Seat): OwnThings | undefined {
  const hand = hands[at];
  if (hand === undefined) return undefined;
  const own = { seat: at, money: money[at] ?? 0, sales: itemsOf(sold, at) };
  const choice = chosen[at] ?? 0;
  return choice === 0
    ? { ...own, hand: listOf(hand) }
    : { ...own, hand: listOf(hand & ~bitOf(choice)), chosen: choice };
}

function roundView(position: ForSalePosition): BuyingView | SellingView | undefined {
  const { round, rounds, starter, offer, bids, high, turn, taken, chosen, seatCount } = position;
  if (position.hasEnded) return undefined;
  if (position.isBuying)
    return {
      type: 'buying',
      round,
      starter: seat(starter),
      offer: listOf(offer),
      bids: [...bids],
      high,
      turn: seat(turn),
      taken,
    };
  return {
    type: 'selling',
    round: round - rounds,
    cheques: position.chequesOnTable(),
    chosen: seatsOf(seatCount).filter((at) => chosen[at] !== 0),
  };
}

function previousRoundOf({ bought, sold }: ForSalePosition): FinishedRound | undefined {
  const sales = sold.at(-1);
  if (sales !== undefined) return { type: 'sold', round: sold.length, sales };
  const purchases = bought.at(-1);
  return purchases === undefined ? undefined : { type: 'bought', round: bought.length, purchases };
}

/** All of this was once public; a chosen building counts as part of the hand. */
const rememberedOf = ({ seatCount, hands, sold }: ForSalePosition): readonly Remembered[] =>
  seatsOf(seatCount).map((at) => ({ hand: listOf(hands[at] ?? 0), sales: itemsOf(sold, at) }));
