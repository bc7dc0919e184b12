/** What is counted while candidates are tried, world by world from the first; `kinds` numbers what is counted, from 0. */
export class RunningMeans {
  readonly #kinds: number;
  /** By candidate and kind what was counted in each world. */
  readonly #amounts: readonly number[][];

  constructor(candidates: number, kinds: number) {
    this.#kinds = kinds;
    this.#amounts = Array.from({ length: candidates * kinds }, () => []);
  }

  add(candidate: number, kind: number, amount: number): void {
    this.#of(candidate, kind).push(amount);
  }

  /** NaN if nothing was counted. */
  mean(candidate: number, kind: number): number {
    const amounts = this.#of(candidate, kind);
    return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  }

  /** In how many worlds something was counted. */
  determinizations(candidate: number, kind: number): number {
    return this.#of(candidate, kind).length;
  }

  /** How much more a candidate came to than a leader, on average in the worlds that both were tried in. */
  gap(leader: number, candidate: number, kind: number): number {
    const [ahead, own] = [this.#of(leader, kind), this.#of(candidate, kind)];
    const shared = Math.min(ahead.length, own.length);
    let gap = 0;
    for (let world = 0; world < shared; world++) gap += (own[world] ?? 0) - (ahead[world] ?? 0);
    return gap / shared;
  }

  /**
   * What a candidate would come to in all the worlds of the leader: the leader's mean, and how far it is from that in the worlds that both were
   * tried in. Who was given up early was tried in few, and their luck is not to count.
   */
  beside(leader: number, candidate: number, kind: number): number {
    return this.mean(leader, kind) + this.gap(leader, candidate, kind);
  }

  /** The standard error of how far a candidate is from another one, in the worlds that both were tried in. */
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
