import type { Seat } from '../../../../base/ids.ts';
import { ascending } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { cheapestOf, ForSalePosition } from '../../position.ts';
import type { Amount, Building, Cheque } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import { ValueNet } from './prospects.ts';
import { rootOf } from './root.ts';
import type { Question } from './thought.ts';

/** In how many ways the last round may lie, where it is the next one. */
const LAST_ROUNDS = 24;
/** Above the number of buildings in a hand. */
const BASE = 16;

/** Sales that all make at once in the running round, as a seat knows the table, and what they leave everybody with. */
export class Sales {
  /** How many have been looked into, the same ones counted once. */
  looked = 0;
  readonly #root: ForSalePosition;
  readonly #table: ForSalePosition;
  readonly #hands: readonly (readonly Building[])[];
  readonly #cheques: readonly Cheque[];
  readonly #pool: readonly Cheque[];
  /** Cheques of the last round, where it is the next one and plays itself; else one without any. */
  readonly #ends: readonly (readonly Cheque[])[];
  readonly #prospects = new ValueNet();
  readonly #sold: Int32Array;
  readonly #wins: Float64Array;
  readonly #totals: Float64Array;
  readonly #known = new Map<number, Float64Array>();

  constructor(question: Question, { round, cheques }: SellingView) {
    const { view, knowledge, rng } = question;
    const { seatCount, options, rounds } = view;
    const { hands, pool } = knowledge;
    this.#root = rootOf(question);
    this.#table = new ForSalePosition(options, seatCount);
    this.#hands = hands;
    this.#cheques = cheques;
    this.#pool = ascending(pool);
    this.#ends = round === rounds - 1 ? endsOf(pool, seatCount, rng) : [[]];
    this.#sold = new Int32Array(seatCount);
    this.#wins = new Float64Array(seatCount);
    this.#totals = new Float64Array(seatCount);
  }

  /** By seat the share of the win, 0–1. `places`: by seat the place in its hand of what it sells. */
  winsOf(places: Int32Array): Float64Array {
    let key = 0;
    for (const place of places) key = key * BASE + place;
    let wins = this.#known.get(key);
    if (wins === undefined) {
      this.#sell(places);
      wins = this.#wins.slice();
      this.#known.set(key, wins);
      this.looked++;
    }
    return wins;
  }

  /** What comes of it for one seat: share of the win, total at the end, and its cheque of the round. */
  outcomeOf(
    places: Int32Array,
    at: Seat,
  ): { readonly wins: number; readonly total: Amount; readonly cheque: Cheque } {
    this.#sell(places);
    const own = this.#hands[at]?.[places[at] ?? 0] ?? 0;
    const below = this.#hands.filter((hand, seat) => (hand[places[seat] ?? 0] ?? 0) < own).length;
    return { wins: this.#wins[at] ?? 0, total: this.#totals[at] ?? 0, cheque: this.#cheques[below] ?? 0 };
  }

  #sell(places: Int32Array): void {
    const table = this.#table;
    this.#wins.fill(0);
    this.#totals.fill(0);
    for (const end of this.#ends) {
      table.copy(this.#root);
      const start = (table.round - table.rounds - 1) * table.seatCount;
      for (const [place, cheque] of this.#cheques.entries()) table.cheques[start + place] = cheque;
      for (const [at, place] of places.entries()) this.#sold[at] = this.#hands[at]?.[place] ?? 0;
      table.sell(this.#sold);
      if (end.length > 0) this.#sellLast(end);
      if (!table.hasEnded) this.#prospects.ofSelling(table, this.#pool);
      this.#count();
    }
  }

  /** What is left after the last round but one is sold at once, as it must be. */
  #sellLast(cheques: readonly Cheque[]): void {
    const table = this.#table;
    table.stack([], table.rounds + 1, cheques, table.rounds);
    for (const [at, hand] of table.hands.entries()) this.#sold[at] = cheapestOf(hand);
    table.sell(this.#sold);
  }

  #count(): void {
    const { hasEnded, seatCount, money, earned } = this.#table;
    const { wins, totals } = this.#prospects;
    const part = 1 / this.#ends.length;
    for (let at = 0; at < seatCount; at++) {
      const share = hasEnded ? this.#table.shareOf(at) : (wins[at] ?? 0);
      const total = hasEnded ? (money[at] ?? 0) + (earned[at] ?? 0) : (totals[at] ?? 0);
      this.#wins[at] = (this.#wins[at] ?? 0) + part * share;
      this.#totals[at] = (this.#totals[at] ?? 0) + part * total;
    }
  }
}

const endsOf = (pool: readonly Cheque[], seatCount: number, rng: Rng): readonly (readonly Cheque[])[] =>
  Array.from({ length: LAST_ROUNDS }, () => rng.shuffle(pool).slice(0, seatCount));
