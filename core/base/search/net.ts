/**
 * A small net with one hidden layer. The first of its outputs is a strength: those of all seats share out the win (softmax). The weights: for each
 * hidden unit its bias, one weight for each trait, and what it adds to each output; last the biases of all outputs but the strength.
 */
export class Net {
  /** By seat the share of the win, 0–1. */
  readonly wins: Float64Array;
  /** By seat and output what else is foretold, as the net has it; the first output is the strength. */
  readonly outputs: Float64Array;
  readonly #traits: number;
  readonly #each: number;

  /** For so many seats at most, each with so many traits, and so many outputs. */
  constructor(seats: number, traits: number, outputs: number) {
    this.wins = new Float64Array(seats);
    this.outputs = new Float64Array(seats * outputs);
    this.#traits = traits;
    this.#each = outputs;
  }

  /** `traits`: seat by seat. */
  foretell(weights: Float64Array, traits: Float64Array, seatCount: number): void {
    let whole = 0;
    for (let at = 0; at < seatCount; at++) {
      this.#weigh(weights, traits, at);
      whole += this.wins[at] = Math.exp(this.outputs[at * this.#each] ?? 0);
    }
    for (let at = 0; at < seatCount; at++) this.wins[at] = (this.wins[at] ?? 0) / whole;
  }

  #weigh(weights: Float64Array, traits: Float64Array, at: number): void {
    const outputs = this.outputs;
    const each = this.#each;
    const from = at * each;
    const first = at * this.#traits;
    const last = weights.length - each + 1;
    outputs[from] = 0;
    for (let output = 1; output < each; output++) outputs[from + output] = weights[last + output - 1] ?? 0;
    for (let next = 0; next < last; next += each) {
      let unit = weights[next++] ?? 0;
      for (let trait = first; trait < first + this.#traits; trait++)
        unit += (weights[next++] ?? 0) * (traits[trait] ?? 0);
      if (unit <= 0) continue;
      for (let output = 0; output < each; output++)
        outputs[from + output] = (outputs[from + output] ?? 0) + unit * (weights[next + output] ?? 0);
    }
  }
}
