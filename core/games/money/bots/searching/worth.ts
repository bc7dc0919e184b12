import { CURRENCIES } from '../../options.ts';
import { NOTE_SETS, SUMS } from '../../sets.ts';
import type { Valuation } from '../rounds.ts';
import type { Estimate } from '../thinking/potential.ts';

/** The part of a set that holds its coins, and the index of their sums. */
const COINS = CURRENCIES.length;
const COIN_SUMS = COINS * NOTE_SETS;

/** The potential value of sets of cards for one player, as the expert estimates it (`thinking/potential.ts`), including the use of money in bids. */
export class Worth implements Valuation {
  readonly #estimate: Estimate;

  constructor(estimate: Estimate) {
    this.#estimate = estimate;
  }

  /** The two currencies that gain most count as the most collected one and as the second. One pass, since searches call it most. */
  of(sets: readonly number[], start: number, others: readonly number[], othersStart: number): number {
    const { first, second, other, bidding } = this.#estimate;
    const sums = SUMS;
    const parts = COINS;
    const coins = sums[COIN_SUMS + ((sets[start + parts] ?? 0) | (others[othersStart + parts] ?? 0))] ?? 0;
    let total = coins + bidding * coins;
    let most = 0;
    let collected = -1;
    // The greatest gain as the second currency, where it is, and the next one
    let best = 0;
    let bestPart = -1;
    let next = 0;
    for (let part = 0; part < parts; part++) {
      const set = (sets[start + part] ?? 0) | (others[othersStart + part] ?? 0);
      const plain = (other[part]?.[set] ?? 0) + bidding * (sums[set] ?? 0);
      total += plain;
      if (set === 0) continue;
      const more = (first[part]?.[set] ?? 0) - plain;
      if (more > most) {
        most = more;
        collected = part;
      }
      const gain = (second[part]?.[set] ?? 0) - plain;
      if (gain > best) {
        next = best;
        best = gain;
        bestPart = part;
      } else if (gain > next) next = gain;
    }
    return total + most + (bestPart === collected ? next : best);
  }
}
