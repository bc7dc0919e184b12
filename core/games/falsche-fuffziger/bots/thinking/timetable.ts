import { FREE_SYMBOLS, INSPECTORS, MOST_WON, PRESS_TYPES, isLargeTable } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';
import { PILE } from '../../kinds.ts';
import { byType, type ByType } from './by-type.ts';
import { LAST_CARD, cardsThatScrap, inspectedOf, type Order } from './order.ts';

/** Cards turned up in a round; usually no press breaks. */
const CARDS_OF_A_ROUND = 2;
export const BREAKS = 0.4;
/** More rounds than can be left. */
const MOST_ROUNDS = 14;

/** The time in a match. */
export interface Clock {
  readonly seatCount: number;
  /** Number of inspector cards so far, of types that they scrapped, and of the first three coin symbols that are gone. */
  readonly inspected: number;
  readonly scrapped: number;
  readonly freeSymbols: number;
  /** Laundering cards left, those won in the current phase 4, and whether that is over. */
  readonly left: number;
  readonly won: number;
  readonly isLaundered: boolean;
  /** Inspector cards expected in the rest of the round. */
  readonly soon: number;
}

/** The time according to a view. */
export function clockOf(view: FuffzigerView): Clock {
  const { seatCount, freeSymbols, scrapped, laundering, phase } = view;
  return {
    seatCount,
    inspected: inspectedOf(view),
    scrapped: scrapped.length,
    freeSymbols,
    left: laundering.left,
    won: phase?.type === 'laundering' ? phase.won.length : 0,
    isLaundered: phase?.type === 'buying' || phase?.type === 'general',
    soon: phase?.type === 'producing' ? (phase.hasBroken ? 1 : BREAKS) : 0,
  };
}

/** What is known about the remaining time. */
export interface Timetable {
  /** Inspector cards so far. */
  readonly inspected: number;
  /** By type, the future rounds in which its presses still print, without the current one. */
  readonly rounds: ByType;
  /** For each future round, by type, the probability that the type survives its inspection. */
  readonly survivals: readonly ByType[];
  /** The probability that the current round is played to its end: the last laundering card may end the match before. */
  readonly lasts: number;
  /** Expected number of coin auctions in future rounds. */
  readonly auctions: number;
}

/** Computes the timetable from the time and the inspector order. */
export function timetableOf(clock: Clock, order: Order): Timetable {
  const { inspected, scrapped, soon } = clock;
  const places = PRESS_TYPES.map((type, place) =>
    place < scrapped ? [] : cardsThatScrap(order, type, inspected),
  );
  const means = places.map((cards) => cards.reduce((sum, card) => sum + card, 0) / Math.max(1, cards.length));
  const ends = inspections(inspected, soon, means);
  const lasting = lastingOdds(clock, ends.length + 1);
  const survivals = ends.map((end, round) =>
    byType((_, place) => survives(place, end) * meanOf(lasting[round], lasting[round + 1])),
  );
  function survives(type: number, end: number): number {
    const cards = places[type] ?? [];
    const sum = cards.reduce((all, card) => all + Math.min(1, Math.max(0, card - end)), 0);
    return cards.length === 0 ? 0 : sum / cards.length;
  }
  return {
    inspected,
    rounds: byType((_, place) => survivals.reduce((sum, round) => sum + (round[place] ?? 0), 0)),
    survivals,
    lasts: lasting[0] ?? 1,
    auctions: auctionsAfter(clock, order) * shortened(ends, lasting),
  };
}

/** A round that the laundering cards may end counts half: its notes can still be bid, but not changed. */
const meanOf = (before = 0, after = 0): number => (before + after) / 2;

/** The fraction of future rounds before the laundering cards run out. */
const shortened = (ends: readonly number[], lasting: readonly number[]): number =>
  ends.length === 0 ? 0 : ends.reduce((sum, _, round) => sum + (lasting[round] ?? 0), 0) / ends.length;

/** The expected number of cards turned up after each future inspection; fractional. */
function inspections(inspected: number, soon: number, scrapping: readonly number[]): readonly number[] {
  let count = inspected + soon;
  const ends: number[] = [];
  for (let round = 0; round < MOST_ROUNDS && count < LAST_CARD; round++) {
    const before = count;
    count += CARDS_OF_A_ROUND;
    for (const card of scrapping) if (card > before && card <= count) count += 1;
    ends.push(count);
    count += BREAKS;
  }
  return ends;
}

/** Each auction adds another one if a 2 is rolled. */
const WITH_ADDED = 1.2;

/** The expected number of coin auctions in future rounds, if no laundering card ends the match. */
function auctionsAfter({ seatCount, freeSymbols, inspected }: Clock, order: Order): number {
  let symbols = 0;
  for (let card = inspected; card < LAST_CARD - 1; card++)
    symbols += symbolOdds(order, card, isLargeTable(seatCount));
  return WITH_ADDED * Math.max(0, symbols - (FREE_SYMBOLS - freeSymbols));
}

/** The probability that a future card (by its index in the match) counts as a coin symbol. */
function symbolOdds(order: Order, card: number, isLarge: boolean): number {
  const place = card % PILE;
  const pass = Math.floor(card / PILE);
  const known = order[place] ?? null;
  const isWhite = place < INSPECTORS.white.length;
  if (known === 'coin' || known === '150') return 1;
  if (known !== null) return isLarge && counts(Number(known), pass) ? 1 : 0;
  const coins = isWhite ? 3 / 5 : 2 / 4;
  const others = PRESS_TYPES.filter(
    (type) => isWhite === (type === 20 || type === 100) && counts(type, pass),
  );
  return coins + (isLarge ? others.length / (isWhite ? 5 : 4) : 0);
}

/** Whether a type is still in play in a pass, and is not scrapped in it. */
const counts = (type: number, pass: number): boolean =>
  pass === 0 ? type > 10 : pass === 1 ? type > 50 : type > 100;

/** Laundering cards sold in a round, per seat. */
const SOLD_PER_SEAT = 0.85;
/** The error of the number of cards sold in the current round, and its increase with each further one. */
const OFF = 0.5;
const MORE_OFF = 0.35;

/**
 * The probability that the laundering cards outlast the current round (index 0) and each later one; with the last card the match ends before
 * the general laundering.
 */
function lastingOdds({ seatCount, left: now, won, isLaundered }: Clock, rounds: number): readonly number[] {
  const most = isLaundered ? 0 : seatCount * (MOST_WON - 1) + 1 - won; // then somebody has won enough to end the phase
  const sold = isLaundered ? 0 : Math.max(1, SOLD_PER_SEAT * seatCount - won);
  return Array.from({ length: rounds }, (_, round) => {
    if (round === 0 && now > most) return 1;
    const left = now - sold - round * SOLD_PER_SEAT * seatCount;
    return 1 / (1 + Math.exp(-(left - 0.5) / (OFF + MORE_OFF * round)));
  });
}
