import { nextIn } from '../../base/bits.ts';
import { seat, seatsOf, type Seat } from '../../base/ids.ts';
import { withMost } from '../../base/lists.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { GameResult } from '../../game.ts';
import type { ForSaleAction, ForSaleLegal } from './actions.ts';
import type { ForSaleDeal } from './deal.ts';
import type { ForSaleEvent, VisibleForSaleEvent } from './events.ts';
import {
  leastBidOver,
  refundOf,
  roundsOf,
  startMoney,
  type Amount,
  type Building,
  type Cheque,
} from './material.ts';
import type { ForSaleOptions } from './options.ts';
import type { Purchase, Sale } from './round.ts';

/** A set of buildings, one bit for each; the cheapest is bit 0. */
export type Buildings = number;

/** The set of one building. */
export const bitOf = (building: Building): Buildings => 1 << (building - 1);
/** The set of some buildings. */
export const setOf = (buildings: readonly Building[]): Buildings =>
  buildings.reduce((set, building) => set | bitOf(building), 0);
/** The cheapest building of a set of at least one. */
export const cheapestOf = (buildings: Buildings): Building => 32 - Math.clz32(buildings & -buildings);
/** The dearest building of a set of at least one. */
export const dearestOf = (buildings: Buildings): Building => 32 - Math.clz32(buildings);
/** The buildings of a set, ascending. */
export function listOf(buildings: Buildings): readonly Building[] {
  const list: Building[] = [];
  for (let rest = buildings; rest !== 0; rest &= rest - 1) list.push(cheapestOf(rest));
  return list;
}

/** The public history of a match, which playouts do without. Its lists are immutable, so that positions can share them. */
interface Chronicle {
  /** The events of the current action. */
  events: ForSaleEvent[];
  /** The purchases of the current round of part 1, in order. */
  taken: readonly Purchase[];
  /** The finished rounds of part 1 and of part 2, one list for each round. */
  bought: readonly (readonly Purchase[])[];
  sold: readonly (readonly Sale[])[];
}

/**
 * A match of For Sale at one moment, with its rules. Searches play on it in place with `bid`, `pass` and `sell`, which check nothing; `play`
 * checks actions from outside against `legal`. Amounts are in thousands.
 */
export class ForSalePosition {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  /** Rounds of each part. */
  readonly rounds: number;
  /** By seat, the money without the bid on the table. */
  readonly money: Int32Array;
  /** By seat, the bid; 0 for a seat that has not bid or is out. */
  readonly bids: Int32Array;
  /** By seat, the buildings bought and not yet sold. */
  readonly hands: Int32Array;
  /** By seat, the sum of its cheques. */
  readonly earned: Int32Array;
  /** By seat, the building chosen to sell, still in its hand; 0: none. */
  readonly chosen: Int32Array;
  /** The buildings of each round of part 1. */
  readonly offers: Int32Array;
  /** The cheques of part 2, round by round, ascending in each. */
  readonly cheques: Int32Array;
  /** The round, from 1 through both parts; beyond twice `rounds` the match has ended. */
  round = 1;
  /** The seat that started the round of part 1. */
  starter = 0;
  /** The buildings still on the table in part 1; as many as seats are in. */
  offer: Buildings = 0;
  /** The highest bid of the round; 0 before the first. */
  high: Amount = 0;
  /** The seat that bids or passes next. */
  turn = 0;
  /** The seats that are in the current round, as bits. */
  isIn = 0;
  /** Absent in playouts. */
  chronicle: Chronicle | undefined;

  /** A table without cards; `stack` and `begin` set it up. */
  constructor(options: ForSaleOptions, seatCount: number) {
    this.options = Object.freeze(options);
    this.seatCount = seatCount;
    this.rounds = roundsOf(seatCount);
    this.money = new Int32Array(seatCount);
    this.bids = new Int32Array(seatCount);
    this.hands = new Int32Array(seatCount);
    this.earned = new Int32Array(seatCount);
    this.chosen = new Int32Array(seatCount);
    this.offers = new Int32Array(this.rounds);
    this.cheques = new Int32Array(this.rounds * seatCount);
  }

  /** The position before the first bid, with a chronicle. */
  static start(options: ForSaleOptions, seatCount: number, deal: ForSaleDeal): ForSalePosition {
    const position = new ForSalePosition(options, seatCount);
    position.stack(deal.buildings, 1, deal.cheques, 1);
    position.begin(deal.starter);
    position.chronicle = { events: [], taken: [], bought: [], sold: [] };
    return position;
  }

  /**
   * Sets both piles (top first; at least one card for each seat and remaining round), starting with the given round of each part, from 1.
   */
  stack(
    buildings: readonly Building[],
    fromOffer: number,
    cheques: readonly Cheque[],
    fromSale: number,
  ): void {
    const { seatCount, rounds } = this;
    for (let round = fromOffer, next = 0; round <= rounds; round++) {
      let offer = 0;
      for (let card = 0; card < seatCount; card++) offer |= bitOf(buildings[next++] ?? 0);
      this.offers[round - 1] = offer;
    }
    const start = (fromSale - 1) * seatCount;
    for (let place = start; place < this.cheques.length; place++)
      this.cheques[place] = cheques[place - start] ?? 0;
    for (let at = start; at < this.cheques.length; at += seatCount)
      this.cheques.subarray(at, at + seatCount).sort();
  }

  /** Resets to the position before the first bid; the piles stay. */
  begin(starter: number): void {
    this.money.fill(startMoney(this.seatCount));
    this.hands.fill(0);
    this.earned.fill(0);
    this.chosen.fill(0);
    this.round = 1;
    this.#revealBuildings(starter);
  }

  /** Copies everything that can change during a round from a position with as many seats: all but piles and chronicle. */
  copy(other: ForSalePosition): void {
    for (let at = 0; at < this.seatCount; at++) {
      this.money[at] = other.money[at] ?? 0;
      this.bids[at] = other.bids[at] ?? 0;
      this.hands[at] = other.hands[at] ?? 0;
      this.earned[at] = other.earned[at] ?? 0;
      this.chosen[at] = other.chosen[at] ?? 0;
    }
    this.round = other.round;
    this.starter = other.starter;
    this.offer = other.offer;
    this.high = other.high;
    this.turn = other.turn;
    this.isIn = other.isIn;
  }

  /** An independent copy. `options`: options to continue with. */
  clone(options = this.options): ForSalePosition {
    const clone = new ForSalePosition(options, this.seatCount);
    clone.copy(this);
    clone.offers.set(this.offers);
    clone.cheques.set(this.cheques);
    if (this.chronicle !== undefined) clone.chronicle = { ...this.chronicle, events: [] };
    return clone;
  }

  get isBuying(): boolean {
    return this.round <= this.rounds;
  }

  get hasEnded(): boolean {
    return this.round > 2 * this.rounds;
  }

  /** The purchases of the current round of part 1, in order; their seats are out. */
  get taken(): readonly Purchase[] {
    return this.chronicle?.taken ?? [];
  }
  /** The finished rounds of part 1, one list for each. */
  get bought(): readonly (readonly Purchase[])[] {
    return this.chronicle?.bought ?? [];
  }
  /** The finished rounds of part 2, one list for each. */
  get sold(): readonly (readonly Sale[])[] {
    return this.chronicle?.sold ?? [];
  }

  /** The cheques on the table in part 2, ascending. */
  chequesOnTable(): readonly Cheque[] {
    const start = (this.round - this.rounds - 1) * this.seatCount;
    return [...this.cheques.subarray(start, start + this.seatCount)];
  }

  /** The least possible bid. */
  get leastBid(): Amount {
    return leastBidOver(this.high);
  }

  /** The most that a seat can bid: its money plus its current bid. */
  fortuneOf(at: number): Amount {
    return (this.money[at] ?? 0) + (this.bids[at] ?? 0);
  }

  /** The seats that owe a decision, ascending: the one to bid, or all that have not chosen a building. */
  awaits(): readonly Seat[] {
    if (this.hasEnded) return [];
    if (this.isBuying) return [seat(this.turn)];
    const seats: Seat[] = [];
    for (let at = 0; at < this.seatCount; at++) if (this.chosen[at] === 0) seats.push(seat(at));
    return seats;
  }

  /** The legal moves of a seat. A seat that cannot outbid can only pass (For Sale Decision F4). */
  legal(at: Seat): ForSaleLegal {
    const hand = this.hands[at];
    if (hand === undefined || this.hasEnded) return {};
    if (!this.isBuying) return this.chosen[at] === 0 ? { sell: { building: listOf(hand) } } : { unsell: {} };
    if (at !== this.turn) return {};
    const min = this.leastBid;
    const max = this.fortuneOf(at);
    return min > max ? { pass: {} } : { bid: { min, max }, pass: {} };
  }

  /**
   * Plays a legal action. Rejects anything else before any change.
   * @returns the events; empty without a chronicle
   */
  play(at: Seat, action: ForSaleAction): Result<readonly ForSaleEvent[], Rejection> {
    const error = this.#errorOf(at, action);
    if (error !== undefined) return fail(error);
    switch (action.type) {
      case 'bid':
        this.bid(action.amount);
        break;
      case 'pass':
        this.pass();
        break;
      case 'sell':
        this.#choose(at, action.building);
        break;
      case 'unsell':
        this.#choose(at, 0);
        break;
    }
    return ok(this.chronicle?.events.splice(0) ?? []);
  }

  /** The seat to bid raises its bid to `amount`, which is above `high` and affordable (For Sale Decision F1). */
  bid(amount: Amount): void {
    const { turn, money, bids } = this;
    money[turn] = this.fortuneOf(turn) - amount;
    bids[turn] = amount;
    this.high = amount;
    if (this.chronicle !== undefined)
      this.#record({ type: 'bid', round: this.round, seat: seat(turn), amount });
    this.turn = nextIn(this.isIn, turn, this.seatCount);
  }

  /**
   * The seat to bid takes the cheapest building and gets half of its bid back. The last seat that is in takes the dearest without an action,
   * and pays its whole bid (For Sale Decision F7).
   */
  pass(): void {
    const { turn } = this;
    this.#take(turn, refundOf(this.bids[turn] ?? 0, this.options.refund), 'passing'); // For Sale Decision F5
    const next = nextIn(this.isIn, turn, this.seatCount);
    this.turn = next;
    if ((this.isIn & (this.isIn - 1)) !== 0) return;
    this.#take(next, 0, 'staying');
    this.round++;
    if (this.isBuying) this.#revealBuildings(next); // also where nobody bid: For Sale Decision F3
    const chronicle = this.chronicle;
    if (chronicle === undefined) return;
    chronicle.bought = Object.freeze([...chronicle.bought, chronicle.taken]);
    chronicle.taken = Object.freeze([]);
    if (!this.isBuying) return this.#recordCheques();
    const { round, offer } = this;
    this.#record({ type: 'buildings-turned-up', round, buildings: listOf(offer), starter: seat(next) });
  }

  /** All sell at once; `chosen`: each seat's building, from its hand. The highest building takes the largest cheque, and so on. */
  sell(chosen: ArrayLike<Building>): void {
    const { seatCount, hands, earned, cheques } = this;
    const start = (this.round - this.rounds - 1) * seatCount;
    const sales: Sale[] | undefined = this.chronicle && [];
    for (let at = 0; at < seatCount; at++) {
      const building = chosen[at] ?? 0;
      let below = 0;
      for (let other = 0; other < seatCount; other++) if ((chosen[other] ?? 0) < building) below++;
      const cheque = cheques[start + below] ?? 0;
      earned[at] = (earned[at] ?? 0) + cheque;
      hands[at] = (hands[at] ?? 0) & ~bitOf(building);
      if (sales !== undefined)
        sales[seatCount - 1 - below] = Object.freeze({ seat: seat(at), building, cheque });
    }
    this.chosen.fill(0);
    this.round++;
    if (this.chronicle === undefined || sales === undefined) return;
    this.chronicle.sold = Object.freeze([...this.chronicle.sold, Object.freeze(sales)]);
    this.#record({ type: 'sold', round: this.round - this.rounds - 1, sales });
    if (this.hasEnded) this.#record({ type: 'game-ended', ...this.ranking() });
    else this.#recordCheques();
  }

  /**
   * The totals by seat, cheques plus remaining money, and the winners ascending. A tie goes to the seat with more remaining money (For Sale
   * Decision F8); if still tied, the win is shared (For Sale Decision F6).
   */
  ranking(): Pick<GameResult, 'totals' | 'winners'> {
    const totals = Array.from(this.money, (money, at) => money + (this.earned[at] ?? 0));
    return { totals, winners: winnersOf(totals, [...this.money]) };
  }

  /** A seat's share of the win, 0–1, once the match has ended: as `ranking`, without creating lists. */
  shareOf(at: number): number {
    const { seatCount, money, earned } = this;
    const own = (earned[at] ?? 0) + (money[at] ?? 0);
    let winners = 1;
    for (let other = 0; other < seatCount; other++) {
      if (other === at) continue;
      const total = (earned[other] ?? 0) + (money[other] ?? 0);
      if (total > own || (total === own && (money[other] ?? 0) > (money[at] ?? 0))) return 0;
      if (total === own && money[other] === money[at]) winners++;
    }
    return 1 / winners;
  }

  /** Why the action is illegal; undefined if it is legal. */
  #errorOf(at: Seat, action: ForSaleAction): Rejection | undefined {
    const hand = this.hands[at];
    if (hand === undefined) return rejection('no-such-seat', { seat: at });
    if (this.hasEnded) return rejection('game-over');
    if (this.isBuying && at !== this.turn) return rejection('not-your-turn', { awaits: this.awaits() });
    const { type } = action;
    const isOfPart = this.isBuying ? type === 'bid' || type === 'pass' : type === 'sell' || type === 'unsell';
    if (!isOfPart) return rejection('not-available', { type, available: Object.keys(this.legal(at)) });
    if (type === 'bid') {
      const least = this.leastBid;
      const money = this.fortuneOf(at);
      if (action.amount < least) return rejection('too-low', { least });
      return action.amount > money ? rejection('not-affordable', { price: action.amount, money }) : undefined;
    }
    const hasChosen = this.chosen[at] !== 0;
    if (type === 'unsell') return hasChosen ? undefined : rejection('nothing-chosen');
    if (type === 'pass') return undefined;
    if (hasChosen) return rejection('already-chosen', { undo: 'unsell' });
    return (hand & bitOf(action.building)) === 0
      ? rejection('not-yours', { item: action.building })
      : undefined;
  }

  /** Chooses a building to sell, face down, or takes the choice back (0). The last choice reveals all. */
  #choose(at: Seat, building: Building): void {
    this.chosen[at] = building;
    if (this.chronicle !== undefined)
      this.#record({ type: building === 0 ? 'took-back' : 'chose', seat: at });
    if (!this.chosen.includes(0)) this.sell(this.chosen);
  }

  /** Reveals as many buildings as there are players, and the starter begins. */
  #revealBuildings(starter: number): void {
    this.offer = this.offers[this.round - 1] ?? 0;
    this.bids.fill(0);
    this.high = 0;
    this.starter = starter;
    this.turn = starter;
    this.isIn = (1 << this.seatCount) - 1;
  }

  /** A seat takes the cheapest building: its bid leaves the table, and it gets `refund` of it back. */
  #take(at: number, refund: Amount, by: 'passing' | 'staying'): void {
    const taken = this.offer & -this.offer;
    const bid = this.bids[at] ?? 0;
    this.offer &= ~taken;
    this.hands[at] = (this.hands[at] ?? 0) | taken;
    this.money[at] = (this.money[at] ?? 0) + refund;
    this.bids[at] = 0;
    this.isIn &= ~(1 << at);
    if (this.chronicle === undefined) return;
    const purchase = Object.freeze({
      seat: seat(at),
      building: cheapestOf(taken),
      bid,
      paid: bid - refund,
      refund,
    });
    this.chronicle.taken = Object.freeze([...this.chronicle.taken, purchase]);
    this.#record({ type: 'bought', round: this.round, by, ...purchase });
  }

  #recordCheques(): void {
    if (this.chronicle === undefined) return;
    this.#record({
      type: 'cheques-turned-up',
      round: this.round - this.rounds,
      cheques: this.chequesOnTable(),
    });
  }

  #record(event: VisibleForSaleEvent): void {
    this.chronicle?.events.push({ ...event, to: 'all' });
  }
}

/** The seats with the highest total, ascending, with ties broken by remaining money (For Sale Decisions F6 and F8). Amounts by seat. */
export const winnersOf = (totals: readonly Amount[], money: readonly Amount[]): readonly Seat[] =>
  withMost(withMost(seatsOf(totals.length), totals), money);
