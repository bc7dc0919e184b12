import type { Dice } from '../../../core/base/search/dice.ts';
import { TRAITS } from '../../../core/games/falsche-fuffziger/bots/searching/traits.ts';
import { TOLD } from './tables.ts';

/** Hidden units, and weights of each: its bias, one for each trait, one for each output. */
const UNITS = 24;
const OUTPUTS = 3;
const EACH = 1 + TRAITS + OUTPUTS;
const SIZE = UNITS * EACH + OUTPUTS - 1;
/** Adam's (Kingma and Ba 2015), and how much totals count beside the win. */
const RATE = 0.003;
const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;
const TOTALS = 0.3;
const BATCH = 64;
const MOST_SEATS = 6;

/** Tables as one piece: `starts` says where in `told` each begins. */
export interface Pieces {
  readonly seats: Uint8Array;
  readonly starts: Uint32Array;
  readonly told: Float32Array;
}

/** How far off a net is on some tables. */
interface Errors {
  /** The cross-entropy of the win; by luck it is the logarithm of the seats. */
  readonly wins: number;
  /** The roots of the mean squares of coins and of real money, the latter in parts of what all have on average. */
  readonly coins: number;
  readonly real: number;
}

/** A net like that of `Forecast`, which learns. */
export class Net {
  readonly weights = new Float64Array(SIZE);
  readonly #gradient = new Float64Array(SIZE);
  readonly #mean = new Float64Array(SIZE);
  readonly #square = new Float64Array(SIZE);
  readonly #units = new Float64Array(UNITS * MOST_SEATS);
  readonly #outs = new Float64Array(OUTPUTS * MOST_SEATS);
  readonly #errors = new Float64Array(OUTPUTS);
  #steps = 0;

  constructor(dice: Dice) {
    for (let place = 0; place < SIZE; place++) {
      const within = place % EACH;
      const scale = within === 0 ? 0.1 : within <= TRAITS ? 1 / Math.sqrt(TRAITS) : 1 / Math.sqrt(UNITS);
      this.weights[place] = place >= UNITS * EACH ? 0 : scale * (2 * dice.fraction() - 1) * 1.5;
    }
  }

  /** Goes once through the tables from `first` on, in another order each time. */
  learn(pieces: Pieces, order: number[], dice: Dice, rate: number): void {
    dice.shuffle(order);
    let count = 0;
    for (const table of order) {
      this.#go(pieces, table, true);
      if (++count % BATCH === 0) this.#step(rate * RATE);
    }
  }

  errorsOn(pieces: Pieces, tables: readonly number[]): Errors {
    const sums = new Float64Array(OUTPUTS);
    let seats = 0;
    for (const table of tables) {
      this.#go(pieces, table, false);
      for (let out = 0; out < OUTPUTS; out++) sums[out] = (sums[out] ?? 0) + (this.#errors[out] ?? 0);
      seats += pieces.seats[table] ?? 0;
    }
    const [wins = 0, coins = 0, real = 0] = sums;
    return {
      wins: wins / tables.length,
      coins: 10 * Math.sqrt(coins / seats),
      real: Math.sqrt(real / seats),
    };
  }

  #go({ seats, starts, told }: Pieces, table: number, isLearning: boolean): void {
    const [weights, gradient, units, outs] = [this.weights, this.#gradient, this.#units, this.#outs];
    const seatCount = seats[table] ?? 0;
    const start = starts[table] ?? 0;
    const errors = this.#errors.fill(0);
    let whole = 0;
    for (let at = 0; at < seatCount; at++) {
      const from = start + at * TOLD;
      let [strength, coins, real] = [0, weights[SIZE - 2] ?? 0, weights[SIZE - 1] ?? 0];
      for (let unit = 0; unit < UNITS; unit++) {
        const base = unit * EACH;
        let sum = weights[base] ?? 0;
        for (let trait = 0; trait < TRAITS; trait++)
          sum += (weights[base + 1 + trait] ?? 0) * (told[from + trait] ?? 0);
        const value = sum > 0 ? sum : 0;
        units[at * UNITS + unit] = value;
        if (value === 0) continue;
        strength += value * (weights[base + 1 + TRAITS] ?? 0);
        coins += value * (weights[base + 2 + TRAITS] ?? 0);
        real += value * (weights[base + 3 + TRAITS] ?? 0);
      }
      const odds = Math.exp(Math.min(30, strength));
      outs[at * OUTPUTS] = odds;
      outs[at * OUTPUTS + 1] = coins;
      outs[at * OUTPUTS + 2] = real;
      whole += odds;
    }
    for (let at = 0; at < seatCount; at++) {
      const from = start + at * TOLD;
      const share = told[from + TRAITS] ?? 0;
      const wins = (outs[at * OUTPUTS] ?? 0) / whole;
      const coins = (outs[at * OUTPUTS + 1] ?? 0) - (told[from + TRAITS + 1] ?? 0);
      const real = (outs[at * OUTPUTS + 2] ?? 0) - (told[from + TRAITS + 2] ?? 0);
      errors[0] = (errors[0] ?? 0) - share * Math.log(Math.max(1e-12, wins));
      errors[1] = (errors[1] ?? 0) + coins * coins;
      errors[2] = (errors[2] ?? 0) + real * real;
      if (!isLearning) continue;
      const backs = [wins - share, TOTALS * coins, TOTALS * real];
      gradient[SIZE - 2] = (gradient[SIZE - 2] ?? 0) + (backs[1] ?? 0);
      gradient[SIZE - 1] = (gradient[SIZE - 1] ?? 0) + (backs[2] ?? 0);
      for (let unit = 0; unit < UNITS; unit++) {
        const value = units[at * UNITS + unit] ?? 0;
        if (value === 0) continue;
        const base = unit * EACH;
        let back = 0;
        for (let out = 0; out < OUTPUTS; out++) {
          const place = base + 1 + TRAITS + out;
          gradient[place] = (gradient[place] ?? 0) + (backs[out] ?? 0) * value;
          back += (backs[out] ?? 0) * (weights[place] ?? 0);
        }
        gradient[base] = (gradient[base] ?? 0) + back;
        for (let trait = 0; trait < TRAITS; trait++)
          gradient[base + 1 + trait] = (gradient[base + 1 + trait] ?? 0) + back * (told[from + trait] ?? 0);
      }
    }
  }

  #step(rate: number): void {
    const [weights, gradient, mean, square] = [this.weights, this.#gradient, this.#mean, this.#square];
    this.#steps++;
    const [first, second] = [1 - FIRST ** this.#steps, 1 - SECOND ** this.#steps];
    for (let place = 0; place < SIZE; place++) {
      const slope = (gradient[place] ?? 0) / BATCH;
      const one = (mean[place] = FIRST * (mean[place] ?? 0) + (1 - FIRST) * slope);
      const two = (square[place] = SECOND * (square[place] ?? 0) + (1 - SECOND) * slope * slope);
      weights[place] = (weights[place] ?? 0) - (rate * (one / first)) / (Math.sqrt(two / second) + TINY);
    }
    gradient.fill(0);
  }
}
