import { FREE_SYMBOLS, INSPECTORS, MOST_WON, PRESS_TYPES, isLargeTable } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';
import { byType, type ByType } from './by-type.ts';
import { LAST_CARD, PILE, cardsThatScrap, inspectedOf, type Order } from './order.ts';

/** In a round two cards are turned up, and more often than not no press breaks. */
const CARDS_OF_A_ROUND = 2;
const BREAKS = 0.4;
/** More rounds than can be left. */
const MOST_ROUNDS = 14;

/** What tells the time: of a view, or of a table that is thought up. */
export type Clock = Pick<
  FuffzigerView,
  'seatCount' | 'inspectors' | 'scrapped' | 'phase' | 'laundering' | 'freeSymbols'
>;

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

/** The timetable as the view and the order tell it. */
export function timetableOf(view: Clock, order: Order): Timetable {
  const inspected = inspectedOf(view);
  const { phase } = view;
  const soon = phase?.type === 'producing' ? (phase.hasBroken ? 1 : BREAKS) : 0;
  const places = PRESS_TYPES.map((type) =>
    view.scrapped.includes(type) ? [] : cardsThatScrap(order, type, inspected),
  );
  const means = places.map((cards) => cards.reduce((sum, card) => sum + card, 0) / Math.max(1, cards.length));
  const ends = inspections(inspected, soon, means);
  const lasting = lastingOdds(view, ends.length + 1);
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
    auctions: auctionsAfter(view, inspected, order) * shortened(ends, lasting),
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

/** Coin auctions that are expected after so many inspector cards, if no laundering card ends the game. */
export function auctionsAfter(
  { seatCount, freeSymbols }: Pick<FuffzigerView, 'seatCount' | 'freeSymbols'>,
  inspected: number,
  order: Order,
): number {
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
export function lastingOdds(
  view: Pick<FuffzigerView, 'laundering' | 'seatCount' | 'phase'>,
  rounds: number,
): readonly number[] {
  const { laundering, seatCount, phase } = view;
  const won = phase?.type === 'laundering' ? phase.won.length : 0;
  const isOver = phase?.type === 'buying' || phase?.type === 'general';
  const most = isOver ? 0 : seatCount * (MOST_WON - 1) + 1 - won; // then somebody has won enough to end the phase
  const sold = isOver ? 0 : Math.max(1, SOLD_PER_SEAT * seatCount - won);
  return Array.from({ length: rounds }, (_, round) => {
    if (round === 0 && laundering.left > most) return 1;
    const left = laundering.left - sold - round * SOLD_PER_SEAT * seatCount;
    return 1 / (1 + Math.exp(-(left - 0.5) / (OFF + MORE_OFF * round)));
  });
}
