import {
  neverLed,
  soleWinner,
  strictMost,
  strictMostSeat,
  type ClaimOf,
  type NeverLed,
} from '../../base/claims.ts';
import { seatsOf, type Seat } from '../../base/ids.ts';
import { ascending, atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { MoneyEvent, VisibleMoneyEvent } from './events.ts';
import { DEALT, NOTE_FACES, worthOf } from './material.ts';
import type { Currency, MoneyOptions } from './options.ts';
import type { Act, Reveal, RoundPlace } from './round.ts';
import type { HandScore, MoneySheet } from './score.ts';

type Match = FinishedMatch<{ options: MoneyOptions; event: MoneyEvent; sheet: MoneySheet }>;

/** Facts of a round, or of a hand's score sheet. */
type InRound = Pick<RoundPlace, 'hand' | 'round'>;
type InHand = Pick<RoundPlace, 'hand'>;

/** The claims about a match of Money!, as `docs/claims.md` defines them. */
export type MoneyClaim =
  | NeverLed
  | ClaimOf<'same-bids' | 'dear' | 'top-passed', InRound & { readonly worth: number }>
  | ClaimOf<'gain', InRound & { readonly laid: number; readonly gained: number }>
  | ClaimOf<'all-in', InRound & { readonly cards: number }>
  | ClaimOf<'whole-currency' | 'exactly-200' | 'ten-short', InHand & { readonly currency: Currency }>
  | ClaimOf<'triplets' | 'coins' | 'all-full', InHand & { readonly count: number }>
  | ClaimOf<'best-hand', InHand & { readonly points: number }>
  | ClaimOf<'from-last' | 'plain-win'>
  | ClaimOf<'sat-out' | 'swap-partner', { readonly count: number }>;

/** The types that say something good about the first seat. */
export const KIND: readonly MoneyClaim['type'][] = [
  'gain',
  'whole-currency',
  'triplets',
  'coins',
  'exactly-200',
  'all-full',
  'best-hand',
];

const LEAST_SAME = 3;
const LEAST_GAIN = 120;
const LEAST_CARDS = 5;
const LEAST_TRIPLETS = 3;
const LEAST_COINS = 5;
const FULL = 200;
const SHORT = 190;
const LEAST_SAT_OUT = 3;
const LEAST_SWAPS = 5;

/** All claims about a finished match, in the order of `docs/claims.md`. */
export function claims({ seatCount, events, result }: Match): readonly MoneyClaim[] {
  const seats = seatsOf(seatCount);
  const rounds = roundsIn(events);
  const hands = result.sheet.hands.map(({ hand, scores }) => ({ hand, scores }));
  const points = hands.map(({ scores }) => scores.map(({ total }) => total));
  const before = points
    .slice(0, -1)
    .map((_, last) =>
      seats.map((at) => points.slice(0, last + 1).reduce((sum, byHand) => sum + atSeat(byHand, at), 0)),
    );
  const sheets = hands.flatMap(({ hand, scores }) =>
    seats.map((at): Sheet => ({ hand, seats: [at], score: atSeat(scores, at) })),
  );
  return [
    ...neverLed(result, before),
    ...rounds.flatMap(sameBids),
    ...dearestBid(rounds, seats),
    ...largestGain(rounds),
    ...rounds.flatMap(topPassed),
    ...allIn(rounds, seats),
    ...wholeCurrencies(sheets),
    ...triplets(sheets),
    ...coins(sheets),
    ...sums(sheets, 'exactly-200', FULL),
    ...sums(sheets, 'ten-short', SHORT),
    ...allFull(sheets),
    ...bestHand(sheets, hands.length),
    ...fromLast(soleWinner(result), points, seats),
    ...plainWin(soleWinner(result), hands),
    ...satOut(rounds, seats),
    ...swapPartner(rounds, seats),
  ];
}

interface Round extends Reveal {
  readonly place: InRound;
  readonly acts: readonly Act[];
}

function roundsIn(events: readonly VisibleMoneyEvent[]): readonly Round[] {
  const rounds: (Round & { readonly acts: Act[] })[] = [];
  for (const event of events) {
    if (event.type === 'revealed') {
      const { hand, round, bids, order, ties } = event;
      rounds.push({ place: { hand, round }, bids, order, ties, acts: [] });
    } else if (event.type === 'took' || event.type === 'swapped' || event.type === 'passed')
      rounds.at(-1)?.acts.push(event);
  }
  return rounds;
}

function sameBids({ place, bids, order }: Round): readonly MoneyClaim[] {
  const worths = [...new Set(order.map((at) => atSeat(bids, at).worth))];
  return worths.flatMap((worth) => {
    const same = order.filter((at) => atSeat(bids, at).worth === worth);
    if (same.length < Math.max(LEAST_SAME, bids.length - 1)) return [];
    return [{ type: 'same-bids', seats: ascending(same), worth, ...place }];
  });
}

function dearestBid(rounds: readonly Round[], seats: readonly Seat[]): readonly MoneyClaim[] {
  const bids = rounds.flatMap((round) =>
    seats.map((at) => ({ at, worth: atSeat(round.bids, at).worth, place: round.place })),
  );
  const dearest = strictMost(bids, ({ worth }) => worth);
  if (dearest === undefined) return [];
  return [{ type: 'dear', seats: [dearest.at], worth: dearest.worth, ...dearest.place }];
}

function largestGain(rounds: readonly Round[]): readonly MoneyClaim[] {
  const trades = rounds.flatMap(({ acts, place }) =>
    acts.flatMap((act) =>
      act.type === 'passed'
        ? []
        : [{ seat: act.seat, laid: worthOf(act.laid), gained: worthOf(act.gained), place }],
    ),
  );
  const best = strictMost(trades, ({ laid, gained }) => gained - laid);
  if (best === undefined || best.gained - best.laid < LEAST_GAIN) return [];
  return [{ type: 'gain', seats: [best.seat], laid: best.laid, gained: best.gained, ...best.place }];
}

function topPassed({ place, bids, order, acts }: Round): readonly MoneyClaim[] {
  const [first] = acts;
  if (first?.type !== 'passed' || order.length < 2) return [];
  return [{ type: 'top-passed', seats: [first.seat], worth: atSeat(bids, first.seat).worth, ...place }];
}

/** Counts the valued cards of each seat: what it was dealt, what it gained, and what it laid. */
function allIn(rounds: readonly Round[], seats: readonly Seat[]): readonly MoneyClaim[] {
  const found: MoneyClaim[] = [];
  let held: number[] = [];
  for (const { place, bids, acts } of rounds) {
    if (place.round === 1) held = seats.map(() => DEALT);
    for (const at of seats) {
      const cards = atSeat(bids, at).cards.length;
      if (cards >= LEAST_CARDS && cards === held[at])
        found.push({ type: 'all-in', seats: [at], cards, ...place });
      held[at] = (held[at] ?? 0) - cards;
    }
    for (const act of acts) {
      const cards = act.type === 'passed' ? act.back : act.gained;
      held[act.seat] = (held[act.seat] ?? 0) + cards.length;
    }
  }
  return found;
}

/** The score sheet of one seat and hand. */
interface Sheet extends InHand {
  readonly seats: readonly [Seat];
  readonly score: HandScore;
}

const wholeCurrencies = (sheets: readonly Sheet[]): readonly MoneyClaim[] =>
  sheets.flatMap(({ hand, seats, score }) =>
    score.currencies
      .filter(({ cards }) => cards.length === NOTE_FACES.length)
      .map(({ currency }) => ({ type: 'whole-currency', seats, currency, hand }) as const),
  );

const tripletsOf = ({ currencies }: HandScore): number =>
  currencies.reduce((sum, { triplets: faces }) => sum + faces.length, 0);

const triplets = (sheets: readonly Sheet[]): readonly MoneyClaim[] =>
  sheets.flatMap(({ hand, seats, score }) => {
    const count = tripletsOf(score);
    return count < LEAST_TRIPLETS ? [] : [{ type: 'triplets', seats, count, hand } as const];
  });

const coins = (sheets: readonly Sheet[]): readonly MoneyClaim[] =>
  sheets.flatMap(({ hand, seats, score }) => {
    const count = score.coins.cards.length;
    return count < LEAST_COINS ? [] : [{ type: 'coins', seats, count, hand } as const];
  });

const sums = (
  sheets: readonly Sheet[],
  type: 'exactly-200' | 'ten-short',
  wanted: number,
): readonly MoneyClaim[] =>
  sheets.flatMap(({ hand, seats, score }) =>
    score.currencies
      .filter(({ sum }) => sum === wanted)
      .map(({ currency }): MoneyClaim => ({ type, seats, currency, hand })),
  );

const allFull = (sheets: readonly Sheet[]): readonly MoneyClaim[] =>
  sheets.flatMap(({ hand, seats, score: { currencies } }) => {
    const count = currencies.length;
    const isFull = count >= 2 && currencies.every(({ sum }) => sum >= FULL);
    return isFull ? [{ type: 'all-full', seats, count, hand } as const] : [];
  });

function bestHand(sheets: readonly Sheet[], hands: number): readonly MoneyClaim[] {
  const best = hands < 2 ? undefined : strictMost(sheets, ({ score }) => score.total);
  if (best === undefined) return [];
  return [{ type: 'best-hand', seats: best.seats, points: best.score.total, hand: best.hand }];
}

function fromLast(
  winner: Seat | undefined,
  points: readonly (readonly number[])[],
  seats: readonly Seat[],
): readonly MoneyClaim[] {
  const [first] = points;
  if (winner === undefined || first === undefined || points.length < 2) return [];
  const least = strictMost(seats, (at) => -atSeat(first, at));
  return least === winner ? [{ type: 'from-last', seats: [winner] }] : [];
}

function plainWin(
  winner: Seat | undefined,
  hands: readonly { readonly scores: readonly HandScore[] }[],
): readonly MoneyClaim[] {
  if (winner === undefined) return [];
  const hasTriplets = hands.some(({ scores }) => tripletsOf(atSeat(scores, winner)) > 0);
  return hasTriplets ? [] : [{ type: 'plain-win', seats: [winner] }];
}

function satOut(rounds: readonly Round[], seats: readonly Seat[]): readonly MoneyClaim[] {
  const counts = seats.map((at) => rounds.filter(({ bids }) => atSeat(bids, at).sitsOut).length);
  return mostOf('sat-out', seats, counts, LEAST_SAT_OUT);
}

function swapPartner(rounds: readonly Round[], seats: readonly Seat[]): readonly MoneyClaim[] {
  const swaps = rounds.flatMap(({ acts }) => acts.flatMap((act) => (act.type === 'swapped' ? [act] : [])));
  const counts = seats.map((at) => swaps.filter((act) => act.with === at).length);
  return mostOf('swap-partner', seats, counts, LEAST_SWAPS);
}

function mostOf(
  type: 'sat-out' | 'swap-partner',
  seats: readonly Seat[],
  counts: readonly number[],
  least: number,
): readonly MoneyClaim[] {
  const most = strictMostSeat(seats, counts);
  const count = most === undefined ? 0 : atSeat(counts, most);
  return most === undefined || count < least ? [] : [{ type, seats: [most], count }];
}
