import type { Dice } from '../../../core/base/search/dice.ts';
import { MOST_ROWS, type Tables } from './tables.ts';

/** What a net is made of: one hidden layer makes of a row's traits a strength, and amounts beside it. */
export interface Shape {
  readonly traits: number;
  readonly units: number;
  readonly amounts: number;
  /** How much the squares of the amounts count beside the win. */
  readonly amountsCount: number;
}

/** Adam's (Kingma and Ba 2015). */
const RATE = 0.003;
const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;
const BATCH = 64;

/** How far off a net is on some tables. */
export interface Errors {
  /** The cross-entropy of the win. */
  readonly wins: number;
  /** What it is by luck: the mean logarithm of the rows. */
  readonly luck: number;
  /** What none can be below: the entropy of the shares that are told. */
  readonly least: number;
  /** 0–1: at how many tables a row with the largest share is the strongest. */
  readonly found: number;
  /** By amount the root of the mean square. */
  readonly amounts: readonly number[];
}

/**
 * A net that learns. The strengths of a table's rows share out the win (softmax). The weights: for each hidden unit its bias, one for each trait,
 * and what it adds to the strength and to each amount; last the biases of the amounts.
 */
export class Net {
  readonly weights: Float64Array;
  /** By row of what was foretold last the share of the win, 0–1, then the amounts. */
  readonly foretold: Float64Array;
  readonly #shape: Shape;
  /** Weights of each hidden unit. */
  readonly #each: number;
  readonly #units: Float64Array;
  readonly #gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #backs: Float64Array;
  #steps = 0;

  constructor(shape: Shape, weights: Float64Array) {
    const { traits, units, amounts } = shape;
    this.#shape = shape;
    this.#each = 1 + traits + 1 + amounts;
    if (weights.length !== units * this.#each + amounts) throw new RangeError('weights of another net');
    this.weights = weights;
    this.foretold = new Float64Array((1 + amounts) * MOST_ROWS);
    this.#units = new Float64Array(units * MOST_ROWS);
    this.#gradient = new Float64Array(weights.length);
    this.#mean = new Float64Array(weights.length);
    this.#square = new Float64Array(weights.length);
    this.#backs = new Float64Array(1 + amounts);
  }

  /** One that has learned nothing yet. */
  static by(dice: Dice, shape: Shape): Net {
    const { traits, units, amounts } = shape;
    const each = 1 + traits + 1 + amounts;
    const weights = Float64Array.from({ length: units * each + amounts }, (_, place) => {
      const within = place % each;
      const scale = within === 0 ? 0.1 : within <= traits ? 1 / Math.sqrt(traits) : 1 / Math.sqrt(units);
      return place >= units * each ? 0 : scale * (2 * dice.fraction() - 1) * 1.5;
    });
    return new Net(shape, weights);
  }

  /** What it makes of one row, whose traits begin at `start`: its strength; its amounts are in `foretold`. */
  strengthOf(told: Float32Array, start: number, row = 0): number {
    const { traits, units, amounts } = this.#shape;
    const { weights, foretold } = this;
    const each = this.#each;
    const first = row * (1 + amounts) + 1;
    for (let amount = 0; amount < amounts; amount++)
      foretold[first + amount] = weights[units * each + amount] ?? 0;
    let strength = 0;
    for (let unit = 0, next = 0; unit < units; unit++, next += each) {
      let sum = weights[next] ?? 0;
      for (let trait = 0; trait < traits; trait++)
        sum += (weights[next + 1 + trait] ?? 0) * (told[start + trait] ?? 0);
      const value = sum > 0 ? sum : 0;
      this.#units[row * units + unit] = value;
      if (value === 0) continue;
      const adds = next + 1 + traits;
      strength += value * (weights[adds] ?? 0);
      for (let amount = 0; amount < amounts; amount++)
        foretold[first + amount] =
          (foretold[first + amount] ?? 0) + value * (weights[adds + 1 + amount] ?? 0);
    }
    return strength;
  }

  /** Fills `foretold` with what it makes of a table of so many rows of `width` numbers, the first of which begins at `start`. */
  foretell(told: Float32Array, start: number, width: number, rows: number): void {
    const each = 1 + this.#shape.amounts;
    const { foretold } = this;
    let whole = 0;
    for (let row = 0; row < rows; row++)
      whole += foretold[row * each] = Math.exp(Math.min(30, this.strengthOf(told, start + row * width, row)));
    for (let row = 0; row < rows; row++) foretold[row * each] = (foretold[row * each] ?? 0) / whole;
  }

  /** Goes once through the tables of these numbers, in another order each time. */
  learn(tables: Tables, order: number[], dice: Dice, rate: number): void {
    dice.shuffle(order);
    let count = 0;
    for (const table of order) {
      this.foretell(tables.told, tables.startOf(table), tables.width, tables.rowsOf(table));
      this.#compare(tables.told, tables.startOf(table), tables.width, tables.rowsOf(table));
      if (++count % BATCH === 0) this.#step(rate * RATE);
    }
  }

  errorsOn(tables: Tables, numbers: readonly number[]): Errors {
    const each = 1 + this.#shape.amounts;
    const squares = new Float64Array(this.#shape.amounts);
    const { told, width } = tables;
    let [wins, luck, least, found, rows] = [0, 0, 0, 0, 0];
    for (const table of numbers) {
      const start = tables.startOf(table);
      const count = tables.rowsOf(table);
      this.foretell(told, start, width, count);
      let [strongest, most] = [0, 0];
      for (let row = 0; row < count; row++) {
        const share = told[start + row * width + this.#shape.traits] ?? 0;
        const foretold = this.foretold[row * each] ?? 0;
        if (foretold > (this.foretold[strongest * each] ?? 0)) strongest = row;
        most = Math.max(most, share);
        if (share > 0) {
          wins -= share * Math.log(Math.max(TINY, foretold));
          least -= share * Math.log(share);
        }
        for (let amount = 0; amount < squares.length; amount++)
          squares[amount] = (squares[amount] ?? 0) + this.#offBy(told, start, width, row, amount) ** 2;
      }
      if (told[start + strongest * width + this.#shape.traits] === most) found++;
      luck += Math.log(count);
      rows += count;
    }
    const { length } = numbers;
    return {
      wins: wins / length,
      luck: luck / length,
      least: least / length,
      found: found / length,
      amounts: Array.from(squares, (sum) => Math.sqrt(sum / rows)),
    };
  }

  #offBy(told: Float32Array, start: number, width: number, row: number, amount: number): number {
    const { traits, amounts } = this.#shape;
    return (
      (this.foretold[row * (1 + amounts) + 1 + amount] ?? 0) -
      (told[start + row * width + traits + 1 + amount] ?? 0)
    );
  }

  /** Adds to the gradient what lies between what was foretold and what is told. */
  #compare(told: Float32Array, start: number, width: number, rows: number): void {
    const { traits, units, amounts, amountsCount } = this.#shape;
    const [weights, gradient, backs, each] = [this.weights, this.#gradient, this.#backs, this.#each];
    for (let row = 0; row < rows; row++) {
      const from = start + row * width;
      backs[0] = (this.foretold[row * (1 + amounts)] ?? 0) - (told[from + traits] ?? 0);
      for (let amount = 0; amount < amounts; amount++) {
        const back = (backs[1 + amount] = amountsCount * this.#offBy(told, start, width, row, amount));
        gradient[units * each + amount] = (gradient[units * each + amount] ?? 0) + back;
      }
      for (let unit = 0, base = 0; unit < units; unit++, base += each) {
        const value = this.#units[row * units + unit] ?? 0;
        if (value === 0) continue;
        let back = 0;
        for (let out = 0, place = base + 1 + traits; out <= amounts; out++, place++) {
          gradient[place] = (gradient[place] ?? 0) + (backs[out] ?? 0) * value;
          back += (backs[out] ?? 0) * (weights[place] ?? 0);
        }
        gradient[base] = (gradient[base] ?? 0) + back;
        for (let trait = 0; trait < traits; trait++)
          gradient[base + 1 + trait] = (gradient[base + 1 + trait] ?? 0) + back * (told[from + trait] ?? 0);
      }
    }
  }

  #step(rate: number): void {
    const [weights, gradient, mean, square] = [this.weights, this.#gradient, this.#mean, this.#square];
    this.#steps++;
    const [first, second] = [1 - FIRST ** this.#steps, 1 - SECOND ** this.#steps];
    for (let place = 0; place < weights.length; place++) {
      const slope = (gradient[place] ?? 0) / BATCH;
      const one = (mean[place] = FIRST * (mean[place] ?? 0) + (1 - FIRST) * slope);
      const two = (square[place] = SECOND * (square[place] ?? 0) + (1 - SECOND) * slope * slope);
      weights[place] = (weights[place] ?? 0) - (rate * (one / first)) / (Math.sqrt(two / second) + TINY);
    }
    gradient.fill(0);
  }
}
