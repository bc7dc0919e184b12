import { RunningMeans } from '../../../../base/search/running-means.ts';
import { CURRENCIES, NOTE_FACES, TRIPLET_FACES, type Currency, type TripletFace } from '../../material.ts';
import { NOTE_SETS, SUMS } from '../../sets.ts';
import type { Determinizations } from './determinizations.ts';

/** What can be made of a currency. */
export interface Mark {
  readonly currency: Currency;
  readonly type: 'full' | 'triplet';
  readonly face?: TripletFace;
}

const FULL_SUM = 200;

/** By currency: that it counts in full, and its triplets. */
export const MARKS: readonly Mark[] = CURRENCIES.flatMap((currency): readonly Mark[] => [
  { currency, type: 'full' },
  ...TRIPLET_FACES.map((face) => ({ currency, type: 'triplet', face }) as const),
]);
const MARKS_EACH = MARKS.length / CURRENCIES.length;

/** By set of notes of one currency, which of its marks are there, as bits. */
const MARKED = Uint8Array.from({ length: NOTE_SETS }, (_, set) => {
  const triplets = TRIPLET_FACES.map((face) =>
    NOTE_FACES.every((of, note) => of !== face || ((set >> note) & 1) === 1),
  );
  return [(SUMS[set] ?? 0) >= FULL_SUM, ...triplets].reduce(
    (bits, isThere, mark) => (isThere ? bits | (1 << mark) : bits),
    0,
  );
});

/** What is counted in each world: what it brought, whether (1) it was first to act, and by seat what was had in the end. */
const REWARD = 0;
const FIRST = 1;
const TOTALS = 2;

/** What came of one candidate, world by world from the first. */
export class Notes {
  /** In how many determinizations each set of the table was got, and each mark was there at the end of the round. */
  readonly got: Int32Array;
  readonly made = new Int32Array(MARKS.length);
  /** By currency the money of the hand at the end of the round, all determinizations together. */
  readonly money = new Float64Array(CURRENCIES.length);
  readonly #tally: RunningMeans;
  readonly #candidate: number;

  constructor(tally: RunningMeans, candidate: number, seatCount: number) {
    this.#tally = tally;
    this.#candidate = candidate;
    this.got = new Int32Array(2 * seatCount + 2);
  }

  /** For so many candidates. */
  static of(candidates: number, seatCount: number): readonly Notes[] {
    const tally = new RunningMeans(candidates, TOTALS + seatCount);
    return Array.from({ length: candidates }, (_, candidate) => new Notes(tally, candidate, seatCount));
  }

  /** Notes what came of the playout just done. */
  add(reward: number, determinizations: Determinizations): void {
    const { place, got, totals } = determinizations;
    this.#tally.add(this.#candidate, REWARD, reward);
    this.#tally.add(this.#candidate, FIRST, place === 0 ? 1 : 0);
    for (const [at, total] of totals.entries()) this.#tally.add(this.#candidate, TOTALS + at, total);
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

  /** The determinizations it was tried in. */
  get tries(): number {
    return this.#tally.determinizations(this.#candidate, REWARD);
  }

  /** How often it was first to act, 0–1. */
  get first(): number {
    return this.#tally.mean(this.#candidate, FIRST);
  }

  /** What it brought on average. */
  get reward(): number {
    return this.#tally.mean(this.#candidate, REWARD);
  }

  /** What a seat had on average. */
  total(seat: number): number {
    return this.#tally.mean(this.#candidate, TOTALS + seat);
  }

  /** How much less another one brought than this, on average in the determinizations that both were tried in. */
  ahead(other: Notes): number {
    return this.#tally.gap(other.#candidate, this.#candidate, REWARD);
  }

  /** How much more a seat had than with another one, on average in the determinizations that both were tried in. */
  more(other: Notes, seat: number): number {
    return this.#tally.gap(other.#candidate, this.#candidate, TOTALS + seat);
  }
}
