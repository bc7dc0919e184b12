import { isIn } from '../../base/bits.ts';
import { seatsIn } from '../../base/position.ts';
import { seat, seatsOf, type Seat } from '../../base/ids.ts';
import { frozen } from '../../base/json.ts';
import { withMost } from '../../base/lists.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { GameResult } from '../../game.ts';
import type { MoneyAction, MoneyLegal } from './actions.ts';
import { Chronicle } from './chronicle.ts';
import type { HandDeal, MoneyDeal } from './deal.ts';
import type { MoneyEvent } from './events.ts';
import { BLUFF, DEALT, DISPLAYS, DISPLAY_SIZE, type Card, type DisplayName } from './material.ts';
import type { Currency, MoneyOptions } from './options.ts';
import type { FinishedRound, LastRoundReason, RevealedBid, RoundPlace } from './round.ts';
import { scoreHand, type HandSheet } from './score.ts';
import { CardSets } from './sets.ts';

/**
 * A match of Money! at one moment, with its rules. Searches play on it in place with `bid` and `choose`, which check nothing; `play` checks
 * actions from outside against `legal`. Sets of cards are identified by number: during a round cards change hands without being moved.
 * Bluff cards are in no set, since every player always has one.
 */
export class MoneyPosition {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  /** By seat the hand without the bid; then by seat the bid as it was made; then the right and the left display. */
  readonly sets: CardSets;
  /** By seat, the set in front of it while it takes part and has not acted. */
  readonly lying: Int32Array;
  /** The sets of the right and the left display. */
  readonly displays: Int32Array;
  /** The seats in acting order; those from index `acting` on have still to act. Empty during bidding. */
  readonly queue: Int32Array;
  /** The draw pile, top first: the cards from index `drawn` on. The list is immutable, so that positions can share it. */
  pile: readonly Card[] = [];
  /** By seat, the points of the scored hands. */
  readonly totals: Int32Array;
  queued = 0;
  acting = 0;
  drawn = 0;
  /** The seats that have sealed a bid, and those that bid with the bluff card, as bits. */
  sealed = 0;
  bluffs = 0;
  /** The numbers of the current hand, and of its current round, from 1. After the end: of the last ones. */
  hand = 1;
  round = 1;
  /** Number of rounds in a row in which the pile has not shrunk (Money! Decision M4). */
  stalled = 0;
  /** Why the current round is the last of the hand, if it is. */
  last: LastRoundReason | undefined;
  hasEnded = false;
  /** The currencies removed in the current hand. */
  removed: readonly Currency[] = [];
  /** The hands still to be played. */
  later: readonly HandDeal[] = [];
  /** Absent in playouts. */
  chronicle: Chronicle | undefined;

  /** A table without cards, in its last hand; `begin` deals. Freezes the options. */
  constructor(options: MoneyOptions, seatCount: number, sets = CardSets.of(2 * seatCount + DISPLAYS.length)) {
    this.options = frozen(options);
    this.seatCount = seatCount;
    this.sets = sets;
    this.lying = new Int32Array(seatCount);
    this.displays = new Int32Array(DISPLAYS.length);
    this.queue = new Int32Array(seatCount);
    this.totals = new Int32Array(seatCount);
    for (let display = 0; display < DISPLAYS.length; display++)
      this.displays[display] = this.#displaySet(display);
  }

  /** The position before the first bid, with a chronicle. @throws RangeError if the deal has no hands */
  static start(options: MoneyOptions, seatCount: number, deal: MoneyDeal): MoneyPosition {
    const position = new MoneyPosition(options, seatCount);
    position.chronicle = new Chronicle();
    position.begin(deal.hands);
    return position;
  }

  /** Resets to the position before the first bid of these hands. @throws RangeError if there are none */
  begin(hands: readonly HandDeal[]): void {
    this.totals.fill(0);
    this.hand = 0;
    this.later = hands;
    this.hasEnded = false;
    this.#deal();
  }

  /** Fills both empty displays with these cards, in this order. */
  layOut(right: readonly Card[], left: readonly Card[]): void {
    for (const card of right) this.sets.put(card, this.displays[0] ?? 0);
    for (const card of left) this.sets.put(card, this.displays[1] ?? 0);
    this.chronicle?.layOut(right, left);
  }

  /** Copies everything that can change in a hand from a position with as many seats: all but the chronicle and later hands. */
  copy(other: MoneyPosition): void {
    this.sets.copy(other.sets);
    this.#copyRest(other);
  }

  /** An independent copy. `options`: options to continue with. */
  clone(options = this.options): MoneyPosition {
    const clone = new MoneyPosition(options, this.seatCount, this.sets.clone());
    clone.#copyRest(this);
    clone.removed = this.removed;
    clone.later = this.later;
    clone.chronicle = this.chronicle?.clone();
    return clone;
  }

  #copyRest(other: MoneyPosition): void {
    for (let at = 0; at < this.seatCount; at++) {
      this.lying[at] = other.lying[at] ?? 0;
      this.queue[at] = other.queue[at] ?? 0;
      this.totals[at] = other.totals[at] ?? 0;
    }
    for (let display = 0; display < DISPLAYS.length; display++)
      this.displays[display] = other.displays[display] ?? 0;
    this.queued = other.queued;
    this.acting = other.acting;
    this.pile = other.pile;
    this.drawn = other.drawn;
    this.sealed = other.sealed;
    this.bluffs = other.bluffs;
    this.hand = other.hand;
    this.round = other.round;
    this.stalled = other.stalled;
    this.last = other.last;
    this.hasEnded = other.hasEnded;
  }

  /** Number of cards in the draw pile. */
  get cardsInPile(): number {
    return this.pile.length - this.drawn;
  }

  /** Whether the bids are revealed and the seats act in turn; before that all bid. */
  get isActing(): boolean {
    return this.queued > 0;
  }

  /** The seat that acts now. */
  get turn(): Seat {
    return seat(this.queue[this.acting] ?? 0);
  }

  /** The last finished round, of this hand or the previous one. */
  get previousRound(): FinishedRound | undefined {
    return this.chronicle?.previousRound;
  }
  /** The score sheets of the finished hands. */
  get sheets(): readonly HandSheet[] {
    return this.chronicle?.sheets ?? [];
  }

  /** The numbers of the current round. */
  place(): RoundPlace {
    const { hand, round, last } = this;
    return last === undefined ? { hand, round } : { hand, round, last };
  }

  /** The set of a seat's bid as it was made; its hand is the set with the seat's number. */
  bidOf(at: number): number {
    return this.seatCount + at;
  }

  /** The sealed bid of a seat, ascending; undefined if it has none. */
  sealedBy(at: number): readonly Card[] | undefined {
    if (!isIn(this.sealed, at)) return undefined;
    const cards = this.sets.cardsIn(this.bidOf(at));
    return isIn(this.bluffs, at) ? [BLUFF, ...cards] : cards;
  }

  /** By seat, the bid in front of it, ascending; empty if it sits out or has acted. */
  lyingCards(): readonly (readonly Card[])[] {
    const lying: (readonly Card[])[] = seatsOf(this.seatCount).map(() => []);
    for (let place = this.acting; place < this.queued; place++) {
      const at = this.queue[place] ?? 0;
      lying[at] = this.sets.cardsIn(this.lying[at] ?? 0);
    }
    return lying;
  }

  /** The cards of a display in their order on the table: a bid ascending, then drawn cards. */
  displayCards(name: DisplayName): readonly Card[] {
    return this.chronicle?.[name] ?? this.sets.cardsIn(this.displays[DISPLAYS.indexOf(name)] ?? 0);
  }

  /** The seats that act after the current one, in this order unless players swap. */
  waiting(): readonly Seat[] {
    return this.#queuedFrom(this.acting + 1);
  }

  /** The seats that owe a decision, ascending: all without a sealed bid, or the acting one. */
  awaits(): readonly Seat[] {
    if (this.hasEnded) return [];
    if (this.isActing) return [this.turn];
    return seatsIn(~this.sealed, this.seatCount);
  }

  /** The legal moves of a seat. A sealed bid may be taken back until the last one is sealed (Money! Decision M3). */
  legal(at: Seat): MoneyLegal {
    if (!this.#isSeat(at) || this.hasEnded) return {};
    if (!this.isActing)
      return isIn(this.sealed, at)
        ? { unbid: {} }
        : { bid: { from: [BLUFF, ...this.sets.cardsIn(at)], min: 1 } };
    if (at !== this.turn) return {};
    const take = { display: [...DISPLAYS] };
    const partners = this.#partners();
    return partners.length === 0 ? { take, pass: {} } : { take, swap: { with: partners }, pass: {} };
  }

  /**
   * Plays a legal action. Rejects anything else before any change.
   * @returns the events; empty without a chronicle
   */
  play(at: Seat, action: MoneyAction): Result<readonly MoneyEvent[], Rejection> {
    const error = this.#errorOf(at, action);
    if (error !== undefined) return fail(error);
    switch (action.type) {
      case 'bid':
        this.bid(at, action.cards);
        break;
      case 'unbid':
        this.#takeBack(at);
        break;
      case 'take':
        this.take(DISPLAYS.indexOf(action.display));
        break;
      case 'swap':
        this.swap(action.with);
        break;
      case 'pass':
        this.pass();
        break;
    }
    return ok(this.chronicle?.takeEvents() ?? []);
  }

  /** A seat without a bid seals some of its cards, perhaps with the bluff card. The last bid reveals all. */
  bid(at: number, cards: readonly Card[]): void {
    for (const card of cards)
      if (card === BLUFF) this.bluffs |= 1 << at;
      else this.sets.move(card, at, this.bidOf(at));
    this.sealed |= 1 << at;
    this.chronicle?.note({ type: 'chose', seat: seat(at), to: 'all' });
    if (this.sealed === (1 << this.seatCount) - 1) this.#reveal();
  }

  /** The acting seat takes a display (by its index in `DISPLAYS`) and puts its bid there instead, all of both. */
  take(display: number): void {
    const { turn, displays } = this;
    const bid = this.lying[turn] ?? 0;
    const gained = displays[display] ?? 0;
    displays[display] = bid;
    this.sets.add(gained, turn);
    this.chronicle?.act({
      type: 'took',
      seat: turn,
      display: DISPLAYS[display] ?? 'right',
      gained: this.sets.cardsIn(gained),
      laid: this.sets.cardsIn(bid),
    });
    this.#endTurn();
  }

  /** The acting seat swaps bids with one that has not acted yet; that one acts next, with the bid just received. */
  swap(partner: number): void {
    const { turn, lying, queue } = this;
    const bid = lying[turn] ?? 0;
    const gained = lying[partner] ?? 0;
    lying[partner] = bid;
    this.sets.add(gained, turn);
    const next = this.acting + 1;
    let index = next;
    while (queue[index] !== partner) index++;
    for (; index > next; index--) queue[index] = queue[index - 1] ?? 0;
    queue[next] = partner;
    this.chronicle?.act({
      type: 'swapped',
      seat: turn,
      with: seat(partner),
      gained: this.sets.cardsIn(gained),
      laid: this.sets.cardsIn(bid),
    });
    this.#endTurn();
  }

  /** The acting seat takes its bid back into its hand. */
  pass(): void {
    const { turn } = this;
    const back = this.lying[turn] ?? 0;
    this.sets.add(back, turn);
    this.chronicle?.act({ type: 'passed', seat: turn, back: this.sets.cardsIn(back) });
    this.#endTurn();
  }

  /** The number of sets that the acting seat can get. */
  get choices(): number {
    return this.queued - this.acting + DISPLAYS.length;
  }

  /** One of these sets: its own bid, the right or the left display, or the bid of a seat in the order of the queue. */
  choiceAt(choice: number): number {
    const { displays, lying, queue, acting } = this;
    if (choice === 0) return lying[queue[acting] ?? 0] ?? 0;
    if (choice <= DISPLAYS.length) return displays[choice - 1] ?? 0;
    return lying[queue[acting + choice - DISPLAYS.length] ?? 0] ?? 0;
  }

  /** The acting seat passes, takes or swaps, so that it gets this set. */
  choose(set: number): void {
    const { displays, lying, queue } = this;
    if (set === lying[queue[this.acting] ?? 0]) return this.pass();
    for (let display = 0; display < DISPLAYS.length; display++)
      if (displays[display] === set) return this.take(display);
    for (let place = this.acting + 1; place < this.queued; place++) {
      const partner = queue[place] ?? 0;
      if (lying[partner] === set) return this.swap(partner);
    }
  }

  /** The points by seat, and the winners ascending; equal totals share the win (Money! Decision M9). */
  ranking(): Pick<GameResult, 'totals' | 'winners'> {
    const totals = [...this.totals];
    return { totals, winners: withMost(seatsOf(this.seatCount), totals) };
  }

  /** Why the action is illegal; undefined if it is legal. */
  #errorOf(at: Seat, action: MoneyAction): Rejection | undefined {
    if (!this.#isSeat(at)) return rejection('no-such-seat', { seat: at });
    if (this.hasEnded) return rejection('game-over');
    return this.isActing ? this.#errorOfAct(at, action) : this.#errorOfBid(at, action);
  }

  /** A bid is at least one card, without duplicates, all from this player's hand (Money! Decision M7: the bluff card alone is valid). */
  #errorOfBid(at: Seat, action: MoneyAction): Rejection | undefined {
    const hasBid = isIn(this.sealed, at);
    if (action.type === 'unbid') return hasBid ? undefined : rejection('nothing-chosen');
    if (action.type !== 'bid') return this.#notAvailable(at, action);
    if (hasBid) return rejection('already-chosen', { undo: 'unbid' });
    const { cards } = action;
    if (cards.length === 0) return rejection('too-few', { least: 1 });
    const twice = cards.find((card, index) => cards.indexOf(card) !== index);
    if (twice !== undefined) return rejection('chosen-twice', { item: twice });
    const foreign = cards.find((card) => card !== BLUFF && !this.sets.has(at, card));
    return foreign === undefined ? undefined : rejection('not-yours', { item: foreign });
  }

  #errorOfAct(at: Seat, action: MoneyAction): Rejection | undefined {
    if (at !== this.turn) return rejection('not-your-turn', { awaits: this.awaits() });
    if (action.type === 'take' || action.type === 'pass') return undefined;
    const allowed = this.#partners();
    if (action.type !== 'swap' || allowed.length === 0) return this.#notAvailable(at, action);
    return allowed.includes(action.with)
      ? undefined
      : rejection('bad-target', { target: action.with, allowed });
  }

  /** The seats that take part and have not acted, except the acting one; ascending. */
  #partners(): readonly Seat[] {
    let waiting = 0;
    for (let place = this.acting + 1; place < this.queued; place++) waiting |= 1 << (this.queue[place] ?? 0);
    return seatsIn(waiting, this.seatCount);
  }

  #notAvailable(at: Seat, { type }: MoneyAction): Rejection {
    return rejection('not-available', { type, available: Object.keys(this.legal(at)) });
  }

  #isSeat(at: number): boolean {
    return this.totals[at] !== undefined;
  }

  /** Sets up the next hand: six cards for each seat, four for the right display, four for the left, and the pile. */
  #deal(): void {
    const [deal, ...later] = this.later;
    if (deal === undefined) throw new RangeError('a deal without hands');
    const { removed, order } = deal;
    this.later = later;
    this.removed = frozen([...removed]);
    this.hand++;
    this.round = 1;
    this.queued = 0;
    this.acting = 0;
    this.sealed = 0;
    this.bluffs = 0;
    this.stalled = 0; // Money! Decision M4: counts per hand
    this.last = undefined;
    this.sets.empty(0, 2 * this.seatCount + DISPLAYS.length);
    let next = 0;
    for (let at = 0; at < this.seatCount; at++)
      for (let card = 0; card < DEALT; card++) this.sets.put(order[next++] ?? 0, at);
    for (let display = 0; display < DISPLAYS.length; display++)
      this.displays[display] = this.#displaySet(display);
    const left = next + DISPLAY_SIZE;
    const pile = left + DISPLAY_SIZE;
    this.layOut(order.slice(next, left), order.slice(left, pile));
    this.pile = order.slice(pile);
    this.drawn = 0;
  }

  /** A seat takes back its sealed bid (Money! Decision M3). */
  #takeBack(at: Seat): void {
    const bid = this.bidOf(at);
    this.sets.add(bid, at);
    this.sets.empty(bid);
    this.sealed &= ~(1 << at);
    this.bluffs &= ~(1 << at);
    this.chronicle?.note({ type: 'took-back', seat: at, to: 'all' });
  }

  /** The seats in the queue from an index on. */
  #queuedFrom(from: number): readonly Seat[] {
    const seats: Seat[] = [];
    for (let place = from; place < this.queued; place++) seats.push(seat(this.queue[place] ?? 0));
    return seats;
  }

  /** Reveals all bids and returns the bluff cards. Seats with cards in their bid act in order, others sit out. */
  #reveal(): void {
    const { seatCount, queue, lying } = this;
    for (let at = 0; at < seatCount; at++) {
      const bid = this.bidOf(at);
      lying[at] = bid;
      if (this.sets.worthOf(bid) === 0) continue;
      let place = this.queued++;
      for (; place > 0 && this.#goesBefore(at, queue[place - 1] ?? 0); place--)
        queue[place] = queue[place - 1] ?? 0;
      queue[place] = at;
    }
    this.chronicle?.turnUp(this.place(), this.#revealedBids(), this.#queuedFrom(0), this.options.tieBreak);
    this.sealed = 0;
    this.bluffs = 0;
    if (this.queued === 0) this.#endRound(); // Money! Decision M8: nobody takes part
  }

  /** By seat, the revealed bid. */
  #revealedBids(): readonly RevealedBid[] {
    return seatsOf(this.seatCount).map((at) => {
      const cards = this.sets.cardsIn(this.bidOf(at));
      const worth = this.sets.worthOf(this.bidOf(at));
      return { cards, worth, bluff: isIn(this.bluffs, at), sitsOut: cards.length === 0 };
    });
  }

  /** Whether a bid goes before another: higher bids first, equal bids by the option `tieBreak`. */
  #goesBefore(at: number, other: number): boolean {
    const bid = this.bidOf(at);
    const otherBid = this.bidOf(other);
    const more = this.sets.worthOf(bid) - this.sets.worthOf(otherBid);
    if (more !== 0) return more > 0;
    const isBluffing = isIn(this.bluffs, at);
    // lowest-serial: the bluff card has no effect; bluff-first: it goes before all others
    if (this.options.tieBreak === 'bluff-first' && isBluffing !== isIn(this.bluffs, other)) return isBluffing;
    return this.sets.lowestIn(bid) < this.sets.lowestIn(otherBid);
  }

  /** The next seat acts, or the round ends. */
  #endTurn(): void {
    this.acting++;
    if (this.acting === this.queued) this.#endRound();
  }

  /** All have acted: the displays are filled and the next round starts, or the hand ends. */
  #endRound(): void {
    this.queued = 0;
    this.acting = 0;
    this.#tidy();
    if (this.last !== undefined) {
      this.chronicle?.endRound(this.place()); // Money! Decision M5: no refill after the last round
      return this.#endHand();
    }
    const { pile, drawn, options } = this;
    const isRightFull = this.#fill(0);
    const between = this.drawn;
    const isLeftFull = this.#fill(1);
    this.stalled = this.drawn === drawn ? this.stalled + 1 : 0;
    this.chronicle?.endRound(this.place(), {
      right: pile.slice(drawn, between),
      left: pile.slice(between, this.drawn),
      pile: this.cardsInPile,
      stalled: this.stalled,
    });
    this.round++;
    const isShort = !isRightFull || !isLeftFull;
    const isAnnounced = options.lastRound === 'pile-empty' ? this.cardsInPile === 0 : isShort;
    // Money! Decision M4: the option comes before a stalled pile
    if (isAnnounced) this.last = options.lastRound;
    else if (this.stalled >= options.stallLimit) this.last = 'stalled';
    if (this.last !== undefined) this.chronicle?.note({ type: 'last-round', reason: this.last, to: 'all' });
  }

  /** Moves the cards of the displays into their own sets, and empties the bids. */
  #tidy(): void {
    const { sets, seatCount, displays } = this;
    for (let display = 0; display < DISPLAYS.length; display++) {
      const own = this.#displaySet(display);
      if (displays[display] !== own) sets.replace(own, displays[display] ?? 0);
      displays[display] = own;
    }
    sets.empty(this.bidOf(0), this.bidOf(seatCount));
  }

  /** The set of a display at the start of a round. */
  #displaySet(display: number): number {
    return 2 * this.seatCount + display;
  }

  /** Fills a display up to four cards while the pile lasts. @returns whether it has at least four */
  #fill(display: number): boolean {
    const set = this.#displaySet(display);
    let count = this.sets.countIn(set);
    for (; count < DISPLAY_SIZE && this.drawn < this.pile.length; count++)
      this.sets.put(this.pile[this.drawn++] ?? 0, set);
    return count >= DISPLAY_SIZE;
  }

  /** Scores and reveals the hand (Money! Decision M10); the next one starts, or the match ends (M9). */
  #endHand(): void {
    this.last = undefined;
    for (let at = 0; at < this.seatCount; at++)
      this.totals[at] = (this.totals[at] ?? 0) + this.sets.scoreOf(at);
    this.chronicle?.score(this.#sheet(), [...this.totals]);
    this.hasEnded = this.later.length === 0;
    if (this.hasEnded) {
      this.chronicle?.note({ type: 'game-ended', ...this.ranking(), to: 'all' });
      return;
    }
    this.#deal();
    this.chronicle?.note({
      type: 'hand-dealt',
      hand: this.hand,
      removed: this.removed,
      right: this.displayCards('right'),
      left: this.displayCards('left'),
      pile: this.cardsInPile,
      to: 'all',
    });
  }

  /** The score sheet of the finished hand. */
  #sheet(): HandSheet {
    const scores = seatsOf(this.seatCount).map((at) => scoreHand(this.sets.cardsIn(at)));
    return { hand: this.hand, removed: this.removed, scores };
  }
}
