import type { Rng } from '../../../../base/rng.ts';
import type { Bot, Budget } from '../../../../game.ts';
import { Dice } from '../../../../base/search/dice.ts';
import { bestOf, race, type Lane } from '../../../../base/search/race.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import { ForSaleKernel } from '../../kernel.ts';
import { MANNERS } from '../manners.ts';
import type { ForSaleTypes } from '../../types.ts';
import type { ForSaleView } from '../../view.ts';
import { knowledgeOf, type Knowledge } from '../thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { plansFor } from '../thinking/sale.ts';
import { STYLES } from '../thinking/style.ts';
import { buildingAt, raises, salePlace } from './policy.ts';
import { rootOf, setOf, unseenIn } from './root.ts';

/** How many amounts above the least it thinks about. */
const RAISES = 3;
/** What a lead at the end is worth beside the win: a little, so that lost games are played on. */
const LEAD = 0.15;
const LEAD_UNIT = 12;

/** A bot that plays every choice on in worlds that it deals from what it knows. */
export const master: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  playouts: 6_000,
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng, budget) => {
    const choices = choicesIn(view, legal);
    if (choices.length === 1 && choices[0] !== undefined) return choices[0];
    const lanes = weigh(view, choices, memory, rng, budget);
    const best = choices[bestOf(lanes)];
    if (best === undefined) throw new Error('nothing to decide');
    return best;
  },
};

/** What is worth thinking about. */
function choicesIn({ own }: ForSaleView, { bid, pass, sell }: ForSaleLegal): readonly ForSaleAction[] {
  if (own === undefined) throw new Error('nothing to decide');
  if (sell !== undefined) return own.hand.map((building) => ({ type: 'sell', building }));
  const raising = bid === undefined ? 0 : Math.min(RAISES, bid.max - bid.min + 1);
  return [
    ...(pass === undefined ? [] : [{ type: 'pass' } as const]),
    ...Array.from(
      { length: raising },
      (_, more) => ({ type: 'bid', amount: (bid?.min ?? 0) + more }) as const,
    ),
  ];
}

/** How each choice does, played on in worlds that agree with what the seat knows. */
function weigh(
  view: ForSaleView,
  choices: readonly ForSaleAction[],
  memory: Memory,
  rng: Rng,
  { playouts, isOver }: Budget,
): readonly Lane[] {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const knowledge = knowledgeOf(view, own, memory, STYLES.expert, rng);
  const worlds = new Worlds(view, memory, knowledge, rng);
  return race(
    choices.length,
    playouts,
    (world, choice) => worlds.reward(world, choices[choice] ?? { type: 'pass' }),
    isOver,
  );
}

/** Worlds by number, each with its piles and the others' ways, and what a choice brings in it. */
class Worlds {
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
    const table = this.#table;
    table.copy(this.#root);
    const dice = new Dice(this.#seed[1], world, 1);
    if (choice.type === 'bid') table.bid(choice.amount);
    else if (choice.type === 'pass') table.pass();
    else if (choice.type === 'sell') this.#sellNow(choice.building);
    this.#playOn(dice);
    return this.#worth();
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

  #playOn(dice: Dice): void {
    const table = this.#table;
    while (table.isBuying) {
      const { turn, high } = table;
      const isAble = (table.money[turn] ?? 0) + (table.bids[turn] ?? 0) > high;
      if (isAble && raises(table, this.#biddings[turn] ?? 0, dice)) table.bid(high + 1);
      else table.pass();
    }
    while (!table.hasEnded) {
      for (let at = 0; at < table.seatCount; at++)
        this.#chosen[at] = buildingAt(
          table.hands[at] ?? 0,
          salePlace(table, at, this.#sellings[at] ?? 0, dice),
        );
      table.sell(this.#chosen);
    }
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
