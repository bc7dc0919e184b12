import type { Bot } from '../../../game.ts';
import type { MoneyAction } from '../actions.ts';
import { BLUFF, DISPLAYS, currencyOf, faceOf, worthOf, type Card } from '../material.ts';
import { CURRENCIES, type Currency } from '../options.ts';
import type { MoneyTypes } from '../types.ts';
import type { ActingView, MoneyView, OwnCards } from '../view.ts';

/** Number of cards of a bid, if it has that many. */
const BID_CARDS = 2;

/**
 * A plain bot to measure others by; it draws nothing and remembers nothing. It bids its two highest cards outside its two strongest
 * currencies, and takes the set with the most money in these two. Coins belong to no currency, so it bids them as well.
 */
export const collector: Bot<MoneyTypes, null> = {
  initial: null,
  decide: (view) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    return round.type === 'bidding'
      ? { type: 'bid', cards: chooseBid(own.hand) }
      : chooseAct(view, own, round);
  },
};

function chooseBid(hand: readonly Card[]): readonly Card[] {
  const collected = strongest(hand);
  const cards = hand
    .filter((card) => card !== BLUFF && !isOf(card, collected))
    .sort((one, other) => faceOf(other) - faceOf(one) || one - other)
    .slice(0, BID_CARDS);
  return cards.length === 0 ? [BLUFF] : cards;
}

/** Takes the first of the richest offers if it is richer than the seat's own bid. */
function chooseAct(
  view: MoneyView,
  { seat, hand }: OwnCards,
  { bids, lying, waiting }: ActingView,
): MoneyAction {
  // the currencies include those of the bid, even if it has been swapped away
  const collected = strongest([...hand, ...(bids[seat]?.cards ?? [])]);
  const wealth = (cards: readonly Card[]): number => worthOf(cards.filter((card) => isOf(card, collected)));
  const partners = [...waiting].sort((one, other) => one - other);
  const offers: readonly { readonly cards: readonly Card[]; readonly action: MoneyAction }[] = [
    { cards: lying[seat] ?? [], action: { type: 'pass' } },
    ...DISPLAYS.map((display) => ({
      cards: view.displays[display],
      action: { type: 'take', display } as const,
    })),
    ...partners.map((partner) => ({
      cards: lying[partner] ?? [],
      action: { type: 'swap', with: partner } as const,
    })),
  ];
  return offers.reduce((best, offer) => (wealth(offer.cards) > wealth(best.cards) ? offer : best)).action;
}

/** Number of currencies that a player is assumed to collect. */
const COLLECTED = 2;

/** The two strongest currencies by sum; equal sums in the order of serial numbers. Only currencies with cards count. */
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

/** Whether the card is a note of one of the currencies; coins and the bluff card never are. */
export function isOf(card: Card, currencies: readonly Currency[]): boolean {
  const currency = currencyOf(card);
  return currency !== undefined && currencies.includes(currency);
}
