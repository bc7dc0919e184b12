import { CURRENCIES, NOTE_FACES, TRIPLET_FACES, type Currency, type TripletFace } from '../../material.ts';
import { NOTE_SETS, SUMS } from '../../sets.ts';
import type { Worlds } from './worlds.ts';

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

/** What came of one candidate, world by world from the first. */
export class Notes {
  /** By world what it brought, and whether (1) it was first to act. */
  readonly rewards: number[] = [];
  readonly firsts: number[] = [];
  /** By world and then by seat what was had in the end. */
  readonly totals: number[] = [];
  /** In how many worlds each set of the table was got, and each mark was there at the end of the round. */
  readonly got: Int32Array;
  readonly made = new Int32Array(MARKS.length);
  /** By currency the money of the hand at the end of the round, all worlds together. */
  readonly money = new Float64Array(CURRENCIES.length);
  readonly #seatCount: number;

  constructor(seatCount: number) {
    this.#seatCount = seatCount;
    this.got = new Int32Array(2 * seatCount + 2);
  }

  /** Notes what came of the playout just done. */
  add(reward: number, worlds: Worlds): void {
    this.rewards.push(reward);
    this.firsts.push(worlds.place === 0 ? 1 : 0);
    for (let at = 0; at < this.#seatCount; at++) this.totals.push(worlds.totals[at] ?? 0);
    if (worlds.place >= 0) this.got[worlds.got] = (this.got[worlds.got] ?? 0) + 1;
    const { sets, start } = worlds.hand;
    for (let part = 0; part < CURRENCIES.length; part++) {
      const notes = sets[start + part] ?? 0;
      this.money[part] = (this.money[part] ?? 0) + (SUMS[notes] ?? 0);
      for (let bits = MARKED[notes] ?? 0; bits !== 0; bits &= bits - 1) {
        const mark = part * MARKS_EACH + 31 - Math.clz32(bits & -bits);
        this.made[mark] = (this.made[mark] ?? 0) + 1;
      }
    }
  }

  /** The worlds it was tried in. */
  get tries(): number {
    return this.rewards.length;
  }

  /** How often it was first to act, 0–1. */
  get first(): number {
    return this.firsts.reduce((sum, is) => sum + is, 0) / this.tries;
  }

  /** What it brought on average. */
  get reward(): number {
    return this.rewards.reduce((sum, brought) => sum + brought, 0) / this.tries;
  }

  /** What a seat had on average. */
  total(seat: number): number {
    let sum = 0;
    for (let place = seat; place < this.totals.length; place += this.#seatCount)
      sum += this.totals[place] ?? 0;
    return sum / this.tries;
  }

  /** How much less another one brought than this, on average in the worlds that both were tried in. */
  ahead({ rewards }: Notes): number {
    const shared = Math.min(this.tries, rewards.length);
    let sum = 0;
    for (let world = 0; world < shared; world++) sum += (this.rewards[world] ?? 0) - (rewards[world] ?? 0);
    return sum / shared;
  }

  /** How much more a seat had than with another one, on average in the worlds that both were tried in. */
  more({ totals }: Notes, seat: number): number {
    const shared = Math.min(this.totals.length, totals.length) / this.#seatCount;
    let sum = 0;
    for (let world = 0; world < shared; world++) {
      const place = world * this.#seatCount + seat;
      sum += (this.totals[place] ?? 0) - (totals[place] ?? 0);
    }
    return sum / shared;
  }
}
