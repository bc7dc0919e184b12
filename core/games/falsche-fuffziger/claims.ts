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
import type { FuffzigerEvent, PublicFuffzigerEvent } from './events.ts';
import { printedFaces } from './feats.ts';
import { dealOf, type PressType } from './material.ts';
import type { FuffzigerOptions } from './options.ts';
import { isNone, worthOf } from './material/money.ts';
import type { AuctionOutcome, Opening, Scrapping } from './material/report.ts';
import type { FuffzigerSheet, PlayerScore } from './score.ts';

type Match = FinishedMatch<{ options: FuffzigerOptions; event: FuffzigerEvent; sheet: FuffzigerSheet }>;

/** A lot, and the face of what was paid for it. */
interface Purchase {
  readonly coins: number;
  readonly paid: number;
}

/** The claims about a match of Falsche Fuffziger, as `docs/claims.md` defines them. */
export type FuffzigerClaim =
  | NeverLed
  | ClaimOf<'dear' | 'cheap-lot', Purchase>
  | ClaimOf<'no-takers', { readonly coins: number; readonly round: number }>
  | ClaimOf<'broken' | 'none-broken', { readonly count: number }>
  | ClaimOf<'special', { readonly coins: number }>
  | ClaimOf<'same-bids' | 'by-one' | 'one-short', { readonly sum: number }>
  | ClaimOf<'launderer', { readonly cards: number }>
  | ClaimOf<'richest', { readonly real: number }>
  | ClaimOf<'money-decided', { readonly behind: number }>
  | ClaimOf<'printer', { readonly face: number }>
  | ClaimOf<'raid', { readonly pressType: PressType; readonly count: number }>
  | ClaimOf<'unscathed' | 'no-purchase'>
  | ClaimOf<'sweep', { readonly auctions: number; readonly round: number }>
  | ClaimOf<'tie-broken', { readonly total: number; readonly real: number; readonly otherReal: number }>;

/** The types that say something good about the first seat. */
export const KIND: readonly FuffzigerClaim['type'][] = [
  'cheap-lot',
  'none-broken',
  'special',
  'launderer',
  'richest',
  'printer',
  'unscathed',
  'sweep',
];

const LEAST_SAME = 3;
const LEAST_LOT = 4;
const CHEAP = 20;
const LEAST_BROKEN = 4;
const LEAST_CONVERTED = 8;
const LEAST_CARDS = 4;
const LEAST_RAID = 10;
const LEAST_SCRAPPED = 2;
const LEAST_SWEEP = 3;

type EventOf<Type extends PublicFuffzigerEvent['type']> = Extract<PublicFuffzigerEvent, { type: Type }>;

/** All claims about a finished match, in the order of `docs/claims.md`. */
export function claims({ seatCount, events, result }: Match): readonly FuffzigerClaim[] {
  const seats = seatsOf(seatCount);
  const { scores } = result.sheet;
  const all = events.flatMap((event): PublicFuffzigerEvent[] => (event.type === 'gave-back' ? [] : [event]));
  const of = <Type extends PublicFuffzigerEvent['type']>(type: Type): readonly EventOf<Type>[] =>
    all.filter((event): event is EventOf<Type> => event.type === type);
  const auctions = auctionsIn(all);
  const scrappings = of('scrapped');
  const openings = of('opened');
  const winner = soleWinner(result);
  return [
    ...neverLed(result, coinsInTime(all, seats)),
    ...lots(auctions),
    ...conversions(of('converted'), seats),
    ...special(scrappings, seats),
    ...openings.flatMap((opening) => sameBids(opening, seats)),
    ...openings.flatMap((opening) => byOne(opening, seats)),
    ...openings.flatMap((opening) => oneShort(opening, seats)),
    ...launderer(openings, seats),
    ...richest(scores, result.winners, seats),
    ...moneyDecided(winner, scores, seats),
    ...printer(printedFaces(all, seatCount), seats),
    ...scrappings.flatMap((scrapping) => raids(scrapping, seats)),
    ...unscathed(scrappings, seats),
    ...sweeps(auctions),
    ...noPurchase(of('bought'), seats),
    ...tieBroken(result),
  ];
}

interface Auction extends AuctionOutcome {
  readonly round: number;
}

function auctionsIn(events: readonly PublicFuffzigerEvent[]): readonly Auction[] {
  let round = 1;
  return events.flatMap((event) => {
    if (event.type === 'round-began') ({ round } = event);
    if (event.type !== 'auction-ended') return [];
    const { lot, start, winner, paid } = event;
    return [{ lot, start, paid, round, ...(winner !== undefined && { winner }) }];
  });
}

/** The coins by seat after each auction that was won and each scrapping that paid coins. */
function coinsInTime(
  events: readonly PublicFuffzigerEvent[],
  seats: readonly Seat[],
): readonly (readonly number[])[] {
  const coins = seats.map(() => 0);
  return events.flatMap((event) => {
    const gains =
      event.type === 'scrapped'
        ? event.presses.filter((press) => press.coins > 0)
        : event.type === 'auction-ended' && event.winner !== undefined
          ? [{ seat: event.winner, coins: event.lot }]
          : [];
    for (const gain of gains) coins[gain.seat] = (coins[gain.seat] ?? 0) + gain.coins;
    return gains.length === 0 ? [] : [[...coins]];
  });
}

function lots(auctions: readonly Auction[]): readonly FuffzigerClaim[] {
  const won = auctions.flatMap(({ lot, winner, paid }) =>
    winner === undefined ? [] : [{ seats: [winner], coins: lot, paid: worthOf(paid) }],
  );
  const dearest = strictMost(won, ({ paid }) => paid);
  return [
    ...(dearest === undefined ? [] : [{ type: 'dear', ...dearest } as const]),
    ...won
      .filter(({ coins, paid }) => coins >= LEAST_LOT && paid <= CHEAP)
      .map((lot) => ({ type: 'cheap-lot', ...lot }) as const),
    ...auctions
      .filter(({ lot, winner }) => winner === undefined && lot >= LEAST_LOT)
      .map(({ lot, round }) => ({ type: 'no-takers', seats: [], coins: lot, round }) as const),
  ];
}

function conversions(
  converted: readonly EventOf<'converted'>[],
  seats: readonly Seat[],
): readonly FuffzigerClaim[] {
  const countsOf = (isBroken: boolean): readonly number[] =>
    seats.map(
      (at) => converted.filter(({ seat, up }) => seat === at && (up === 'broken') === isBroken).length,
    );
  const [broken, whole] = [countsOf(true), countsOf(false)];
  const most = strictMostSeat(seats, broken);
  const count = most === undefined ? 0 : atSeat(broken, most);
  return [
    ...(most === undefined || count < LEAST_BROKEN
      ? []
      : [{ type: 'broken', seats: [most], count } as const]),
    ...seats
      .filter((at) => broken[at] === 0 && atSeat(whole, at) >= LEAST_CONVERTED)
      .map((at) => ({ type: 'none-broken', seats: [at], count: atSeat(whole, at) }) as const),
  ];
}

function special(scrappings: readonly Scrapping[], seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const presses = scrappings.flatMap((scrapping) => scrapping.presses);
  return seats.flatMap((at) => {
    const coins = presses.reduce((sum, press) => (press.seat === at ? sum + press.coins : sum), 0);
    return coins === 0 ? [] : [{ type: 'special', seats: [at], coins } as const];
  });
}

/** The sums of the bids by seat, and the highest one. */
function sumsOf({ bids }: Opening): { readonly sums: readonly number[]; readonly highest: number } {
  const sums = bids.map(worthOf);
  return { sums, highest: Math.max(...sums) };
}

function sameBids(opening: Opening, seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const { sums, highest } = sumsOf(opening);
  const { winner } = opening;
  const others = seats.filter((at) => sums[at] === highest && at !== winner);
  if (winner === undefined || others.length < LEAST_SAME - 1) return [];
  return [{ type: 'same-bids', seats: [winner, ...others], sum: highest }];
}

function byOne(opening: Opening, seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const { sums, highest } = sumsOf(opening);
  const { winner } = opening;
  const [other, ...more] = seats.filter((at) => at !== winner && atSeat(sums, at) >= highest - 1);
  if (winner === undefined || other === undefined || more.length > 0 || sums[other] === highest) return [];
  return [{ type: 'by-one', seats: [winner, other], sum: highest }];
}

function oneShort(opening: Opening, seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const { sums, highest } = sumsOf(opening);
  const only = strictMostSeat(seats, sums);
  if (only === undefined || highest !== dealOf(opening.card).least - 1) return [];
  return [{ type: 'one-short', seats: [only], sum: highest }];
}

function launderer(openings: readonly Opening[], seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const cards = seats.map((at) => openings.filter(({ winner }) => winner === at).length);
  return seats.flatMap((at) => {
    const own = atSeat(cards, at);
    const isFarAhead = seats.every((other) => other === at || own >= 2 * atSeat(cards, other));
    return own >= LEAST_CARDS && isFarAhead ? [{ type: 'launderer', seats: [at], cards: own } as const] : [];
  });
}

function richest(
  scores: readonly PlayerScore[],
  winners: readonly Seat[],
  seats: readonly Seat[],
): readonly FuffzigerClaim[] {
  const most = strictMost(seats, (at) => atSeat(scores, at).real);
  if (most === undefined || winners.includes(most)) return [];
  return [{ type: 'richest', seats: [most], real: atSeat(scores, most).real }];
}

function moneyDecided(
  winner: Seat | undefined,
  scores: readonly PlayerScore[],
  seats: readonly Seat[],
): readonly FuffzigerClaim[] {
  const leader = strictMost(seats, (at) => atSeat(scores, at).coins);
  if (winner === undefined || leader === undefined || leader === winner) return [];
  const behind = atSeat(scores, leader).coins - atSeat(scores, winner).coins;
  return [{ type: 'money-decided', seats: [winner, leader], behind }];
}

function printer(faces: readonly number[], seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const most = strictMostSeat(seats, faces);
  return most === undefined ? [] : [{ type: 'printer', seats: [most], face: atSeat(faces, most) }];
}

const raids = ({ pressType, presses }: Scrapping, seats: readonly Seat[]): readonly FuffzigerClaim[] =>
  seats.flatMap((at) => {
    const count = presses.filter(({ seat }) => seat === at).length;
    return count < LEAST_RAID ? [] : [{ type: 'raid', seats: [at], pressType, count } as const];
  });

function unscathed(scrappings: readonly Scrapping[], seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const isScrapped = (at: Seat): boolean =>
    scrappings.some(({ presses }) => presses.some(({ seat }) => seat === at));
  const [only, ...others] = seats.filter((at) => !isScrapped(at));
  if (scrappings.length < LEAST_SCRAPPED || only === undefined || others.length > 0) return [];
  return [{ type: 'unscathed', seats: [only] }];
}

function sweeps(auctions: readonly Auction[]): readonly FuffzigerClaim[] {
  const rounds = [...new Set(auctions.map(({ round }) => round))];
  return rounds.flatMap((round) => {
    const held = auctions.filter((auction) => auction.round === round);
    const winner = held[0]?.winner;
    if (winner === undefined || held.length < LEAST_SWEEP || held.some((one) => one.winner !== winner))
      return [];
    return [{ type: 'sweep', seats: [winner], auctions: held.length, round } as const];
  });
}

function noPurchase(bought: readonly EventOf<'bought'>[], seats: readonly Seat[]): readonly FuffzigerClaim[] {
  const hasBought = (at: Seat): boolean =>
    bought.some(({ seat, presses }) => seat === at && !isNone(presses));
  const [only, ...others] = seats.filter((at) => !hasBought(at));
  return only === undefined || others.length > 0 ? [] : [{ type: 'no-purchase', seats: [only] }];
}

function tieBroken(result: Match['result']): readonly FuffzigerClaim[] {
  const tie = brokenTie(result);
  if (tie === undefined) return [];
  const { winner, other, total } = tie;
  const realOf = (at: Seat) => atSeat(result.sheet.scores, at).real;
  return [
    { type: 'tie-broken', seats: [winner, other], total, real: realOf(winner), otherReal: realOf(other) },
  ];
}
