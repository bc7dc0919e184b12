import { CURRENCIES } from '../../material.ts';
import { NOTE_SETS, SET_WIDTH, SUMS } from '../../sets.ts';
import type { Valuation } from '../rounds.ts';
import type { Outlook } from '../thinking/potential.ts';

/** Where the coins begin: the last number of a set. */
const COINS = CURRENCIES.length * NOTE_SETS;

/** What sets of cards may come to count for one player, as the expert sees it (`thinking/potential.ts`), in tables that are quick to read. */
export class Worth implements Valuation {
  /** By number of a set and its bits: what they may count where they are not collected, with what they are good for in bids. */
  readonly #plain = new Float64Array(SET_WIDTH * NOTE_SETS);
  /** How much more notes may count as the currency most collected, and as the second. */
  readonly #first = new Float64Array(COINS);
  readonly #second = new Float64Array(COINS);
  readonly #places = new Int32Array(CURRENCIES.length);

  constructor({ first, second, other, bidding }: Outlook) {
    for (let place = 0; place < this.#plain.length; place++) {
      const part = Math.floor(place / NOTE_SETS);
      const set = place % NOTE_SETS;
      const money = SUMS[place] ?? 0;
      const plain = (place < COINS ? (other[part]?.[set] ?? 0) : money) + bidding * money;
      this.#plain[place] = plain;
      if (place >= COINS || set === 0) continue;
      this.#first[place] = (first[part]?.[set] ?? 0) - plain;
      this.#second[place] = (second[part]?.[set] ?? 0) - plain;
    }
  }

  of(sets: readonly number[], start: number, others: readonly number[], othersStart: number): number {
    const places = this.#places;
    const coins = (sets[start + places.length] ?? 0) | (others[othersStart + places.length] ?? 0);
    let total = this.#plain[COINS + coins] ?? 0;
    let first = 0;
    let collected = -1;
    for (let part = 0; part < places.length; part++) {
      const place = part * NOTE_SETS + ((sets[start + part] ?? 0) | (others[othersStart + part] ?? 0));
      places[part] = place;
      total += this.#plain[place] ?? 0;
      const more = this.#first[place] ?? 0;
      if (more > first) {
        first = more;
        collected = part;
      }
    }
    let second = 0;
    for (let part = 0; part < places.length; part++)
      if (part !== collected) second = Math.max(second, this.#second[places[part] ?? 0] ?? 0);
    return total + first + second;
  }
}
