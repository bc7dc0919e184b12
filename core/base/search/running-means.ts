/** Amounts counted while candidates are tried, determinization by determinization; `kind` numbers what is counted, from 0. */
export class RunningMeans {
  readonly #kinds: number;
  /** By candidate and kind, the amount in each determinization. */
  readonly #amounts: readonly number[][];

  constructor(candidates: number, kinds: number) {
    this.#kinds = kinds;
    this.#amounts = Array.from({ length: candidates * kinds }, () => []);
  }

  add(candidate: number, kind: number, amount: number): void {
    this.#of(candidate, kind).push(amount);
  }

  /** The mean amount; NaN if nothing was counted. */
  mean(candidate: number, kind: number): number {
    const amounts = this.#of(candidate, kind);
    return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  }

  /** The number of determinizations with an amount. */
  determinizations(candidate: number, kind: number): number {
    return this.#of(candidate, kind).length;
  }

  /** The mean difference of a candidate to the leader, in the determinizations that both were tried in. */
  gap(leader: number, candidate: number, kind: number): number {
    const [ahead, own] = [this.#of(leader, kind), this.#of(candidate, kind)];
    const shared = Math.min(ahead.length, own.length);
    let gap = 0;
    for (let world = 0; world < shared; world++) gap += (own[world] ?? 0) - (ahead[world] ?? 0);
    return gap / shared;
  }

  /**
   * The estimated mean of a candidate over all determinizations of the leader: the leader's mean plus `gap`. It cancels the luck of
   * candidates that were dropped early.
   */
  adjustedMean(leader: number, candidate: number, kind: number): number {
    return this.mean(leader, kind) + this.gap(leader, candidate, kind);
  }

  /** The standard error of `gap`. */
  error(leader: number, candidate: number, kind: number): number {
    const [ahead, own] = [this.#of(leader, kind), this.#of(candidate, kind)];
    const shared = Math.min(ahead.length, own.length);
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < shared; world++) {
      const gap = (own[world] ?? 0) - (ahead[world] ?? 0);
      sum += gap;
      squares += gap * gap;
    }
    return Math.sqrt(Math.max(0, squares - (sum * sum) / shared)) / shared;
  }

  #of(candidate: number, kind: number): number[] {
    return this.#amounts[candidate * this.#kinds + kind] ?? [];
  }
}
