import { rejection, type Rejection } from '../../base/rejection.ts';
import { isSetOf } from '../../base/options.ts';
import { isIntegerListIn, malformed, parseFields, shuffled } from '../../base/parse.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Rng } from '../../base/rng.ts';
import { LAST_CARD, removedCount, valuedCards, type Card } from './material.ts';
import { CURRENCIES, type Currency, type MoneyOptions } from './options.ts';

/** The chance of one hand. */
export interface HandDeal {
  /** The removed currencies. */
  readonly removed: readonly Currency[];
  /** All valued cards: six for seat 0, six for seat 1, …, four for the right display, four for the left, the pile top first. */
  readonly order: readonly Card[];
}

/** All chance of a match: one entry per hand. */
export interface MoneyDeal {
  readonly hands: readonly HandDeal[];
}

/** Draws a deal. The removed currencies are drawn for each hand unless the options set them (Money! Decision M2). */
export function drawDeal(options: MoneyOptions, seatCount: number, rng: Rng): MoneyDeal {
  const hands = Array.from({ length: options.hands }, () => {
    const removed = options.removed ?? drawRemoved(seatCount, rng);
    return { removed, order: rng.shuffle(valuedCards(removed)) };
  });
  return { hands };
}

function drawRemoved(seatCount: number, rng: Rng): readonly Currency[] {
  const drawn = rng.shuffle(CURRENCIES).slice(0, removedCount(seatCount));
  return CURRENCIES.filter((currency) => drawn.includes(currency));
}

/**
 * Reads a deal: one entry per hand, with the right number of removed currencies and exactly the remaining valued cards.
 * Rejects with malformed, unknown-key or bad-deal; the reasons are `hands`, `removed` and `order`.
 */
export function parseDeal(
  input: unknown,
  options: MoneyOptions,
  seatCount: number,
): Result<MoneyDeal, Rejection> {
  const fields = parseFields(input, 'deal', ['hands']);
  if (!fields.ok) return fields;
  const { hands } = fields.value;
  if (!Array.isArray(hands)) return fail(malformed('deal.hands', 'list'));
  if (hands.length !== options.hands)
    return fail(rejection('bad-deal', { reason: 'hands', expected: options.hands }));
  const parsed: HandDeal[] = [];
  for (const [index, hand] of hands.entries()) {
    const one = parseHand(hand, index, options, seatCount);
    if (!one.ok) return one;
    parsed.push(one.value);
  }
  return ok({ hands: parsed });
}

function parseHand(
  input: unknown,
  index: number,
  options: MoneyOptions,
  seatCount: number,
): Result<HandDeal, Rejection> {
  const at = `deal.hands.${index}`;
  const fields = parseFields(input, at, ['removed', 'order']);
  if (!fields.ok) return fields;
  const { removed, order } = fields.value;
  if (!Array.isArray(removed)) return fail(malformed(`${at}.removed`, 'list'));
  if (!isIntegerListIn(order, 0, LAST_CARD)) return fail(malformed(`${at}.order`, `card numbers`));
  if (!isSetOf(removed, CURRENCIES, removedCount(seatCount)) || !agrees(removed, options))
    return fail(rejection('bad-deal', { reason: 'removed', hand: index }));
  const cards = shuffled(valuedCards(removed), { reason: 'order', hand: index })(order);
  return cards.ok ? ok({ removed, order: cards.value }) : cards;
}

/** Whether the removed currencies are those that the options set, in any order (Money! Decision M2). */
const agrees = (removed: readonly Currency[], options: MoneyOptions): boolean =>
  options.removed === undefined || options.removed.every((currency) => removed.includes(currency));
