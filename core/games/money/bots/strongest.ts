import { CURRENCIES, currencyOf, faceOf, type Card, type Currency } from '../material.ts';

/** How many currencies a player is taken to collect. */
const COLLECTED = 2;

/** The strongest two currencies by sum; equal sums in the order of the serial numbers. Currencies without a card are none. */
export function strongest(cards: readonly Card[]): readonly Currency[] {
  const sums = new Map<Currency, number>();
  for (const card of cards) {
    const currency = currencyOf(card);
    if (currency !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + faceOf(card));
  }
  return CURRENCIES.filter((currency) => sums.has(currency))
    .sort((one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0))
    .slice(0, COLLECTED);
}

/** Whether the card is a note of one of the currencies; coins and the bluff card are of none. */
export function isOf(card: Card, currencies: readonly Currency[]): boolean {
  const currency = currencyOf(card);
  return currency !== undefined && currencies.includes(currency);
}
