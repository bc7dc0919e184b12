import type { Seat } from '../../../../base/ids.ts';
import { ascending } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { cheapestOf, ForSalePosition } from '../../position.ts';
import type { Amount, Building, Cheque } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import { ValueNet } from './value-net.ts';
import { rootOf } from './root.ts';
import type { Question } from './evaluation.ts';

/** Number of samples of the last round, if it comes next. */
const LAST_ROUNDS = 24;
/** More than the buildings in a hand. */
const BASE = 16;

/** The simultaneous sales of the current round, on the table as a seat knows it, and their outcomes. */
export class Sales {
  /** Number of distinct combinations evaluated. */
  evaluated = 0;
  readonly #root: ForSalePosition;
  readonly #table: ForSalePosition;
  readonly #hands: readonly (readonly Building[])[];
  readonly #cheques: readonly Cheque[];
  readonly #pool: readonly Cheque[];
  /** Samples of the last round's cheques, if it comes next and plays itself; else one empty sample. */
  readonly #ends: readonly (readonly Cheque[])[];
  readonly #valueNet = new ValueNet();
  readonly #sold: Int32Array;
  readonly #wins: Float64Array;
  readonly #totals: Float64Array;
  readonly #cache = new Map<number, Float64Array>();

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

  /** The shares of the win by seat, 0–1. `indices`: by seat, the index in its hand of what it sells. */
  winsOf(indices: Int32Array): Float64Array {
    let key = 0;
    for (const index of indices) key = key * BASE + index;
    let wins = this.#cache.get(key);
    if (wins === undefined) {
      this.#sell(indices);
      wins = this.#wins.slice();
      this.#cache.set(key, wins);
      this.evaluated++;
    }
    return wins;
  }

  /** The outcome for one seat: share of the win, total at the end, and its cheque of the round. */
  outcomeOf(
    indices: Int32Array,
    at: Seat,
  ): { readonly wins: number; readonly total: Amount; readonly cheque: Cheque } {
    this.#sell(indices);
    const own = this.#hands[at]?.[indices[at] ?? 0] ?? 0;
    const below = this.#hands.filter((hand, seat) => (hand[indices[seat] ?? 0] ?? 0) < own).length;
    return { wins: this.#wins[at] ?? 0, total: this.#totals[at] ?? 0, cheque: this.#cheques[below] ?? 0 };
  }

  #sell(indices: Int32Array): void {
    const table = this.#table;
    this.#wins.fill(0);
    this.#totals.fill(0);
    for (const end of this.#ends) {
      table.copy(this.#root);
      const start = (table.round - table.rounds - 1) * table.seatCount;
      for (const [index, cheque] of this.#cheques.entries()) table.cheques[start + index] = cheque;
      for (const [at, index] of indices.entries()) this.#sold[at] = this.#hands[at]?.[index] ?? 0;
      table.sell(this.#sold);
      if (end.length > 0) this.#sellLast(end);
      if (!table.hasEnded) this.#valueNet.ofSelling(table, this.#pool);
      this.#count();
    }
  }

  /** Sells the last buildings after the second to last round, which leaves no choice. */
  #sellLast(cheques: readonly Cheque[]): void {
    const table = this.#table;
    table.stack([], table.rounds + 1, cheques, table.rounds);
    for (const [at, hand] of table.hands.entries()) this.#sold[at] = cheapestOf(hand);
    table.sell(this.#sold);
  }

  #count(): void {
    const { hasEnded, seatCount, money, earned } = this.#table;
    const { wins, totals } = this.#valueNet;
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
