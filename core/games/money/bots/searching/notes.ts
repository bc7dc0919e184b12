import { RunningMeans } from '../../../../base/search/running-means.ts';
import { NOTE_FACES, TRIPLET_FACES, type TripletFace } from '../../material.ts';
import { CURRENCIES, type Currency } from '../../options.ts';
import { NOTE_SETS, SUMS } from '../../sets.ts';
import type { Determinizations } from './determinizations.ts';

/** A way in which a currency can count more. */
export interface Mark {
  readonly currency: Currency;
  readonly type: 'full' | 'triplet';
  readonly face?: TripletFace;
}

const FULL_SUM = 200;

/** The marks of each currency: that it counts in full, and its triplets. */
export const MARKS: readonly Mark[] = CURRENCIES.flatMap((currency): readonly Mark[] => [
  { currency, type: 'full' },
  ...TRIPLET_FACES.map((face) => ({ currency, type: 'triplet', face }) as const),
]);
const MARKS_EACH = MARKS.length / CURRENCIES.length;

/** For each set of notes of one currency, the bits of the marks that it has. */
const MARKED = Uint8Array.from({ length: NOTE_SETS }, (_, set) => {
  const triplets = TRIPLET_FACES.map((face) =>
    NOTE_FACES.every((of, note) => of !== face || ((set >> note) & 1) === 1),
  );
  return [(SUMS[set] ?? 0) >= FULL_SUM, ...triplets].reduce(
    (bits, hasMark, mark) => (hasMark ? bits | (1 << mark) : bits),
    0,
  );
});

/** Kinds of amounts per determinization: the reward, whether (1) it was first to act, and the totals by seat. */
const REWARD = 0;
const FIRST = 1;
const TOTALS = 2;

/** The results of one candidate. */
export class Notes {
  /** In how many determinizations the seat got each set of the table, and had each mark at the end of the round. */
  readonly got: Int32Array;
  readonly made = new Int32Array(MARKS.length);
  /** The hand's money by currency at the end of the round, summed over all determinizations. */
  readonly money = new Float64Array(CURRENCIES.length);
  readonly #means: RunningMeans;
  readonly #candidate: number;

  constructor(means: RunningMeans, candidate: number, seatCount: number) {
    this.#means = means;
    this.#candidate = candidate;
    this.got = new Int32Array(2 * seatCount + 2);
  }

  /** Creates the notes of all candidates. */
  static of(candidates: number, seatCount: number): readonly Notes[] {
    const means = new RunningMeans(candidates, TOTALS + seatCount);
    return Array.from({ length: candidates }, (_, candidate) => new Notes(means, candidate, seatCount));
  }

  /** Adds the outcome of the last playout. */
  add(reward: number, determinizations: Determinizations): void {
    const { place, got, totals } = determinizations;
    this.#means.add(this.#candidate, REWARD, reward);
    this.#means.add(this.#candidate, FIRST, place === 0 ? 1 : 0);
    for (const [at, total] of totals.entries()) this.#means.add(this.#candidate, TOTALS + at, total);
    if (place >= 0) this.got[got] = (this.got[got] ?? 0) + 1;
    const { sets, start } = determinizations.hand;
    for (let part = 0; part < CURRENCIES.length; part++) {
      const notes = sets[start + part] ?? 0;
      this.money[part] = (this.money[part] ?? 0) + (SUMS[notes] ?? 0);
      for (let bits = MARKED[notes] ?? 0; bits !== 0; bits &= bits - 1) {
        const mark = part * MARKS_EACH + 31 - Math.clz32(bits & -bits);
        this.made[mark] = (this.made[mark] ?? 0) + 1;
      }
    }
  }

  /** The number of determinizations it was tried in. */
  get tries(): number {
    return this.#means.determinizations(this.#candidate, REWARD);
  }

  /** How often it was first to act, 0–1. */
  get first(): number {
    return this.#means.mean(this.#candidate, FIRST);
  }

  /** The mean reward. */
  get reward(): number {
    return this.#means.mean(this.#candidate, REWARD);
  }

  /** The mean total of a seat. */
  total(seat: number): number {
    return this.#means.mean(this.#candidate, TOTALS + seat);
  }

  /** How much more this one brought than another, on average over the determinizations that both were tried in. */
  ahead(other: Notes): number {
    return this.#means.gap(other.#candidate, this.#candidate, REWARD);
  }

  /** How much more a seat got than with another candidate, on average over the determinizations that both were tried in. */
  more(other: Notes, seat: number): number {
    return this.#means.gap(other.#candidate, this.#candidate, TOTALS + seat);
  }
}
