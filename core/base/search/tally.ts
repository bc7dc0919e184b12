/** Means of what is counted while candidates are tried; `kinds` numbers what is counted, from 0. */
export class Tally {
  readonly #kinds: number;
  readonly #sums: Float64Array;
  readonly #counts: Float64Array;

  constructor(candidates: number, kinds: number) {
    this.#kinds = kinds;
    this.#sums = new Float64Array(candidates * kinds);
    this.#counts = new Float64Array(candidates * kinds);
  }

  add(candidate: number, kind: number, amount: number): void {
    const place = candidate * this.#kinds + kind;
    this.#sums[place] = (this.#sums[place] ?? 0) + amount;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  /** NaN if nothing was counted. */
  mean(candidate: number, kind: number): number {
    const place = candidate * this.#kinds + kind;
    return (this.#sums[place] ?? 0) / (this.#counts[place] ?? 0);
  }
}
