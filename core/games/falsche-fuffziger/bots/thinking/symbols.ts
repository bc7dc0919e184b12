import { FREE_SYMBOLS, INSPECTORS, isLargeTable, PRESS_TYPES } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';
import { LAST_CARD, PILE, type Order } from './order.ts';

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
