import { CURRENCIES } from '../../material.ts';
import { NOTE_SETS, SET_WIDTH, SUMS } from '../../sets.ts';
import type { Valuation } from '../rounds.ts';
import type { Estimate } from '../thinking/potential.ts';

/** The index where coins start. */
const COINS = CURRENCIES.length * NOTE_SETS;

/** The potential value of sets of cards for one player, as the expert estimates it (`thinking/potential.ts`), in tables that are fast to read. */
export class Worth implements Valuation {
  /** The value of uncollected cards, including their use in bids, by part of a set and its bits. */
  readonly #plain = new Float64Array(SET_WIDTH * NOTE_SETS);
  /** How much more notes count as the most collected currency, and as the second. */
  readonly #first = new Float64Array(COINS);
  readonly #second = new Float64Array(COINS);
  readonly #indices = new Int32Array(CURRENCIES.length);

  constructor({ first, second, other, bidding }: Estimate) {
    for (let index = 0; index < this.#plain.length; index++) {
      const part = Math.floor(index / NOTE_SETS);
      const set = index % NOTE_SETS;
      const money = SUMS[index] ?? 0;
      const plain = (index < COINS ? (other[part]?.[set] ?? 0) : money) + bidding * money;
      this.#plain[index] = plain;
      if (index >= COINS || set === 0) continue;
      this.#first[index] = (first[part]?.[set] ?? 0) - plain;
      this.#second[index] = (second[part]?.[set] ?? 0) - plain;
    }
  }

  of(sets: readonly number[], start: number, others: readonly number[], othersStart: number): number {
    const indices = this.#indices;
    const coins = (sets[start + indices.length] ?? 0) | (others[othersStart + indices.length] ?? 0);
    let total = this.#plain[COINS + coins] ?? 0;
    let first = 0;
    let collected = -1;
    for (let part = 0; part < indices.length; part++) {
      const index = part * NOTE_SETS + ((sets[start + part] ?? 0) | (others[othersStart + part] ?? 0));
      indices[part] = index;
      total += this.#plain[index] ?? 0;
      const more = this.#first[index] ?? 0;
      if (more > first) {
        first = more;
        collected = part;
      }
    }
    let second = 0;
    for (let part = 0; part < indices.length; part++)
      if (part !== collected) second = Math.max(second, this.#second[indices[part] ?? 0] ?? 0);
    return total + first + second;
  }
}
