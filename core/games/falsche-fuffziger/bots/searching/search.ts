import { seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { FuffzigerPosition } from '../../position.ts';
import { MONEY, TYPES, kindNamed, listCounts, listMoney } from '../../kinds.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';
import type { Memory } from '../thinking/memory.ts';
import { orderAfter } from '../thinking/order.ts';
import { Forecast } from './forecast.ts';
import { Policy } from './policy.ts';
import { ValueNet } from './prospects.ts';
import { Determinizations } from './determinizations.ts';

/** What a lead at the end is worth beside the win: so games are told apart that are won or lost alike. */
const LEAD = 0.5;
/** In coins; so much real money counts as one of them, since it breaks ties. */
const LEAD_UNIT = 3;
const REAL_UNIT = 2_000;

/** What is counted where a choice is played on, for who asks why. */
export const COUNTED = ['wins', 'coins', 'real', 'got', 'gives'] as const;

/**
 * What came of a choice in one world: the share of the win, coins and real money at the end; 1 if the coins or the laundering card in question
 * were got with it, and what was given for them, in real money: notes at what they bring if they are kept.
 */
export type Seen = Record<(typeof COUNTED)[number], number>;

/** One decision: the determinizations, and what a choice brings in them. */
export class Search {
  readonly #view: FuffzigerView;
  readonly #seat: number;
  readonly #determinizations: Determinizations;
  readonly #prospects: ValueNet;
  readonly #table: FuffzigerPosition;
  readonly #policy: Policy;
  readonly #seed: readonly [number, number];
  /** By type what a note brings if it is kept, in real money. */
  readonly #worthOfNotes: readonly number[];
  readonly #forecast = new Forecast();
  /** The round at whose beginning a playout ends. */
  readonly #until: number;
  #world = -1;

  /** `rounds`: after so many further rounds have begun the rest is foretold, which is quicker and depends less on luck; absent: all is played on. */
  constructor(view: FuffzigerView, own: OwnMoney, memory: Memory, rng: Rng, rounds = Infinity) {
    const order = orderAfter(memory.order, view);
    this.#view = view;
    this.#until = view.round + rounds;
    this.#seat = own.seat;
    this.#determinizations = new Determinizations(view, own, memory, order);
    this.#prospects = new ValueNet(order);
    this.#table = new FuffzigerPosition(view.options, view.seatCount);
    this.#policy = new Policy(this.#table, this.#prospects, this.#determinizations);
    this.#seed = [rng.next(), rng.next()];
    this.#worthOfNotes = this.first().prospect.notes;
  }

  /** The table of the first world, and what experts make of the time that is left. */
  first() {
    this.#deal(0);
    const { table } = this.#determinizations;
    return { table, prospect: this.#prospects.at(table) };
  }

  /** 0–1: what the choice brings to the seat in the world, if everybody plays on; `seen` is told how it came to that. */
  reward(world: number, choice: FuffzigerAction, seen?: Seen): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    table.copy(this.#determinizations.table);
    this.#policy.reset();
    if (seen === undefined) this.#act(choice);
    else this.#offer(choice, seen);
    this.#policy.playOn(this.#until);
    if (table.phase !== 'ended') this.#forecast.at(table, this.#prospects.at(table));
    if (seen !== undefined) this.#see(seen);
    return this.#worth();
  }

  /** What the seat ends with, or may hope for. */
  #see(seen: Seen): void {
    const isOver = this.#table.phase === 'ended';
    const { coins, real } = isOver ? this.#table : this.#forecast;
    seen.wins = isOver ? this.#table.shareOf(this.#seat) : (this.#forecast.wins[this.#seat] ?? 0);
    seen.coins = coins[this.#seat] ?? 0;
    seen.real = real[this.#seat] ?? 0;
  }

  /** Does it, and looks at what is got for it and given in an auction, which is played to its end, or for a laundering card. */
  #offer(choice: FuffzigerAction, seen: Seen): void {
    const table = this.#table;
    const { phase, rolled, coins, won, prize } = table;
    const prizes = phase === 'auction' ? coins : won;
    const [had, got] = [this.#kept(), prizes[this.#seat] ?? 0];
    this.#act(choice);
    if (phase === 'auction' && table.phase === phase && table.rolled === rolled) this.#policy.endAuction();
    const isOffer = phase === 'auction' || phase === 'laundering';
    const paidOut = phase === 'laundering' && table.phase !== phase ? (prize[this.#seat] ?? 0) : 0;
    seen.got = isOffer && (prizes[this.#seat] ?? 0) > got ? 1 : 0;
    seen.gives = isOffer ? had + paidOut - this.#kept() : 0;
  }

  /** What all its money brings if it is kept, in real money. */
  #kept(): number {
    const { notes, real } = this.#table;
    let kept = real[this.#seat] ?? 0;
    for (const [type, worth] of this.#worthOfNotes.entries())
      kept += (notes[this.#seat * TYPES + type] ?? 0) * worth;
    return kept;
  }

  #deal(world: number): void {
    this.#world = world;
    this.#determinizations.deal(new Dice(this.#seed[0], this.#seed[1], world), this.#table);
  }

  #act(action: FuffzigerAction): void {
    const table = this.#table;
    const policy = this.#policy;
    switch (action.type) {
      case 'convert':
        return policy.convert(kindNamed(action.press, this.#view));
      case 'sell':
        return table.sell(kindNamed(action.press, this.#view));
      case 'bid': {
        const bids = policy.bids();
        listMoney(action, bids, this.#seat * MONEY);
        return table.open(bids);
      }
      case 'launder': {
        const choices = policy.choices();
        listCounts(action.notes, choices, this.#seat * MONEY);
        return table.launder(choices);
      }
      default:
        return table.act(seat(this.#seat), action);
    }
  }

  #worth(): number {
    if (this.#table.phase !== 'ended') return this.#forecast.wins[this.#seat] ?? 0;
    if (this.#until < Infinity) return this.#table.shareOf(this.#seat);
    const { coins, real, seatCount } = this.#table;
    const standing = (at: number): number => (coins[at] ?? 0) + (real[at] ?? 0) / REAL_UNIT;
    let best = 0;
    for (let at = 0; at < seatCount; at++) if (at !== this.#seat) best = Math.max(best, standing(at));
    const lead = 1 / (1 + Math.exp((best - standing(this.#seat)) / LEAD_UNIT));
    return (1 - LEAD) * this.#table.shareOf(this.#seat) + LEAD * lead;
  }
}
