import { ascending } from '../../../../base/lists.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { ForSaleAction } from '../../actions.ts';
import { cheapestOf, dearestOf, ForSaleKernel, type Buildings } from '../../kernel.ts';
import type { Amount, Building, Cheque } from '../../material.ts';
import type { ForSaleView } from '../../view.ts';
import type { Knowledge } from '../thinking/knowledge.ts';
import type { Plans } from '../thinking/market.ts';
import type { Memory } from '../thinking/memory.ts';
import { plansMade } from '../thinking/sale.ts';
import { Bidders } from './bidders.ts';
import { Prospects } from './prospects.ts';
import { rootOf, setOf, unseenIn } from './root.ts';

/** In thousands: how much keener or less keen than an expert somebody is in a round of a world. */
const MOOD = 1;

/** A choice, and how the seat goes on in the running round. */
export interface Candidate {
  readonly action: ForSaleAction;
  /** Up to what amount it raises by one afterwards. */
  readonly limit: Amount;
}

/** Worlds by number, each with how the others play the running round, and what a candidate brings in it. */
export class Worlds {
  readonly #root: ForSaleKernel;
  readonly #table: ForSaleKernel;
  readonly #knowledge: Knowledge;
  readonly #bidders: Bidders | undefined;
  /** By way of selling what everybody sells in the running round. */
  readonly #plans: readonly Plans[];
  readonly #unseen: Buildings;
  readonly #pool: readonly Cheque[];
  readonly #cheques: number[];
  readonly #now: readonly Cheque[];
  readonly #seed: readonly [number, number];
  /** By seat how it bids and what it sells in the world that was dealt last. */
  readonly #ways: Int8Array;
  readonly #moods: Float64Array;
  readonly #first: Int32Array;
  readonly #chosen: Int32Array;
  readonly #prospects = new Prospects();
  #world = -1;
  /** What the running round brought the seat with the candidate that was tried last. */
  #cheque: Cheque = 0;

  constructor(view: ForSaleView, memory: Memory, knowledge: Knowledge, rng: Rng) {
    const { own, round, seatCount } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    this.#root = rootOf(view, own, memory, knowledge);
    this.#table = new ForSaleKernel(seatCount, view.options.refund);
    this.#knowledge = knowledge;
    this.#bidders = round.type === 'buying' ? new Bidders(view, round, knowledge) : undefined;
    this.#plans = round.type === 'selling' ? plansMade(round, knowledge) : [];
    this.#unseen = setOf(unseenIn(view, memory, knowledge));
    this.#pool = ascending(knowledge.pool);
    this.#cheques = [...knowledge.pool];
    this.#now = round.type === 'selling' ? round.cheques : [];
    this.#seed = [rng.next(), rng.next()];
    this.#ways = new Int8Array(seatCount);
    this.#moods = new Float64Array(seatCount);
    this.#first = new Int32Array(seatCount);
    this.#chosen = new Int32Array(seatCount);
  }

  /** 0–1: the share of the win that the candidate leaves the seat with when the round is over in the world. */
  reward(world: number, { action, limit }: Candidate): number {
    if (world !== this.#world) this.#deal(world);
    this.#table.copy(this.#root);
    if (action.type === 'sell') this.#sellNow(action.building);
    else this.#buyOn(action, limit);
    return this.outcome.wins;
  }

  /** What came of the candidate that was tried last: of the running round, and in the end. */
  get outcome() {
    const { seat } = this.#knowledge;
    const { hands, money, earned, hasEnded } = this.#table;
    const root = this.#root;
    const total = (money[seat] ?? 0) + (earned[seat] ?? 0);
    return {
      building: dearestOf((hands[seat] ?? 0) & ~(root.hands[seat] ?? 0)),
      paid: (root.money[seat] ?? 0) + (root.bids[seat] ?? 0) - (money[seat] ?? 0),
      cheque: this.#cheque,
      wins: hasEnded ? this.#table.shareOf(seat) : (this.#prospects.wins[seat] ?? 0),
      total: hasEnded ? total : (this.#prospects.totals[seat] ?? 0),
    };
  }

  #deal(world: number): void {
    this.#world = world;
    const { bidding, selling } = this.#knowledge;
    const { round, rounds, seatCount } = this.#root;
    const dice = new Dice(this.#seed[0], this.#seed[1], world);
    for (let at = 0; at < seatCount; at++) {
      const isSelling = round > rounds;
      const way = drawn((isSelling ? selling : bidding)[at] ?? [], dice);
      this.#ways[at] = way;
      this.#moods[at] = MOOD * logistic(dice.fraction());
      if (isSelling) this.#first[at] = drawn(this.#plans[way]?.[at] ?? [], dice);
    }
    if (round !== 2 * rounds - 1) return;
    dice.shuffle(this.#cheques);
    this.#table.stack([], rounds + 1, this.#cheques, rounds);
  }

  #buyOn(action: ForSaleAction, limit: Amount): void {
    const table = this.#table;
    const { seat } = this.#knowledge;
    const { round } = this.#root;
    if (action.type === 'bid') table.bid(action.amount);
    else table.pass();
    while (table.round === round) {
      const { turn, high } = table;
      if (turn === seat ? high < limit : this.#raises()) table.bid(high + 1);
      else table.pass();
    }
    if (table.isBuying) this.#prospects.ofBuying(table, this.#unseen);
    else this.#prospects.ofSelling(table, this.#pool);
  }

  #raises(): boolean {
    const table = this.#table;
    const { turn, high, money, bids } = table;
    const isAble = (money[turn] ?? 0) + (bids[turn] ?? 0) > high;
    return isAble && (this.#bidders?.raises(table, this.#ways[turn] ?? 0, this.#moods[turn] ?? 0) ?? false);
  }

  /** What is left after the last round but one is sold at once, as it must be. */
  #sellNow(own: Building): void {
    const table = this.#table;
    const { seat, hands } = this.#knowledge;
    const start = (table.round - table.rounds - 1) * table.seatCount;
    for (const [place, cheque] of this.#now.entries()) table.cheques[start + place] = cheque;
    for (const [at, hand] of hands.entries())
      this.#chosen[at] = at === seat ? own : (hand[this.#first[at] ?? 0] ?? 0);
    table.sell(this.#chosen);
    this.#cheque = (table.earned[seat] ?? 0) - (this.#root.earned[seat] ?? 0);
    if (table.round < 2 * table.rounds) this.#prospects.ofSelling(table, this.#pool);
    if (table.round !== 2 * table.rounds) return;
    for (const at of hands.keys()) this.#chosen[at] = cheapestOf(table.hands[at] ?? 0);
    table.sell(this.#chosen);
  }
}

/** An even draw from 0 to 1 as one about 0 with long tails. */
const logistic = (point: number): number => Math.log((point + TINY) / (1 - point));
const TINY = 1e-9;

/** An index with its odds. */
function drawn(odds: readonly number[], dice: Dice): number {
  let point = dice.fraction();
  for (let index = 0; index < odds.length; index++) {
    point -= odds[index] ?? 0;
    if (point < 0) return index;
  }
  return Math.max(0, odds.length - 1);
}
