import { Dice } from '../../../../base/search/dice.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { ForSaleAction } from '../../actions.ts';
import { dearestOf, ForSaleKernel } from '../../kernel.ts';
import { MANNERS } from '../manners.ts';
import type { ForSaleView } from '../../view.ts';
import type { Knowledge } from '../thinking/knowledge.ts';
import type { Memory } from '../thinking/memory.ts';
import { plansFor } from '../thinking/sale.ts';
import { buildingAt, raises, salePlace } from './policy.ts';
import { rootOf, setOf, unseenIn } from './root.ts';

/** What a lead at the end is worth beside the win: a little, so that lost games are played on. */
const LEAD = 0.15;
const LEAD_UNIT = 12;

/** Worlds by number, each with its piles and the others' ways, and what a choice brings in it. */
export class Worlds {
  readonly #root: ForSaleKernel;
  readonly #table: ForSaleKernel;
  readonly #knowledge: Knowledge;
  readonly #buildings: number[];
  readonly #cheques: number[];
  readonly #now: readonly number[];
  /** What was turned up for the running round of part 1. */
  readonly #dealt: number;
  readonly #seed: readonly [number, number];
  /** By seat the odds with which each building of the hand is sold in the running round. */
  readonly #plans: readonly (readonly number[])[];
  readonly #biddings: Int8Array;
  readonly #sellings: Int8Array;
  readonly #first: Int8Array;
  readonly #chosen: Int32Array;
  #world = -1;
  /** What the running round brought the seat, in the world and with the choice that were tried last. */
  #building = 0;
  #paid = 0;
  #cheque = 0;

  constructor(view: ForSaleView, memory: Memory, knowledge: Knowledge, rng: Rng) {
    const { own, round, seatCount } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    this.#root = rootOf(view, own, memory, knowledge);
    this.#table = new ForSaleKernel(seatCount, view.options.refund);
    this.#knowledge = knowledge;
    this.#buildings = [...unseenIn(view, memory, knowledge)];
    this.#cheques = [...knowledge.pool];
    this.#now = round.type === 'selling' ? round.cheques : [];
    this.#dealt =
      round.type === 'buying' ? setOf([...round.offer, ...round.taken.map(({ building }) => building)]) : 0;
    this.#plans = round.type === 'selling' ? plansFor(round, knowledge) : [];
    this.#seed = [rng.next(), rng.next()];
    this.#biddings = new Int8Array(seatCount);
    this.#sellings = new Int8Array(seatCount);
    this.#first = new Int8Array(seatCount);
    this.#chosen = new Int32Array(seatCount);
  }

  /** 0–1: what the choice brings to the seat in the world, if everybody plays on. */
  reward(world: number, choice: ForSaleAction): number {
    if (world !== this.#world) this.#deal(world);
    const [root, table] = [this.#root, this.#table];
    table.copy(root);
    const dice = new Dice(this.#seed[1], world, 1);
    if (choice.type === 'bid') table.bid(choice.amount);
    else if (choice.type === 'pass') table.pass();
    else if (choice.type === 'sell') this.#sellNow(choice.building);
    this.#buyOn(dice, root.round);
    this.#lookAtRound();
    this.#buyOn(dice, root.rounds);
    this.#sellOn(dice);
    return this.#worth();
  }

  /** What came of the choice that was tried last: of the running round, and in the end. */
  get outcome() {
    const { seat } = this.#knowledge;
    const { money, earned } = this.#table;
    return {
      building: this.#building,
      paid: this.#paid,
      cheque: this.#cheque,
      wins: this.#table.shareOf(seat),
      total: (money[seat] ?? 0) + (earned[seat] ?? 0),
    };
  }

  #deal(world: number): void {
    this.#world = world;
    const { seat, bidding, selling } = this.#knowledge;
    const { round, rounds, seatCount } = this.#root;
    const dice = new Dice(this.#seed[0], world, 0);
    dice.shuffle(this.#buildings);
    dice.shuffle(this.#cheques);
    const sale = Math.max(0, round - rounds);
    this.#table.stack(this.#buildings, round + 1, this.#cheques, sale + 1);
    if (round <= rounds) this.#table.offers[round - 1] = this.#dealt;
    this.#now.forEach((cheque, place) => (this.#table.cheques[(sale - 1) * seatCount + place] = cheque));
    for (let at = 0; at < seatCount; at++) {
      this.#biddings[at] = at === seat ? MANNERS.length : drawn(bidding[at] ?? [], dice);
      this.#sellings[at] = at === seat ? MANNERS.length + 1 : drawn(selling[at] ?? [], dice);
      this.#first[at] = drawn(this.#plans[at] ?? [], dice);
    }
  }

  #sellNow(own: number): void {
    const { seat } = this.#knowledge;
    const { hands, seatCount } = this.#table;
    for (let at = 0; at < seatCount; at++)
      this.#chosen[at] = at === seat ? own : buildingAt(hands[at] ?? 0, this.#first[at] ?? 0);
    this.#table.sell(this.#chosen);
  }

  /** Part 1 up to the end of a round. */
  #buyOn(dice: Dice, round: number): void {
    const table = this.#table;
    while (table.round <= round && table.isBuying) {
      const { turn, high } = table;
      const isAble = (table.money[turn] ?? 0) + (table.bids[turn] ?? 0) > high;
      if (isAble && raises(table, this.#biddings[turn] ?? 0, dice)) table.bid(high + 1);
      else table.pass();
    }
  }

  #sellOn(dice: Dice): void {
    const table = this.#table;
    while (!table.hasEnded) {
      for (let at = 0; at < table.seatCount; at++)
        this.#chosen[at] = buildingAt(
          table.hands[at] ?? 0,
          salePlace(table, at, this.#sellings[at] ?? 0, dice),
        );
      table.sell(this.#chosen);
    }
  }

  #lookAtRound(): void {
    const { seat } = this.#knowledge;
    const [root, table] = [this.#root, this.#table];
    this.#building = dearestOf((table.hands[seat] ?? 0) & ~(root.hands[seat] ?? 0));
    this.#paid = (root.money[seat] ?? 0) + (root.bids[seat] ?? 0) - (table.money[seat] ?? 0);
    this.#cheque = (table.earned[seat] ?? 0) - (root.earned[seat] ?? 0);
  }

  #worth(): number {
    const { seat } = this.#knowledge;
    const { money, earned, seatCount } = this.#table;
    const own = (money[seat] ?? 0) + (earned[seat] ?? 0);
    let best = 0;
    for (let at = 0; at < seatCount; at++)
      if (at !== seat) best = Math.max(best, (money[at] ?? 0) + (earned[at] ?? 0));
    const lead = 1 / (1 + Math.exp((best - own) / LEAD_UNIT));
    return (1 - LEAD) * this.#table.shareOf(seat) + LEAD * lead;
  }
}

/** An index with its odds. */
function drawn(odds: readonly number[], dice: Dice): number {
  let point = dice.fraction();
  for (let index = 0; index < odds.length; index++) {
    point -= odds[index] ?? 0;
    if (point < 0) return index;
  }
  return Math.max(0, odds.length - 1);
}
