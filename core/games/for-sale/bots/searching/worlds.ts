import { ascending } from '../../../../base/lists.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { ForSaleAction } from '../../actions.ts';
import { dearestOf, ForSalePosition, setOf, type Buildings } from '../../position.ts';
import type { Amount, Cheque } from '../../material.ts';
import type { BuyingView } from '../../view.ts';
import type { Knowledge } from '../thinking/knowledge.ts';
import { Bidders } from './bidders.ts';
import { Prospects } from './prospects.ts';
import { rootOf, unseenIn } from './root.ts';
import type { Question } from './thought.ts';

/** In thousands: how much keener or less keen than an expert somebody is in a round of a world. */
const MOOD = 1;

/** A choice, and how the seat goes on in the running round. */
export interface Candidate {
  readonly action: ForSaleAction;
  /** Up to what amount it raises by one afterwards. */
  readonly limit: Amount;
}

/** Worlds by number, each with how the others bid in the running round, and what a candidate brings in it. */
export class Worlds {
  readonly #root: ForSalePosition;
  readonly #table: ForSalePosition;
  readonly #knowledge: Knowledge;
  readonly #bidders: Bidders;
  readonly #unseen: Buildings;
  readonly #pool: readonly Cheque[];
  readonly #seed: readonly [number, number];
  /** By seat how it bids in the world that was dealt last. */
  readonly #ways: Int8Array;
  readonly #moods: Float64Array;
  readonly #prospects = new Prospects();
  #world = -1;

  constructor({ view, own, memory, knowledge, rng }: Question, round: BuyingView) {
    const { seatCount, options } = view;
    this.#root = rootOf(view, own, memory, knowledge);
    this.#table = new ForSalePosition(options, seatCount);
    this.#knowledge = knowledge;
    this.#bidders = new Bidders(view, round, knowledge);
    this.#unseen = setOf(unseenIn(view, memory, knowledge));
    this.#pool = ascending(knowledge.pool);
    this.#seed = [rng.next(), rng.next()];
    this.#ways = new Int8Array(seatCount);
    this.#moods = new Float64Array(seatCount);
  }

  /** 0–1: the share of the win that the candidate leaves the seat with when the round is over in the world. */
  reward(world: number, { action, limit }: Candidate): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    const { seat } = this.#knowledge;
    const { round } = this.#root;
    table.copy(this.#root);
    if (action.type === 'bid') table.bid(action.amount);
    else table.pass();
    while (table.round === round) {
      const { turn, high } = table;
      if (turn === seat ? high < limit : this.#raises()) table.bid(high + 1);
      else table.pass();
    }
    if (table.isBuying) this.#prospects.ofBuying(table, this.#unseen);
    else this.#prospects.ofSelling(table, this.#pool);
    return this.#prospects.wins[seat] ?? 0;
  }

  /** What came of the candidate that was tried last: of the running round, and in the end. */
  get outcome() {
    const { seat } = this.#knowledge;
    const { hands, money } = this.#table;
    const root = this.#root;
    return {
      building: dearestOf((hands[seat] ?? 0) & ~(root.hands[seat] ?? 0)),
      pays: (root.money[seat] ?? 0) + (root.bids[seat] ?? 0) - (money[seat] ?? 0),
      wins: this.#prospects.wins[seat] ?? 0,
      total: this.#prospects.totals[seat] ?? 0,
    };
  }

  #deal(world: number): void {
    this.#world = world;
    const { bidding } = this.#knowledge;
    const dice = new Dice(this.#seed[0], this.#seed[1], world);
    for (const [at, ways] of bidding.entries()) {
      this.#ways[at] = dice.pick(ways);
      this.#moods[at] = MOOD * logistic(dice.fraction());
    }
  }

  #raises(): boolean {
    const table = this.#table;
    const { turn, high, money, bids } = table;
    const isAble = (money[turn] ?? 0) + (bids[turn] ?? 0) > high;
    return isAble && this.#bidders.raises(table, this.#ways[turn] ?? 0, this.#moods[turn] ?? 0);
  }
}

/** An even draw from 0 to 1 as one about 0 with long tails. */
const logistic = (point: number): number => Math.log((point + TINY) / (1 - point));
const TINY = 1e-9;
