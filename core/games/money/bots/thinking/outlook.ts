import type { Seat } from '../../../../base/ids.ts';
import { CURRENCIES, cardsOf, currencyOf, worthOf, type Card, type Currency } from '../../material.ts';
import type { MoneyView } from '../../view.ts';
import type { Seen } from '../memory.ts';
import { prospectOf, type Outlook } from './potential.ts';
import type { Style } from './style.ts';

/** The expected number of rounds after the current one; 0 if it is the last of the hand. */
export function roundsToCome(
  { round, pile, stalled, options, seatCount }: MoneyView,
  { flow }: Style,
): number {
  if (round === undefined || round.last !== undefined) return 0;
  return Math.min(1 + pile / (flow * seatCount), 1 + options.stallLimit - stalled);
}

/** The outlook of a player for whom the notes of each currency are free to these shares (0–1). */
export function outlookOf(rounds: number, free: readonly number[], style: Style): Outlook {
  const hope = 1 - Math.exp(-rounds / style.patience);
  const chances = (base: number): Outlook['first'] => free.map((share) => prospectOf(base * hope * share));
  return {
    first: chances(style.first),
    second: chances(style.second),
    other: chances(style.other),
    bidding: style.bidding * hope,
  };
}

/** All notes free: assumed for others, since nobody knows what they have seen. */
export const ALL_FREE: readonly number[] = CURRENCIES.map(() => 1);

/** Money of a currency from which a player is assumed to collect it. */
const COLLECTED = 100;

/** By currency, how free the missing notes are: those that others collect are hard to get. */
export function freedom(own: readonly Card[], seen: Seen, at: Seat, style: Style): readonly number[] {
  const freeOf = new Map<Card, number>();
  for (const [seat, cards] of seen.entries()) {
    if (seat === at) continue;
    for (const card of cards) {
      const currency = currencyOf(card);
      if (currency === undefined) continue;
      const sum = worthOf(cards.filter((other) => currencyOf(other) === currency));
      freeOf.set(card, sum >= COLLECTED ? style.held : style.loose);
    }
  }
  return CURRENCIES.map((currency) => meanFreedom(currency, own, freeOf));
}

function meanFreedom(currency: Currency, own: readonly Card[], freeOf: ReadonlyMap<Card, number>): number {
  const missing = cardsOf(currency).filter((card) => !own.includes(card));
  if (missing.length === 0) return 1;
  return missing.reduce((sum, card) => sum + (freeOf.get(card) ?? 1), 0) / missing.length;
}
