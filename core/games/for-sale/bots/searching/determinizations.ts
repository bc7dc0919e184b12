import { ascending } from '../../../../base/lists.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { ForSaleAction } from '../../actions.ts';
import { ForSalePosition, dearestOf, listOf, setOf, type Buildings } from '../../position.ts';
import type { Amount, Building, Cheque } from '../../material.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { unseenIn, type Knowledge } from '../thinking/knowledge.ts';
import { HEURISTICS } from '../plain.ts';
import { keyOf, type Lot } from '../thinking/auction.ts';
import { gainOfRaising } from '../thinking/bid.ts';
import { ValueNet } from './value-net.ts';
import { rootOf } from './root.ts';
import type { Question } from './evaluation.ts';

/** In thousands: the spread of how much keener than an expert a player is in a round of a determinization. */
const MOOD = 1;

/** A choice, and how the seat continues in the current round. */
export interface Candidate {
  readonly action: ForSaleAction;
  /** The amount up to which it then raises by one. */
  readonly limit: Amount;
}

/** Numbered determinizations with the others' way of bidding in the current round, and the reward of a candidate in each. */
export class Determinizations {
  readonly #root: ForSalePosition;
  readonly #table: ForSalePosition;
  readonly #knowledge: Knowledge;
  readonly #bidders: Bidders;
  readonly #unseen: Buildings;
  readonly #pool: readonly Cheque[];
  readonly #seed: readonly [number, number];
  /** By seat, how it bids in the current determinization. */
  readonly #bidding: Int8Array;
  readonly #moods: Float64Array;
  readonly #valueNet = new ValueNet();
  #world = -1;

  constructor(question: Question, round: BuyingView) {
    const { view, memory, knowledge, rng } = question;
    const { seatCount, options } = view;
    this.#root = rootOf(question);
    this.#table = new ForSalePosition(options, seatCount);
    this.#knowledge = knowledge;
    this.#bidders = new Bidders(view, round, knowledge);
    this.#unseen = setOf(unseenIn(view, memory.players, knowledge.hands));
    this.#pool = ascending(knowledge.pool);
    this.#seed = [rng.next(), rng.next()];
    this.#bidding = new Int8Array(seatCount);
    this.#moods = new Float64Array(seatCount);
  }

  /** The reward (0–1) of a candidate: the seat's expected share of the win when the round is over. */
  reward(world: number, { action, limit }: Candidate): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    const { seat } = this.#knowledge;
    const { round } = this.#root;
    table.copy(this.#root);
    if (action.type === 'bid') table.bid(action.amount);
    else table.pass();
    while (table.round === round) {
      const { leastBid } = table;
      if (table.turn === seat ? leastBid <= limit : this.#raises()) table.bid(leastBid);
      else table.pass();
    }
    if (table.isBuying) this.#valueNet.ofBuying(table, this.#unseen);
    else this.#valueNet.ofSelling(table, this.#pool);
    return this.#valueNet.wins[seat] ?? 0;
  }

  /** The outcome of the last candidate: of the current round, and at the end. */
  get outcome() {
    const { seat } = this.#knowledge;
    const { hands, money } = this.#table;
    const root = this.#root;
    return {
      building: dearestOf((hands[seat] ?? 0) & ~(root.hands[seat] ?? 0)),
      pays: root.fortuneOf(seat) - (money[seat] ?? 0),
      wins: this.#valueNet.wins[seat] ?? 0,
      total: this.#valueNet.totals[seat] ?? 0,
    };
  }

  #deal(world: number): void {
    this.#world = world;
    const { bidding } = this.#knowledge;
    const dice = new Dice(this.#seed[0], this.#seed[1], world);
    for (const [at, ways] of bidding.entries()) {
      this.#bidding[at] = dice.pick(ways);
      this.#moods[at] = MOOD * logistic(dice.fraction());
    }
  }

  #raises(): boolean {
    const table = this.#table;
    const { turn, high } = table;
    return (
      table.fortuneOf(turn) > high &&
      this.#bidders.raises(table, this.#bidding[turn] ?? 0, this.#moods[turn] ?? 0)
    );
  }
}

/** Turns a uniform number from 0 to 1 into one around 0 with long tails. */
const logistic = (point: number): number => Math.log((point + TINY) / (1 - point));
const TINY = 1e-9;

/**
 * How the players who are in raise in the current round. Experts go only by public information (payments, and the likely heuristics of each
 * player), so the model computes what an expert would do on that seat, and caches it.
 */
export class Bidders {
  readonly #dealt: readonly Building[];
  /** By seat. */
  readonly #gains: readonly ((lot: Lot) => number)[];
  readonly #cache = new Map<number, number>();

  constructor(view: ForSaleView, round: BuyingView, knowledge: Knowledge) {
    this.#dealt = [...round.taken.map(({ building }) => building), ...round.offer];
    this.#gains = knowledge.bidding.map((_, at) =>
      gainOfRaising(view, round, { ...knowledge, seat: at as Knowledge['seat'] }),
    );
  }

  /** Whether the seat to move raises by one, if it can. `way`: the index of a heuristic, or none of them; `mood`: how much keener it is, in thousands. */
  raises(table: ForSalePosition, way: number, mood: number): boolean {
    const { turn, leastBid, offer } = table;
    const heuristic = HEURISTICS[way];
    if (heuristic === undefined) return this.#gain(table) + mood > 0;
    const fortune = table.fortuneOf(turn);
    return leastBid < heuristic.cap({ fortune, dealt: this.#dealt, offer: listOf(offer) });
  }

  #gain(table: ForSalePosition): number {
    const { turn, high, isIn, bids, offer } = table;
    const key = keyOf(table);
    const before = this.#cache.get(key);
    if (before !== undefined) return before;
    const gain = this.#gains[turn]?.({ offer: listOf(offer), bids: [...bids], high, turn, isIn }) ?? 0;
    this.#cache.set(key, gain);
    return gain;
  }
}
