import { ascending } from '../../../../base/lists.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { ForSaleAction } from '../../actions.ts';
import { ForSalePosition, dearestOf, listOf, setOf, type Buildings } from '../../position.ts';
import type { Amount, Building, Cheque } from '../../material.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { unseenIn, type Knowledge } from '../thinking/knowledge.ts';
import { MANNERS } from '../plain.ts';
import { keyOf, type Lot } from '../thinking/auction.ts';
import { gainOfRaising } from '../thinking/bid.ts';
import { ValueNet } from './prospects.ts';
import { rootOf } from './root.ts';
import type { Question } from './thought.ts';

/** In thousands: how much keener or less keen than an expert somebody is in a round of a world. */
const MOOD = 1;

/** A choice, and how the seat goes on in the running round. */
export interface Candidate {
  readonly action: ForSaleAction;
  /** Up to what amount it raises by one afterwards. */
  readonly limit: Amount;
}

/** Determinizations by number, each with how the others bid in the running round, and what a candidate brings in it. */
export class Determinizations {
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
  readonly #prospects = new ValueNet();
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
      const { leastBid } = table;
      if (table.turn === seat ? leastBid <= limit : this.#raises()) table.bid(leastBid);
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
      pays: root.fortuneOf(seat) - (money[seat] ?? 0),
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
    const { turn, high } = table;
    return (
      table.fortuneOf(turn) > high &&
      this.#bidders.raises(table, this.#ways[turn] ?? 0, this.#moods[turn] ?? 0)
    );
  }
}

/** An even draw from 0 to 1 as one about 0 with long tails. */
const logistic = (point: number): number => Math.log((point + TINY) / (1 - point));
const TINY = 1e-9;

/**
 * How those who are in raise in the running round. All that experts go by is open (what was paid, and how likely each plays in which
 * manner), so who thinks is asked what an expert would do on that seat; what was found once is remembered.
 */
export class Bidders {
  readonly #dealt: readonly Building[];
  /** By seat. */
  readonly #gains: readonly ((lot: Lot) => number)[];
  readonly #known = new Map<number, number>();

  constructor(view: ForSaleView, round: BuyingView, knowledge: Knowledge) {
    this.#dealt = [...round.taken.map(({ building }) => building), ...round.offer];
    this.#gains = knowledge.bidding.map((_, at) =>
      gainOfRaising(view, round, { ...knowledge, seat: at as Knowledge['seat'] }),
    );
  }

  /** Whether the seat whose turn it is raises by one; it can. `way`: the index of a plain manner, or none of them; `mood`: how much keener it is, in thousands. */
  raises(table: ForSalePosition, way: number, mood: number): boolean {
    const { turn, leastBid, offer } = table;
    const manner = MANNERS[way];
    if (manner === undefined) return this.#gain(table) + mood > 0;
    const fortune = table.fortuneOf(turn);
    return leastBid < manner.cap({ fortune, dealt: this.#dealt, offer: listOf(offer) });
  }

  #gain(table: ForSalePosition): number {
    const { turn, high, isIn, bids, offer } = table;
    const key = keyOf(table);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const gain = this.#gains[turn]?.({ offer: listOf(offer), bids: [...bids], high, turn, isIn }) ?? 0;
    this.#known.set(key, gain);
    return gain;
  }
}
