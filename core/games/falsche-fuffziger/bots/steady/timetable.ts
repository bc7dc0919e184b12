import { FREE_SYMBOLS, INSPECTORS, isLargeTable, PRESS_TYPES, type Inspector, type PressType } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';
import { byType, type ByType } from './by-type.ts';

/** The inspector pile as far as it is known: what lies at each place, from the top; null: not seen yet. */
export type Order = readonly (Inspector | null)[];

const PILE = INSPECTORS.white.length + INSPECTORS.green.length + INSPECTORS.black.length;
const FIRST_BLACK = INSPECTORS.white.length + INSPECTORS.green.length;
/** The card that ends the game: the green one in the third pass. */
const LAST_CARD = 2 * PILE + FIRST_BLACK;

export const UNKNOWN_ORDER: Order = [
  ...INSPECTORS.white.map(() => null),
  ...INSPECTORS.green,
  ...INSPECTORS.black.map(() => null),
];

/** In a round two cards are turned up, and more often than not no press breaks. */
const CARDS_OF_A_ROUND = 2;
const BREAKS = 0.4;
/** More rounds than can be left. */
const MOST_ROUNDS = 14;

/**
 * Inspector cards that were turned up in the whole game. The pile is gone through again and again; in which pass it is follows
 * from what was scrapped: the 10s go with the cards 7–10, the 20s with 11–15, the 50s with 17–20, the 100s with 21–25.
 */
export function inspectedOf({ inspectors, scrapped }: Pick<FuffzigerView, 'inspectors' | 'scrapped'>): number {
  const place = (PILE - inspectors.faceDown) % PILE;
  const isLate = place === 0 || place > FIRST_BLACK;
  switch (scrapped.length) {
    case 0:
      return place;
    case 1:
      return place === 0 || !isLate ? PILE + place : place;
    case 2:
      return place === 0 ? 2 * PILE : PILE + place;
    case 3:
      return isLate && place > 0 ? PILE + place : 2 * PILE + place;
    default:
      return 2 * PILE + place;
  }
}

/** The order with the cards that were turned up in this round. */
export function orderAfter(order: Order, view: FuffzigerView): Order {
  const { turned, earlier = [] } = view.inspectors;
  const seen = [...earlier, ...turned];
  const first = inspectedOf(view) - seen.length;
  const known = [...order];
  for (const [index, card] of seen.entries()) known[(first + index + PILE) % PILE] = card;
  return known;
}

/** Where a type can be scrapped, as numbers of cards in the whole game, each equally likely. */
function cardsThatScrap(order: Order, type: PressType): readonly number[] {
  if (type === 150) return [LAST_CARD];
  const pass = type === 10 ? 0 : type === 100 ? 2 : 1;
  const isWhite = type === 20 || type === 100;
  const from = isWhite ? 0 : FIRST_BLACK;
  const to = isWhite ? INSPECTORS.white.length : PILE;
  const numberAt = (place: number): number => pass * PILE + place + 1;
  const known = order.indexOf(`${type}`);
  if (known !== -1) return [numberAt(known)];
  const open = order.flatMap((card, place) => (place >= from && place < to && card === null ? [place] : []));
  return open.map(numberAt);
}

/** What is known of the time that is left. */
export interface Timetable {
  /** Inspector cards so far. */
  readonly inspected: number;
  /** By type the rounds to come in which its presses still print, the running one not counted. */
  readonly rounds: ByType;
  /** By type how likely its notes survive the next inspection. */
  readonly survival: ByType;
  /** Coin auctions that are expected in the rounds to come. */
  readonly auctions: number;
}

/** The timetable as the view and the order tell it. */
export function timetableOf(view: FuffzigerView, order: Order): Timetable {
  const inspected = inspectedOf(view);
  const { phase } = view;
  const soon = phase?.type === 'producing' ? (phase.hasBroken ? 1 : BREAKS) : 0;
  const places = PRESS_TYPES.map((type) => (view.scrapped.includes(type) ? [] : cardsThatScrap(order, type)));
  const means = places.map((cards) => cards.reduce((sum, card) => sum + card, 0) / Math.max(1, cards.length));
  const ends = inspections(inspected, soon, means);
  const survives = (type: number, end: number): number => {
    const cards = places[type] ?? [];
    const sum = cards.reduce((all, card) => all + Math.min(1, Math.max(0, card - end)), 0);
    return cards.length === 0 ? 0 : sum / cards.length;
  };
  return {
    inspected,
    rounds: byType((_, place) => ends.reduce((sum, end) => sum + survives(place, end), 0)),
    survival: byType((_, place) => survives(place, ends[0] ?? 0)),
    auctions: auctionsAfter(view, inspected, order),
  };
}

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

function auctionsAfter({ seatCount, freeSymbols }: FuffzigerView, inspected: number, order: Order): number {
  let symbols = 0;
  for (let card = inspected; card < LAST_CARD - 1; card++) symbols += symbolOdds(order, card, isLargeTable(seatCount));
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
  const others = PRESS_TYPES.filter((type) => isWhite === (type === 20 || type === 100) && counts(type, pass));
  return coins + (isLarge ? others.length / (isWhite ? 5 : 4) : 0);
}

/** Whether a type is still in play in a pass, and is not scrapped in it. */
const counts = (type: number, pass: number): boolean =>
  pass === 0 ? type > 10 : pass === 1 ? type > 50 : type > 100;
