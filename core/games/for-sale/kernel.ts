import { refundOf, roundsOf, startMoney, type Amount, type Building, type Refund } from './material.ts';

/** Buildings as bits, the cheapest the lowest: sets of 30 cards are one number, and the cheapest of an offer is its lowest bit. */
export type Buildings = number;

/** The set of one building. */
export const bitOf = (building: Building): Buildings => 1 << (building - 1);
/** The cheapest building of a set of at least one. */
export const cheapestOf = (buildings: Buildings): Building => 32 - Math.clz32(buildings & -buildings);
/** The dearest building of a set of at least one. */
export const dearestOf = (buildings: Buildings): Building => 32 - Math.clz32(buildings);

/**
 * The rules of For Sale once more, for playouts: one table that is changed in place, without events, checks and lists of what is legal,
 * and without secrets: who searches deals it from what it knows. The readable engine decides; this one is compared with it move by move.
 * Amounts in thousands.
 */
export class ForSaleKernel {
  readonly seatCount: number;
  readonly rounds: number;
  readonly refund: Refund;
  /** By seat, without the bid on the table. */
  readonly money: Int32Array;
  readonly bids: Int32Array;
  /** By seat the buildings that are not sold. */
  readonly hands: Int32Array;
  /** By seat the sum of its cheques. */
  readonly earned: Int32Array;
  /** By round of part 1 the buildings turned up. */
  readonly offers: Int32Array;
  /** The cheques of part 2, round by round, ascending in each. */
  readonly cheques: Int32Array;
  /** The rounds from 1 through both parts; beyond twice `rounds` the game has ended. */
  round = 1;
  offer: Buildings = 0;
  high: Amount = 0;
  turn = 0;
  /** Seats that are in the running round, as bits. */
  isIn = 0;

  constructor(seatCount: number, refund: Refund) {
    this.seatCount = seatCount;
    this.rounds = roundsOf(seatCount);
    this.refund = refund;
    this.money = new Int32Array(seatCount);
    this.bids = new Int32Array(seatCount);
    this.hands = new Int32Array(seatCount);
    this.earned = new Int32Array(seatCount);
    this.offers = new Int32Array(this.rounds);
    this.cheques = new Int32Array(this.rounds * seatCount);
  }

  get isBuying(): boolean {
    return this.round <= this.rounds;
  }

  get hasEnded(): boolean {
    return this.round > 2 * this.rounds;
  }

  /** Turns up both piles (top first; at least one card for each seat and round that is left), beginning with the given round of each part. */
  stack(
    buildings: readonly Building[],
    fromOffer: number,
    cheques: readonly Amount[],
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
    for (let at = start; at < this.cheques.length; at += seatCount) this.#sort(at);
  }

  /** Everything as before the first bid; the piles stay as they are stacked. */
  begin(starter: number): void {
    this.money.fill(startMoney(this.seatCount));
    this.hands.fill(0);
    this.earned.fill(0);
    this.round = 1;
    this.#turnUp(starter);
  }

  /** Makes this table like another one of as many seats. */
  copy(other: ForSaleKernel): void {
    for (let at = 0; at < this.seatCount; at++) {
      this.money[at] = other.money[at] ?? 0;
      this.bids[at] = other.bids[at] ?? 0;
      this.hands[at] = other.hands[at] ?? 0;
      this.earned[at] = other.earned[at] ?? 0;
    }
    this.round = other.round;
    this.offer = other.offer;
    this.high = other.high;
    this.turn = other.turn;
    this.isIn = other.isIn;
  }

  /** The seat whose turn it is bids; the amount is above `high`, and it has that much. */
  bid(amount: Amount): void {
    const { turn, money, bids } = this;
    money[turn] = (money[turn] ?? 0) + (bids[turn] ?? 0) - amount;
    bids[turn] = amount;
    this.high = amount;
    this.turn = this.#next(turn);
  }

  /** The seat whose turn it is takes the cheapest building; the last one who is in takes the dearest (For Sale Decision F7). */
  pass(): void {
    const { turn, bids } = this;
    this.#take(turn, refundOf(bids[turn] ?? 0, this.refund)); // For Sale Decision F5
    const next = this.#next(turn);
    this.turn = next;
    if ((this.isIn & (this.isIn - 1)) !== 0) return;
    this.#take(next, 0);
    this.round++;
    if (this.isBuying) this.#turnUp(next); // For Sale Decision F3
  }

  /** All sell at once: by seat the building that it has chosen from its hand. */
  sell(chosen: ArrayLike<Building>): void {
    const { seatCount, hands, earned, cheques } = this;
    const start = (this.round - this.rounds - 1) * seatCount;
    for (let at = 0; at < seatCount; at++) {
      const building = chosen[at] ?? 0;
      let below = 0;
      for (let other = 0; other < seatCount; other++) if ((chosen[other] ?? 0) < building) below++;
      earned[at] = (earned[at] ?? 0) + (cheques[start + below] ?? 0);
      hands[at] = (hands[at] ?? 0) & ~bitOf(building);
    }
    this.round++;
  }

  /** The part of the win that a seat has, 0–1, once the game has ended (For Sale Decisions F6 and F8). */
  shareOf(seat: number): number {
    const { seatCount, money, earned } = this;
    const own = (earned[seat] ?? 0) + (money[seat] ?? 0);
    let winners = 1;
    for (let at = 0; at < seatCount; at++) {
      if (at === seat) continue;
      const total = (earned[at] ?? 0) + (money[at] ?? 0);
      if (total > own || (total === own && (money[at] ?? 0) > (money[seat] ?? 0))) return 0;
      if (total === own && money[at] === money[seat]) winners++;
    }
    return 1 / winners;
  }

  #turnUp(starter: number): void {
    this.offer = this.offers[this.round - 1] ?? 0;
    this.bids.fill(0);
    this.high = 0;
    this.turn = starter;
    this.isIn = (1 << this.seatCount) - 1;
  }

  #take(at: number, refund: Amount): void {
    const building = this.offer & -this.offer;
    this.offer &= ~building;
    this.hands[at] = (this.hands[at] ?? 0) | building;
    this.money[at] = (this.money[at] ?? 0) + refund;
    this.bids[at] = 0;
    this.isIn &= ~(1 << at);
  }

  /** The next seat clockwise that is in; at least one is. */
  #next(at: number): number {
    let next = at;
    do next = next + 1 === this.seatCount ? 0 : next + 1;
    while ((this.isIn & (1 << next)) === 0);
    return next;
  }

  /** Sorts the cheques of the round that begins at this place. */
  #sort(start: number): void {
    const { cheques, seatCount } = this;
    for (let place = start + 1; place < start + seatCount; place++) {
      const cheque = cheques[place] ?? 0;
      let gap = place;
      for (; gap > start && (cheques[gap - 1] ?? 0) > cheque; gap--) cheques[gap] = cheques[gap - 1] ?? 0;
      cheques[gap] = cheque;
    }
  }
}
