import { SEATS } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import type { Prospect } from './prospects.ts';
import { Traits, TRAITS } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** What the net makes of a seat: a strength, coins to come and real money at the end. */
const OUTPUTS = 3;
/** Coins are told in tens. */
const COINS = 10;

/**
 * What each seat may hope for where a round begins, if strong players play on. A small net (one hidden layer) makes of a seat's traits a strength,
 * coins and real money; the strengths of all share out the win (softmax).
 */
export class Forecast {
  /** By seat the share of the win, 0–1, and coins and real money at the end. */
  readonly wins = new Float64Array(SEATS.max);
  readonly coins = new Float64Array(SEATS.max);
  readonly real = new Float64Array(SEATS.max);
  readonly #traits = new Traits();

  at(table: FuffzigerPosition, prospect: Prospect): void {
    const { seatCount } = table;
    this.#traits.look(table, prospect);
    let whole = 0;
    for (let at = 0; at < seatCount; at++) {
      whole += this.wins[at] = Math.exp(this.#strength(at));
      this.coins[at] = (table.coins[at] ?? 0) + COINS * (this.coins[at] ?? 0);
      this.real[at] = Math.max(0, this.#traits.level * (this.real[at] ?? 0));
    }
    for (let at = 0; at < seatCount; at++) this.wins[at] = (this.wins[at] ?? 0) / whole;
  }

  /** The weights: for each hidden unit its bias, one for each trait, and what it adds to the outputs; last the biases of the last two of these. */
  #strength(at: number): number {
    const { values } = this.#traits;
    const first = at * TRAITS;
    const last = WEIGHTS.length - OUTPUTS + 1;
    let strength = 0;
    let coins = WEIGHTS[last] ?? 0;
    let real = WEIGHTS[last + 1] ?? 0;
    for (let next = 0; next < last; next += OUTPUTS) {
      let unit = WEIGHTS[next++] ?? 0;
      for (let trait = first; trait < first + TRAITS; trait++)
        unit += (WEIGHTS[next++] ?? 0) * (values[trait] ?? 0);
      if (unit <= 0) continue;
      strength += unit * (WEIGHTS[next] ?? 0);
      coins += unit * (WEIGHTS[next + 1] ?? 0);
      real += unit * (WEIGHTS[next + 2] ?? 0);
    }
    this.coins[at] = coins;
    this.real[at] = real;
    return strength;
  }
}
