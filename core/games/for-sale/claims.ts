import {
  neverLed,
  brokenTie,
  soleWinner,
  strictMost,
  strictMostSeat,
  type ClaimOf,
  type NeverLed,
} from '../../base/claims.ts';
import { seatsOf, type Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { ForSaleEvent, VisibleForSaleEvent } from './events.ts';
import { CHEQUES, LAST_BUILDING, startMoney, type Amount, type Building, type Cheque } from './material.ts';
import type { ForSaleOptions } from './options.ts';
import type { Sale } from './round.ts';
import type { ForSaleSheet, PlayerScore } from './score.ts';

type Match = FinishedMatch<{ options: ForSaleOptions; event: ForSaleEvent; sheet: ForSaleSheet }>;
type Bought = Extract<VisibleForSaleEvent, { readonly type: 'bought' }>;

interface OfBuilding {
  readonly building: Building;
}
interface Paid {
  readonly paid: Amount;
}
interface OfCheque {
  readonly cheque: Cheque;
}
interface InRound {
  readonly round: number;
}

/** The claims about a match of For Sale, as `docs/claims.md` defines them. */
export type ForSaleClaim =
  | NeverLed
  | ClaimOf<'dear', OfBuilding & Paid>
  | ClaimOf<'free', OfBuilding>
  | ClaimOf<'freebies', { readonly count: number }>
  | ClaimOf<'small-for-large' | 'large-for-small' | 'resale', OfBuilding & OfCheque>
  | ClaimOf<'by-one', OfBuilding & OfCheque & { readonly otherCheque: Cheque }>
  | ClaimOf<'same-cheque', OfBuilding & OfCheque & { readonly otherBuilding: Building }>
  | ClaimOf<'zeros' | 'tops' | 'high-pair' | 'patient'>
  | ClaimOf<'saver', { readonly money: Amount }>
  | ClaimOf<'loss', OfBuilding & Paid & OfCheque>
  | ClaimOf<'light-win', { readonly sum: number }>
  | ClaimOf<'duel', OfBuilding & InRound & { readonly bids: number }>
  | ClaimOf<'tie-broken', { readonly total: Amount; readonly money: Amount; readonly otherMoney: Amount }>;

/** The types that say something good about the first seat. */
export const KIND: readonly ForSaleClaim['type'][] = [
  'free',
  'freebies',
  'small-for-large',
  'tops',
  'saver',
  'high-pair',
  'resale',
];

const GRAND = 25;
const LEAST_FREEBIES = 4;
const SMALL = { building: 10, cheque: 12 };
const LARGE = { building: 25, cheque: 5 };
const WIDE_CHEQUES = 6;
const WIDE_BUILDINGS = 12;
const RESALE = 14;
const LEAST_LOSS = 5;
const LEAST_DUEL = 8;
const MOST_CHEQUE = Math.max(...CHEQUES);

/** All claims about a finished match, in the order of `docs/claims.md`. */
export function claims({ seatCount, events, result }: Match): readonly ForSaleClaim[] {
  const seats = seatsOf(seatCount);
  const { scores } = result.sheet;
  const bought = events.flatMap((event) => (event.type === 'bought' ? [event] : []));
  const sold = events.flatMap((event) => (event.type === 'sold' ? [event.sales] : []));
  const winner = soleWinner(result);
  return [
    ...neverLed(result, scoresAfterSales(sold.slice(0, -1), scores)),
    ...dearest(bought),
    ...free(bought),
    ...freebies(bought, seats),
    ...sold.flat().flatMap(surprisingSale),
    ...sold.flatMap(byOne),
    ...sold.flatMap(sameCheque),
    ...pairs(scores, seats),
    ...saver(scores, seats),
    ...bought.filter(({ building }) => building === LAST_BUILDING).flatMap(highPair(bought)),
    ...resales(bought, sold.flat()),
    ...lightWin(winner, bought, seats),
    ...patient(winner, bought),
    ...duels(events, bought),
    ...tieBroken(result),
  ];
}

/** By sale, the money left and the cheques so far of each seat. */
function scoresAfterSales(
  sold: readonly (readonly Sale[])[],
  scores: readonly PlayerScore[],
): readonly (readonly number[])[] {
  const now = scores.map(({ money }) => money);
  return sold.map((sales) => {
    for (const { seat, cheque } of sales) now[seat] = (now[seat] ?? 0) + cheque;
    return [...now];
  });
}

function dearest(bought: readonly Bought[]): readonly ForSaleClaim[] {
  const most = strictMost(bought, ({ paid }) => paid);
  if (most === undefined) return [];
  return [{ type: 'dear', seats: [most.seat], building: most.building, paid: most.paid }];
}

const free = (bought: readonly Bought[]): readonly ForSaleClaim[] =>
  bought
    .filter(({ paid, building }) => paid === 0 && building >= GRAND)
    .map(({ seat, building }) => ({ type: 'free', seats: [seat], building }) as const);

function freebies(bought: readonly Bought[], seats: readonly Seat[]): readonly ForSaleClaim[] {
  const counts = seats.map((at) => bought.filter(({ seat, paid }) => seat === at && paid === 0).length);
  const most = strictMostSeat(seats, counts);
  const count = most === undefined ? 0 : atSeat(counts, most);
  return most === undefined || count < LEAST_FREEBIES ? [] : [{ type: 'freebies', seats: [most], count }];
}

function surprisingSale({ seat, building, cheque }: Sale): readonly ForSaleClaim[] {
  const facts = { seats: [seat], building, cheque };
  if (building <= SMALL.building && cheque >= SMALL.cheque) return [{ type: 'small-for-large', ...facts }];
  if (building >= LARGE.building && cheque <= LARGE.cheque) return [{ type: 'large-for-small', ...facts }];
  return [];
}

/** All ordered pairs of sales of one round. */
const pairsOf = (sales: readonly Sale[]): readonly (readonly [Sale, Sale])[] =>
  sales.flatMap((one) => sales.filter((other) => other !== one).map((other) => [one, other] as const));

const byOne = (sales: readonly Sale[]): readonly ForSaleClaim[] =>
  pairsOf(sales).flatMap(([one, other]) => {
    const isNext = one.building === other.building + 1 && one.cheque - other.cheque >= WIDE_CHEQUES;
    if (!isNext) return [];
    const { building, cheque } = one;
    return [
      { type: 'by-one', seats: [one.seat, other.seat], building, cheque, otherCheque: other.cheque } as const,
    ];
  });

const sameCheque = (sales: readonly Sale[]): readonly ForSaleClaim[] =>
  pairsOf(sales).flatMap(([one, other]) => {
    const { building, cheque } = one;
    const isWide = building - other.building >= WIDE_BUILDINGS;
    if (!isWide || cheque === 0 || cheque !== other.cheque) return [];
    const seats = [one.seat, other.seat];
    return [{ type: 'same-cheque', seats, building, otherBuilding: other.building, cheque } as const];
  });

/** Both cheques of the least or of the greatest amount. */
function pairs(scores: readonly PlayerScore[], seats: readonly Seat[]): readonly ForSaleClaim[] {
  const withTwo = (amount: Cheque): readonly Seat[] =>
    seats.filter((at) => atSeat(scores, at).cheques.filter((cheque) => cheque === amount).length === 2);
  return [
    ...withTwo(0).map((at) => ({ type: 'zeros', seats: [at] }) as const),
    ...withTwo(MOST_CHEQUE).map((at) => ({ type: 'tops', seats: [at] }) as const),
  ];
}

function saver(scores: readonly PlayerScore[], seats: readonly Seat[]): readonly ForSaleClaim[] {
  const left = scores.map(({ money }) => money);
  const most = strictMostSeat(seats, left);
  const money = most === undefined ? 0 : atSeat(left, most);
  if (most === undefined || 2 * money < startMoney(seats.length)) return [];
  return [{ type: 'saver', seats: [most], money }];
}

const highPair =
  (bought: readonly Bought[]) =>
  ({ seat }: Bought): readonly ForSaleClaim[] => {
    const hasBoth = bought.some((one) => one.building === LAST_BUILDING - 1 && one.seat === seat);
    return hasBoth ? [{ type: 'high-pair', seats: [seat] }] : [];
  };

function resales(bought: readonly Bought[], sold: readonly Sale[]): readonly ForSaleClaim[] {
  const all = bought.flatMap(({ seat, building, paid }) => {
    const sale = sold.find((one) => one.building === building);
    return sale === undefined ? [] : [{ seats: [seat], building, paid, cheque: sale.cheque }];
  });
  return [
    ...all
      .filter(({ paid, cheque }) => paid === 0 && cheque >= RESALE)
      .map(({ seats, building, cheque }) => ({ type: 'resale', seats, building, cheque }) as const),
    ...all
      .filter(({ paid, cheque }) => paid - cheque >= LEAST_LOSS)
      .map((facts) => ({ type: 'loss', ...facts }) as const),
  ];
}

function lightWin(
  winner: Seat | undefined,
  bought: readonly Bought[],
  seats: readonly Seat[],
): readonly ForSaleClaim[] {
  const sumOf = (at: Seat): number =>
    bought.reduce((sum, { seat, building }) => (seat === at ? sum + building : sum), 0);
  const least = strictMost(seats, (at) => -sumOf(at));
  if (winner === undefined || least !== winner) return [];
  return [{ type: 'light-win', seats: [winner], sum: sumOf(winner) }];
}

function patient(winner: Seat | undefined, bought: readonly Bought[]): readonly ForSaleClaim[] {
  if (winner === undefined) return [];
  const hasStayed = bought.some(({ seat, by }) => seat === winner && by === 'staying');
  return hasStayed ? [] : [{ type: 'patient', seats: [winner] }];
}

/** Rounds of part 1 whose last bids two seats made in turn. */
function duels(events: readonly ForSaleEvent[], bought: readonly Bought[]): readonly ForSaleClaim[] {
  return bought
    .filter(({ by }) => by === 'staying')
    .flatMap(({ round, building }) => {
      const bidders = events.flatMap((event) =>
        event.type === 'bid' && event.round === round ? [event.seat] : [],
      );
      const [last, other] = [bidders.at(-1), bidders.at(-2)];
      if (last === undefined || other === undefined) return [];
      const reversed = [...bidders].reverse();
      const end = reversed.findIndex((at, index) => at !== (index % 2 === 0 ? last : other));
      const bids = end === -1 ? bidders.length : end;
      if (bids < LEAST_DUEL) return [];
      return [{ type: 'duel', seats: [last, other], bids, building, round } as const];
    });
}

function tieBroken(result: Match['result']): readonly ForSaleClaim[] {
  const tie = brokenTie(result);
  if (tie === undefined) return [];
  const { winner, other, total } = tie;
  const moneyOf = (at: Seat) => atSeat(result.sheet.scores, at).money;
  return [
    { type: 'tie-broken', seats: [winner, other], total, money: moneyOf(winner), otherMoney: moneyOf(other) },
  ];
}
