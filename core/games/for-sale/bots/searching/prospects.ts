import type { Buildings, ForSalePosition } from '../../position.ts';
import { SEATS, type Cheque } from '../../material.ts';
import { TRAITS, traitsOfBuying, traitsOfSelling } from './traits.ts';
import { BUYING, SELLING } from './weights.ts';

/** In thousands at the end, what a total is told in. */
const TOTAL = 60;

/**
 * What each seat may hope for between two rounds, if strong players play on. A small net (one hidden layer) makes of a seat's traits a
 * strength and a total; the strengths of all share out the win (softmax).
 */
export class Prospects {
  /** By seat the share of the win, 0–1. */
  readonly wins = new Float64Array(SEATS.max);
  /** By seat the total at the end, in thousands. */
  readonly totals = new Float64Array(SEATS.max);
  readonly #traits = new Float64Array(TRAITS * SEATS.max);

  /** Before a round of part 1. `unseen`: the buildings that may still be turned up. */
  ofBuying(table: ForSalePosition, unseen: Buildings): void {
    traitsOfBuying(table, unseen, this.#traits);
    this.#weigh(BUYING[table.options.refund], table.seatCount);
  }

  /** Before a round of part 2 that is not the last. `pool`: the cheques that may still be turned up, ascending. */
  ofSelling(table: ForSalePosition, pool: readonly Cheque[]): void {
    traitsOfSelling(table, pool, this.#traits);
    this.#weigh(SELLING, table.seatCount);
  }

  #weigh(weights: Float64Array, seatCount: number): void {
    let whole = 0;
    for (let at = 0; at < seatCount; at++) whole += this.wins[at] = Math.exp(this.#strength(weights, at));
    for (let at = 0; at < seatCount; at++) this.wins[at] = (this.wins[at] ?? 0) / whole;
  }

  /** The weights: for each hidden unit its bias, one for each trait, and what it adds to strength and total; last the total's bias. */
  #strength(weights: Float64Array, at: number): number {
    const traits = this.#traits;
    const first = at * TRAITS;
    const last = weights.length - 1;
    let strength = 0;
    let total = weights[last] ?? 0;
    for (let next = 0; next < last; next += 2) {
      let unit = weights[next++] ?? 0;
      for (let trait = first; trait < first + TRAITS; trait++)
        unit += (weights[next++] ?? 0) * (traits[trait] ?? 0);
      if (unit <= 0) continue;
      strength += unit * (weights[next] ?? 0);
      total += unit * (weights[next + 1] ?? 0);
    }
    this.totals[at] = TOTAL * total;
    return strength;
  }
}
