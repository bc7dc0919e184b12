/**
 * A small net with one hidden layer. The first output of each seat is a strength; the softmax over all seats gives their shares of the win.
 * Weights: for each hidden unit its bias, one weight per trait, and its weight for each output; then the biases of all outputs but the
 * strength.
 */
export class Net {
  /** Each seat's share of the win, 0–1. */
  readonly wins: Float64Array;
  /** The raw outputs by seat; the first of each is the strength. */
  readonly outputs: Float64Array;
  readonly #traits: number;
  readonly #each: number;

  /** @param seats the most seats @param traits traits of each seat @param outputs outputs of each seat */
  constructor(seats: number, traits: number, outputs: number) {
    this.wins = new Float64Array(seats);
    this.outputs = new Float64Array(seats * outputs);
    this.#traits = traits;
    this.#each = outputs;
  }

  /** Fills `wins` and `outputs`; `traits` are in the order of the seats. */
  evaluate(weights: Float64Array, traits: Float64Array, seatCount: number): void {
    let total = 0;
    for (let at = 0; at < seatCount; at++) {
      this.#weigh(weights, traits, at);
      total += this.wins[at] = Math.exp(this.outputs[at * this.#each] ?? 0);
    }
    for (let at = 0; at < seatCount; at++) this.wins[at] = (this.wins[at] ?? 0) / total;
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
