import type { Seat } from '../../../../base/ids.ts';
import type { FuffzigerAction } from '../../actions.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { COSTS, FACES, FIRST_SIDE, KINDS, MONEY, NONE, REAL, TYPES, kindNamed, listed } from '../../kinds.ts';
import type { FuffzigerView } from '../../view.ts';
import { growthOf, type Prospect } from '../thinking/prospect.ts';
import { Bidders } from './bidders.ts';
import type { ValueNet } from './value-net.ts';

/**
 * Bids for a laundering card, as a multiple of what it brings: a linear fit of what experts bid against each other, by the growth of money.
 * They give nearly all they have rather than miss it.
 */
const BIDDING = { level: 1.35, slope: 0.62, growth: 0.95, spread: 0.4, cash: 0.95 };

/** The chance of a playout, besides the piles: nothing is drawn during playouts, so that choices can be compared. */
export interface Fate {
  /** The kind that a press becomes, as the `count`th of its kind converted in this determinization; may be `BROKEN`. */
  back(kind: number, at: number, count: number): number;
  /** By laundering card and seat, whether it bids high or low, −1 to 1. */
  readonly moods: Float64Array;
  /** By seat, how it bids, as a multiple of how experts do. */
  readonly habits: Float64Array;
  /** The index of the likings of a seat in this round; absent: nobody has any. */
  fancy?(at: number): number;
  /** How a seat values the coins of the current auction, as a multiple of how experts do; absent: as they do. */
  greed?(at: number): number;
}

/** A fast approximation of experts in playouts. Every player knows what everybody has. */
export class Policy {
  readonly #table: FuffzigerPosition;
  readonly #valueNet: ValueNet;
  readonly #fate: Fate;
  readonly #bidders: Bidders;
  readonly #bids: Int32Array;
  readonly #choices: Int32Array;
  readonly #counts = new Int32Array(TYPES);
  /** By kind, how many were converted. */
  readonly #turned = new Int32Array(KINDS);

  constructor(table: FuffzigerPosition, valueNet: ValueNet, fate: Fate) {
    this.#table = table;
    this.#valueNet = valueNet;
    this.#fate = fate;
    this.#bidders = new Bidders(table, (at) => fate.greed?.(at) ?? 1);
    this.#bids = new Int32Array(table.seatCount * MONEY);
    this.#choices = new Int32Array(table.seatCount * MONEY);
  }

  /** Resets it for a new playout. */
  reset(): void {
    this.#turned.fill(0);
  }

  /** Plays on to the end, or to the start of the round `until`. */
  playOn(until = Infinity): void {
    const table = this.#table;
    while (table.phase !== 'ended' && table.round < until) {
      if (table.phase === 'producing') this.#produce(this.#prospectOfTurn());
      else if (table.phase === 'auction') this.#bidders.finish(this.#valueNet.at(table));
      else if (table.phase === 'laundering') table.open(table.withSealed(this.bids()));
      else if (table.phase === 'buying') this.#buy(this.#prospectOfTurn());
      else table.launder(table.withSealed(this.choices()));
    }
  }

  /** A seat that sees the table so does what its action says; a sealed choice is opened when the others have chosen. */
  act(at: Seat, action: FuffzigerAction, view: FuffzigerView): void {
    if (action.type === 'convert') this.convert(kindNamed(action.press, view));
    else if (action.type === 'sell') this.#table.sell(kindNamed(action.press, view));
    else this.#table.act(at, listed(action));
  }

  #prospectOfTurn(): Prospect {
    return this.#valueNet.at(this.#table, this.#fate.fancy?.(this.#table.turn));
  }

  /** Plays the current auction to its end. */
  endAuction(): void {
    this.#bidders.finish(this.#valueNet.at(this.#table));
  }

  /** The seat to move converts a press of a kind, with the back that fate decides. */
  convert(kind: number): void {
    const count = this.#turned[kind] ?? 0;
    this.#turned[kind] = count + 1;
    this.#table.convert(kind, this.#fate.back(kind, this.#table.turn, count));
  }

  /** All bids for the open card, by seat and type, real money last. */
  bids(): Int32Array {
    const table = this.#table;
    const { laundered, seatCount } = table;
    const { moods, habits } = this.#fate;
    const prospect = this.#valueNet.at(table);
    const growth = growthOf(table.supply, prospect);
    const usual = BIDDING.level + Math.min(BIDDING.growth, growth - 1) * BIDDING.slope;
    const brings = table.brings[laundered] ?? 0;
    const least = table.least[laundered] ?? 0;
    this.#bids.fill(0);
    for (let at = 0; at < seatCount; at++) {
      const mood = 1 + BIDDING.spread * (moods[laundered * seatCount + at] ?? 0);
      const face = this.#faceOf(at);
      const most = Math.max(least, Math.floor(face * BIDDING.cash));
      const amount = Math.max(least, Math.round(usual * mood * (habits[at] ?? 1) * brings));
      if (face >= least) this.#pay(at, Math.min(amount, most), prospect, growth);
    }
    return this.#bids;
  }

  /** What all change in the general laundering, by seat and type; no real money. */
  choices(): Int32Array {
    const { notes, seatCount } = this.#table;
    const { changed } = this.#valueNet.at(this.#table);
    for (let at = 0; at < seatCount; at++)
      for (let type = 0; type < TYPES; type++)
        this.#choices[at * MONEY + type] = Math.round((notes[at * TYPES + type] ?? 0) * (changed[type] ?? 1));
    return this.#choices;
  }

  #produce({ gains, sales }: Prospect): void {
    const table = this.#table;
    const { presses, turned } = table;
    const own = table.turn * KINDS;
    for (let kind = 0; kind < FIRST_SIDE; kind++)
      if ((gains[kind] ?? 0) > 0) while ((presses[own + kind] ?? 0) > 0) this.convert(kind);
    for (let kind = 0; kind < KINDS; kind++)
      if ((sales[kind] ?? 0) > 0) while ((presses[own + kind] ?? 0) > (turned[kind] ?? 0)) table.sell(kind);
    table.finish();
  }

  #buy({ wanted }: Prospect): void {
    const table = this.#table;
    const counts = this.#counts.fill(0);
    let left = table.real[table.turn] ?? 0;
    for (const type of wanted) {
      const cost = COSTS[type] ?? 1;
      const count = Math.min(table.supply[type] ?? 0, Math.floor(left / cost));
      counts[type] = count;
      left -= count * cost;
    }
    table.buy(counts);
  }

  #faceOf(at: number): number {
    const { notes, real } = this.#table;
    let face = real[at] ?? 0;
    for (let type = 0; type < TYPES; type++) face += (notes[at * TYPES + type] ?? 0) * (FACES[type] ?? 0);
    return face;
  }

  /** Bids about `amount`: small notes first, then one more note or real money, whichever is cheaper. */
  #pay(at: number, amount: number, { notes }: Prospect, growth: number): void {
    const held = this.#table.notes;
    const bids = this.#bids;
    const real = this.#table.real[at] ?? 0;
    let rest = amount;
    let next = NONE;
    for (let type = 0; type < TYPES; type++) {
      const face = FACES[type] ?? 1;
      const has = held[at * TYPES + type] ?? 0;
      const count = Math.min(has, Math.floor(rest / face));
      bids[at * MONEY + type] = count;
      rest -= count * face;
      if (count < has && next === NONE) next = type; // what is missing is less than its face
    }
    if (rest <= 0) return;
    if (next === NONE || (rest <= real && (notes[next] ?? 0) >= rest * growth))
      bids[at * MONEY + REAL] = Math.min(real, rest);
    else bids[at * MONEY + next] = (bids[at * MONEY + next] ?? 0) + 1;
  }
}
