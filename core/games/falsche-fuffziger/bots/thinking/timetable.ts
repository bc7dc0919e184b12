import { FREE_SYMBOLS, INSPECTORS, MOST_WON, PRESS_TYPES, isLargeTable } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';
import { PILE } from '../../kinds.ts';
import { byType, type ByType } from './by-type.ts';
import { LAST_CARD, cardsThatScrap, inspectedOf, type Order } from './order.ts';

/** In a round two cards are turned up, and more often than not no press breaks. */
const CARDS_OF_A_ROUND = 2;
export const BREAKS = 0.4;
/** More rounds than can be left. */
const MOST_ROUNDS = 14;

/** What tells the time. */
export interface Clock {
  readonly seatCount: number;
  /** Inspector cards so far, the types that they scrapped, and how many of the first three coin symbols are gone. */
  readonly inspected: number;
  readonly scrapped: number;
  readonly freeSymbols: number;
  /** Laundering cards that are left, those won in the running phase 4, and whether that is over. */
  readonly left: number;
  readonly won: number;
  readonly isLaundered: boolean;
  /** Inspector cards that are expected in the rest of the round. */
  readonly soon: number;
}

/** The time as a view tells it. */
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

/** What is known of the time that is left. */
export interface Timetable {
  /** Inspector cards so far. */
  readonly inspected: number;
  /** By type the rounds to come in which its presses still print, the running one not counted. */
  readonly rounds: ByType;
  /** For each round to come by type how likely the type survives its inspection. */
  readonly survivals: readonly ByType[];
  /** How likely the running round is played to its end: the last laundering card may end the game before. */
  readonly lasts: number;
  /** Coin auctions that are expected in the rounds to come. */
  readonly auctions: number;
}

/** The timetable as the clock and the order tell it. */
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

/** A round that the laundering cards may end counts half: its notes can still be bid, not changed. */
const meanOf = (before = 0, after = 0): number => (before + after) / 2;

/** What part of the rounds to come the laundering cards leave. */
const shortened = (ends: readonly number[], lasting: readonly number[]): number =>
  ends.length === 0 ? 0 : ends.reduce((sum, _, round) => sum + (lasting[round] ?? 0), 0) / ends.length;

/** How many cards will have been turned up after each inspection to come; on average, so not whole. */
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

/** Coin auctions that are expected in the rounds to come, if no laundering card ends the game. */
function auctionsAfter({ seatCount, freeSymbols, inspected }: Clock, order: Order): number {
  let symbols = 0;
  for (let card = inspected; card < LAST_CARD - 1; card++)
    symbols += symbolOdds(order, card, isLargeTable(seatCount));
  return WITH_ADDED * Math.max(0, symbols - (FREE_SYMBOLS - freeSymbols));
}

/** How likely a card to come (its place in the game from 0) counts as a coin symbol. */
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

/** Laundering cards that are sold in a round, for each seat. */
const SOLD_PER_SEAT = 0.85;
/** How far the number of cards sold may be off in the running round, and how much more with each further one. */
const OFF = 0.5;
const MORE_OFF = 0.35;

/**
 * How likely the laundering cards outlast the running round (index 0) and each of the rounds after it; with the last card the game
 * ends before the general laundering.
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
