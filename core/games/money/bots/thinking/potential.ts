import type { Seat } from '../../../../base/ids.ts';
import { cardsOf, currencyOf, worthOf, type Card } from '../../material.ts';
import { CURRENCIES, type Currency } from '../../options.ts';
import { NOTE_SETS, SCORES, SUMS } from '../../sets.ts';
import type { LastRoundReason } from '../../round.ts';
import type { MoneyView } from '../../view.ts';
import type { Seen } from '../memory.ts';
import type { Valuation } from '../rounds.ts';
import type { Style } from './style.ts';

/** The potential value of each set of notes of one currency. */
export type Prospect = Float64Array;

/** What cards may still become worth, as one player estimates it. */
export interface Estimate {
  /** By currency: its prospect as the most collected one, as the second, and as any other. */
  readonly first: readonly Prospect[];
  readonly second: readonly Prospect[];
  readonly other: readonly Prospect[];
  /** The worth of a unit of money outside the two collected currencies, for bidding. */
  readonly bidding: number;
}

/** Chances are rounded to this many steps, to limit the number of tables. */
const STEPS = 50;
const prospects: Prospect[] = [];

/**
 * The expected final value of each set of notes of one currency if each missing note is still obtained with the same chance (0–1). Chance 0
 * gives the current value.
 */
export function prospectOf(chance: number): Prospect {
  const step = Math.round(Math.min(1, Math.max(0, chance)) * STEPS);
  return (prospects[step] ??= expectation(step / STEPS));
}

/** All currencies count alike, so the first one stands for all. */
function expectation(chance: number): Prospect {
  const values = Float64Array.from(SCORES.subarray(0, NOTE_SETS));
  for (let note = 1; note < NOTE_SETS; note <<= 1)
    for (let set = 0; set < NOTE_SETS; set++)
      if ((set & note) === 0)
        values[set] = (values[set] ?? 0) * (1 - chance) + (values[set | note] ?? 0) * chance;
  return values;
}

/**
 * The potential value of cards: the two currencies that gain most by being collected count as `first` and `second`, all others as `other`,
 * then coins, and the money outside the two for bidding.
 */
export class Potential implements Valuation {
  readonly #estimate: Estimate;
  /** By currency, the valued notes as bits. */
  readonly #notes = new Int32Array(CURRENCIES.length);

  constructor(estimate: Estimate) {
    this.#estimate = estimate;
  }

  of(sets: readonly number[], start: number, others: readonly number[], othersStart: number): number {
    const { first, second, other, bidding } = this.#estimate;
    const notes = this.#notes;
    for (let part = 0; part < notes.length; part++)
      notes[part] = (sets[start + part] ?? 0) | (others[othersStart + part] ?? 0);
    const most = this.#mostPromising(first, -1);
    const next = this.#mostPromising(second, most);
    const part = notes.length;
    const coins =
      SUMS[part * NOTE_SETS + ((sets[start + part] ?? 0) | (others[othersStart + part] ?? 0))] ?? 0;
    let total = coins + bidding * coins;
    for (let currency = 0; currency < part; currency++) {
      const set = notes[currency] ?? 0;
      if (currency === most) total += first[currency]?.[set] ?? 0;
      else if (currency === next) total += second[currency]?.[set] ?? 0;
      else total += (other[currency]?.[set] ?? 0) + bidding * (SUMS[set] ?? 0);
    }
    return total;
  }

  /** The currency in the hand that gains most by being collected, except `except`; −1 if there is none. */
  #mostPromising(collected: readonly Prospect[], except: number): number {
    const { other } = this.#estimate;
    let best = -1;
    let highest = -Infinity;
    for (let currency = 0; currency < this.#notes.length; currency++) {
      const set = this.#notes[currency] ?? 0;
      if (set === 0 || currency === except) continue;
      const gain = (collected[currency]?.[set] ?? 0) - (other[currency]?.[set] ?? 0);
      if (gain <= highest) continue;
      highest = gain;
      best = currency;
    }
    return best;
  }
}

/** The expected number of rounds after the current one; 0 if it is the last of the hand. */
export const roundsToCome = (view: MoneyView, style: Style): number =>
  view.round === undefined ? 0 : roundsLeft({ ...view, last: view.round.last }, style);

/** The same during a hand. */
export function roundsLeft({ last, pile, stalled, options, seatCount }: HandState, { flow }: Style): number {
  if (last !== undefined) return 0;
  return Math.min(1 + pile / (flow * seatCount), 1 + options.stallLimit - stalled);
}

/** What the expected end of a hand depends on. */
interface HandState extends Pick<MoneyView, 'pile' | 'stalled' | 'options' | 'seatCount'> {
  readonly last?: LastRoundReason | undefined;
}

/** The estimate of a player for whom the notes of each currency are free to these shares (0–1). */
export function estimateOf(rounds: number, free: readonly number[], style: Style): Estimate {
  const hope = 1 - Math.exp(-rounds / style.patience);
  const chances = (base: number): Estimate['first'] => free.map((share) => prospectOf(base * hope * share));
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
export const COLLECTED = 100;

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
