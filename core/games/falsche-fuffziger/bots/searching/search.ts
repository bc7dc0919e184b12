import { seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { FuffzigerPosition } from '../../position.ts';
import { MONEY, TYPES, listCounts, listMoney } from '../../kinds.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';
import type { Memory } from '../thinking/memory.ts';
import { orderAfter } from '../thinking/order.ts';
import { Forecast } from './forecast.ts';
import { Policy } from './policy.ts';
import { ValueNet } from './value-net.ts';
import { Determinizations } from './determinizations.ts';

/** The weight of a lead at the end against the win: it distinguishes matches with equal results. */
const LEAD = 0.5;
/** The scale of a lead in coins; this much real money counts as one coin, since it breaks ties. */
const LEAD_UNIT = 3;
const REAL_UNIT = 2_000;

/** What is counted in playouts for advice. */
export const COUNTED = ['wins', 'coins', 'real', 'got', 'gives'] as const;

/**
 * The outcome of a choice in one determinization: the share of the win, coins and real money at the end; `got`: 1 if it won the coins or the
 * laundering card in question; `gives`: what was paid for them, in real money, with notes at the price they bring if kept.
 */
export type Outcome = Record<(typeof COUNTED)[number], number>;

/** One decision: the determinizations, and the rewards of choices in them. */
export class Search {
  readonly #view: FuffzigerView;
  readonly #seat: number;
  readonly #determinizations: Determinizations;
  readonly #valueNet: ValueNet;
  readonly #table: FuffzigerPosition;
  readonly #policy: Policy;
  readonly #seed: readonly [number, number];
  /** By type, what a note brings if it is kept, in real money. */
  readonly #worthOfNotes: readonly number[];
  readonly #forecast = new Forecast();
  /** The round at whose start a playout ends. */
  readonly #until: number;
  #world = -1;

  /** `rounds`: after this many further rounds have begun the net estimates the rest, which is faster and depends less on luck; absent: playouts run to the end. */
  constructor(view: FuffzigerView, own: OwnMoney, memory: Memory, rng: Rng, rounds = Infinity) {
    const order = orderAfter(memory.order, view);
    this.#view = view;
    this.#until = view.round + rounds;
    this.#seat = own.seat;
    this.#determinizations = new Determinizations(view, own, memory, order);
    this.#valueNet = new ValueNet(() => order);
    this.#table = new FuffzigerPosition(view.options, view.seatCount);
    this.#policy = new Policy(this.#table, this.#valueNet, this.#determinizations);
    this.#seed = [rng.next(), rng.next()];
    this.#worthOfNotes = this.first().prospect.notes;
  }

  /** The table of the first determinization, and the experts' prospect there. */
  first() {
    this.#deal(0);
    const { table } = this.#determinizations;
    return { table, prospect: this.#valueNet.at(table) };
  }

  /** The reward (0–1) of a choice in a determinization, if everybody plays on; fills `outcome` with the outcome. */
  reward(world: number, choice: FuffzigerAction, outcome?: Outcome): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    table.copy(this.#determinizations.table);
    this.#policy.reset();
    if (outcome === undefined) this.#act(choice);
    else this.#offer(choice, outcome);
    this.#policy.playOn(this.#until);
    if (table.phase !== 'ended') this.#forecast.at(table, this.#valueNet.at(table));
    if (outcome !== undefined) this.#storeResults(outcome);
    return this.#worth();
  }

  /** Stores the seat's results at the end, or their estimates. */
  #storeResults(outcome: Outcome): void {
    const isOver = this.#table.phase === 'ended';
    const { coins, real } = isOver ? this.#table : this.#forecast;
    outcome.wins = isOver ? this.#table.shareOf(this.#seat) : (this.#forecast.wins[this.#seat] ?? 0);
    outcome.coins = coins[this.#seat] ?? 0;
    outcome.real = real[this.#seat] ?? 0;
  }

  /** Plays the choice and records what it gets and pays in an auction, which is played to its end, or for a laundering card. */
  #offer(choice: FuffzigerAction, outcome: Outcome): void {
    const table = this.#table;
    const { phase, rolled, coins, won, prize } = table;
    const prizes = phase === 'auction' ? coins : won;
    const [had, got] = [this.#moneyIfKept(), prizes[this.#seat] ?? 0];
    this.#act(choice);
    if (phase === 'auction' && table.phase === phase && table.rolled === rolled) this.#policy.endAuction();
    const isOffer = phase === 'auction' || phase === 'laundering';
    const paidOut = phase === 'laundering' && table.phase !== phase ? (prize[this.#seat] ?? 0) : 0;
    outcome.got = isOffer && (prizes[this.#seat] ?? 0) > got ? 1 : 0;
    outcome.gives = isOffer ? had + paidOut - this.#moneyIfKept() : 0;
  }

  /** What all its money brings if kept, in real money. */
  #moneyIfKept(): number {
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
        return policy.act(seat(this.#seat), action, this.#view);
    }
  }

  #worth(): number {
    if (this.#table.phase !== 'ended') return this.#forecast.wins[this.#seat] ?? 0;
    if (this.#until < Infinity) return this.#table.shareOf(this.#seat);
    const { coins, real, seatCount } = this.#table;
    const balance = (at: number): number => (coins[at] ?? 0) + (real[at] ?? 0) / REAL_UNIT;
    let best = 0;
    for (let at = 0; at < seatCount; at++) if (at !== this.#seat) best = Math.max(best, balance(at));
    const lead = 1 / (1 + Math.exp((best - balance(this.#seat)) / LEAD_UNIT));
    return (1 - LEAD) * this.#table.shareOf(this.#seat) + LEAD * lead;
  }
}
