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
import {
  BLUFF,
  DEALT,
  DISPLAYS,
  DISPLAY_SIZE,
  type Card,
  type Currency,
  type DisplayName,
  type MoneyOptions,
} from './material.ts';
import type { FinishedRound, LastRoundReason, RevealedBid, RoundPlace } from './round.ts';
import { scoreHand, type HandSheet } from './score.ts';
import { CardSets } from './sets.ts';

/**
 * A game of Money! at one moment, and its rules. Search plays on it in place with `bid` and `choose`, which check nothing; whoever has an
 * action from outside calls `play`, which does what `legal` describes and rejects everything else. Sets of cards are told apart by their
 * number: in a round cards change hands without being moved. Bluff cards are in no set, since everybody always has one.
 */
export class MoneyPosition {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  /** By seat the hand without the bid, by seat the bid as it was made, the right and the left display. */
  readonly sets: CardSets;
  /** By seat the set that lies before it while it takes part and has not acted. */
  readonly lying: Int32Array;
  /** The sets that are the right and the left display. */
  readonly displays: Int32Array;
  /** Who has still to act, in this order, from the place `acting` on; nobody while all bid. */
  readonly queue: Int32Array;
  /** The draw pile, top first: the cards from the place `drawn` on. A list that is never changed, so that positions can share it. */
  pile: readonly Card[] = [];
  /** By seat the points of the hands that are scored. */
  readonly totals: Int32Array;
  queued = 0;
  acting = 0;
  drawn = 0;
  /** The seats that have sealed a bid, and those that bid with the bluff card, as bits. */
  sealed = 0;
  bluffs = 0;
  /** The number of the running hand, and of the running round in it, from 1. After the end: of the last ones. */
  hand = 1;
  round = 1;
  /** Rounds in a row in which the pile has not shrunk (Money! Decision M4). */
  stalled = 0;
  /** Why the running round is the last of the hand, if it is. */
  last: LastRoundReason | undefined;
  hasEnded = false;
  /** The currencies that are out in the running hand. */
  removed: readonly Currency[] = [];
  /** The hands that are still to be played. */
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

  /** The position before the first bid, with a chronicle. RangeError for a deal without hands. */
  static start(options: MoneyOptions, seatCount: number, deal: MoneyDeal): MoneyPosition {
    const position = new MoneyPosition(options, seatCount);
    position.chronicle = new Chronicle();
    position.begin(deal.hands);
    return position;
  }

  /** Everything as before the first bid of a game of these hands: at least one, else RangeError. */
  begin(hands: readonly HandDeal[]): void {
    this.totals.fill(0);
    this.hand = 0;
    this.later = hands;
    this.hasEnded = false;
    this.#deal();
  }

  /** Lays out both displays, on which no cards lie; they will lie in this order. */
  layOut(right: readonly Card[], left: readonly Card[]): void {
    for (const card of right) this.sets.put(card, this.displays[0] ?? 0);
    for (const card of left) this.sets.put(card, this.displays[1] ?? 0);
    this.chronicle?.layOut(right, left);
  }

  /** Takes over what can change in a hand from a position of as many seats: all but the chronicle and the hands to come. */
  copy(other: MoneyPosition): void {
    this.sets.copy(other.sets);
    this.#copyRest(other);
  }

  /** The same position, by itself: what happens to one of the two does not touch the other. `options`: other aids to go on with. */
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

  /** How many cards are left in the draw pile. */
  get cardsInPile(): number {
    return this.pile.length - this.drawn;
  }

  /** Whether the bids lie open and one after the other acts; before that all bid. */
  get isActing(): boolean {
    return this.queued > 0;
  }

  /** The seat that acts now. */
  get turn(): Seat {
    return seat(this.queue[this.acting] ?? 0);
  }

  /** The last finished round, of this hand or of the one before. */
  get previousRound(): FinishedRound | undefined {
    return this.chronicle?.previousRound;
  }
  /** The score sheets of the finished hands. */
  get sheets(): readonly HandSheet[] {
    return this.chronicle?.sheets ?? [];
  }

  /** Where the running round stands in the game. */
  place(): RoundPlace {
    const { hand, round, last } = this;
    return last === undefined ? { hand, round } : { hand, round, last };
  }

  /** The set that is the bid of a seat as it is made; its hand is the set of its own number. */
  bidOf(at: number): number {
    return this.seatCount + at;
  }

  /** The bid of a seat that has sealed one, ascending; undefined if it has not. */
  sealedBy(at: number): readonly Card[] | undefined {
    if (!isIn(this.sealed, at)) return undefined;
    const cards = this.sets.cardsIn(this.bidOf(at));
    return isIn(this.bluffs, at) ? [BLUFF, ...cards] : cards;
  }

  /** By seat the bid that lies before it now, ascending; empty for who sits out or has acted. */
  lyingCards(): readonly (readonly Card[])[] {
    const lying: (readonly Card[])[] = seatsOf(this.seatCount).map(() => []);
    for (let place = this.acting; place < this.queued; place++) {
      const at = this.queue[place] ?? 0;
      lying[at] = this.sets.cardsIn(this.lying[at] ?? 0);
    }
    return lying;
  }

  /** The cards of a display as they lie there: a bid ascending, then what was drawn. */
  displayCards(name: DisplayName): readonly Card[] {
    return this.chronicle?.[name] ?? this.sets.cardsIn(this.displays[DISPLAYS.indexOf(name)] ?? 0);
  }

  /** Who acts after the seat whose turn it is, in this order unless players swap. */
  waiting(): readonly Seat[] {
    return this.#queuedFrom(this.acting + 1);
  }

  /** The seats that owe a decision, ascending: all without a sealed bid, or the one that acts. */
  awaits(): readonly Seat[] {
    if (this.hasEnded) return [];
    if (this.isActing) return [this.turn];
    return seatsIn(~this.sealed, this.seatCount);
  }

  /** What a seat may do now. A sealed bid may be taken back until the last one is sealed (Money! Decision M3). */
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
   * Does what `legal` describes. Rejects everything else before anything has changed.
   * @returns what the action made happen; nothing without a chronicle.
   */
  play(at: Seat, action: MoneyAction): Result<readonly MoneyEvent[], Rejection> {
    const refusal = this.#refusalOf(at, action);
    if (refusal !== undefined) return fail(refusal);
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

  /** A seat that has not bid seals some of its cards, perhaps with the bluff card. The last bid turns all of them up. */
  bid(at: number, cards: readonly Card[]): void {
    for (const card of cards)
      if (card === BLUFF) this.bluffs |= 1 << at;
      else this.sets.move(card, at, this.bidOf(at));
    this.sealed |= 1 << at;
    this.chronicle?.note({ type: 'chose', seat: seat(at), to: 'all' });
    if (this.sealed === (1 << this.seatCount) - 1) this.#turnUp();
  }

  /** The seat whose turn it is takes a display (by its place in `DISPLAYS`) and lays its bid there instead, all of both. */
  take(display: number): void {
    const { turn, displays } = this;
    const laid = this.lying[turn] ?? 0;
    const gained = displays[display] ?? 0;
    displays[display] = laid;
    this.sets.add(gained, turn);
    this.chronicle?.act({
      type: 'took',
      seat: turn,
      display: DISPLAYS[display] ?? 'right',
      gained: this.sets.cardsIn(gained),
      laid: this.sets.cardsIn(laid),
    });
    this.#endTurn();
  }

  /** The seat whose turn it is swaps bids with one that has not acted yet; that one acts next, with the bid just received. */
  swap(partner: number): void {
    const { turn, lying, queue } = this;
    const laid = lying[turn] ?? 0;
    const gained = lying[partner] ?? 0;
    lying[partner] = laid;
    this.sets.add(gained, turn);
    const next = this.acting + 1;
    let place = next;
    while (queue[place] !== partner) place++;
    for (; place > next; place--) queue[place] = queue[place - 1] ?? 0;
    queue[next] = partner;
    this.chronicle?.act({
      type: 'swapped',
      seat: turn,
      with: seat(partner),
      gained: this.sets.cardsIn(gained),
      laid: this.sets.cardsIn(laid),
    });
    this.#endTurn();
  }

  /** The seat whose turn it is takes its bid back into the hand. */
  pass(): void {
    const { turn } = this;
    const back = this.lying[turn] ?? 0;
    this.sets.add(back, turn);
    this.chronicle?.act({ type: 'passed', seat: turn, back: this.sets.cardsIn(back) });
    this.#endTurn();
  }

  /** How many sets the seat whose turn it is can get. */
  get choices(): number {
    return this.queued - this.acting + DISPLAYS.length;
  }

  /** One of them: its own bid back, the right or the left display, or the bid of a seat in the order of the queue. */
  choiceAt(choice: number): number {
    const { displays, lying, queue, acting } = this;
    if (choice === 0) return lying[queue[acting] ?? 0] ?? 0;
    if (choice <= DISPLAYS.length) return displays[choice - 1] ?? 0;
    return lying[queue[acting + choice - DISPLAYS.length] ?? 0] ?? 0;
  }

  /** The seat whose turn it is passes, takes or swaps, so that it gets one of these sets. */
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

  /** What the hands that are scored come to, by seat, and who has most, ascending; equal totals share the win (Money! Decision M9). */
  standing(): Pick<GameResult, 'totals' | 'winners'> {
    const totals = [...this.totals];
    return { totals, winners: withMost(seatsOf(this.seatCount), totals) };
  }

  /** Why the action is not what `legal` describes; undefined if it is. */
  #refusalOf(at: Seat, action: MoneyAction): Rejection | undefined {
    if (!this.#isSeat(at)) return rejection('no-such-seat', { seat: at });
    if (this.hasEnded) return rejection('game-over');
    return this.isActing ? this.#refusalOfAct(at, action) : this.#refusalOfBid(at, action);
  }

  /** A bid is at least one card, each of them once, all from the own hand (Money! Decision M7: the bluff card alone will do). */
  #refusalOfBid(at: Seat, action: MoneyAction): Rejection | undefined {
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

  #refusalOfAct(at: Seat, action: MoneyAction): Rejection | undefined {
    if (at !== this.turn) return rejection('not-your-turn', { awaits: this.awaits() });
    if (action.type === 'take' || action.type === 'pass') return undefined;
    const allowed = this.#partners();
    if (action.type !== 'swap' || allowed.length === 0) return this.#notAvailable(at, action);
    return allowed.includes(action.with)
      ? undefined
      : rejection('bad-target', { target: action.with, allowed });
  }

  /** Who takes part and has not acted yet, but for the seat whose turn it is; ascending. */
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

  /** The setup of the next hand: six cards for each seat, four for the right display, four for the left, and the pile. */
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
    this.stalled = 0; // Money! Decision M4: counted anew in each hand
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

  /** A seat takes its sealed bid back (Money! Decision M3). */
  #takeBack(at: Seat): void {
    const bid = this.bidOf(at);
    this.sets.add(bid, at);
    this.sets.empty(bid);
    this.sealed &= ~(1 << at);
    this.bluffs &= ~(1 << at);
    this.chronicle?.note({ type: 'took-back', seat: at, to: 'all' });
  }

  /** The seats in the queue from a place on. */
  #queuedFrom(from: number): readonly Seat[] {
    const seats: Seat[] = [];
    for (let place = from; place < this.queued; place++) seats.push(seat(this.queue[place] ?? 0));
    return seats;
  }

  /** All bids lie open, and bluff cards go back. Who takes part acts in order; who has no card in its bid sits out. */
  #turnUp(): void {
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
    this.chronicle?.turnUp(this.place(), this.#openBids(), this.#queuedFrom(0), this.options.tieBreak);
    this.sealed = 0;
    this.bluffs = 0;
    if (this.queued === 0) this.#endRound(); // Money! Decision M8: nobody takes part
  }

  /** By seat the bid as all see it. */
  #openBids(): readonly RevealedBid[] {
    return seatsOf(this.seatCount).map((at) => {
      const cards = this.sets.cardsIn(this.bidOf(at));
      const worth = this.sets.worthOf(this.bidOf(at));
      return { cards, worth, bluff: isIn(this.bluffs, at), sitsOut: cards.length === 0 };
    });
  }

  /** The highest bid first, equal bids by the option `tieBreak`. */
  #goesBefore(at: number, other: number): boolean {
    const bid = this.bidOf(at);
    const otherBid = this.bidOf(other);
    const more = this.sets.worthOf(bid) - this.sets.worthOf(otherBid);
    if (more !== 0) return more > 0;
    const isBluffing = isIn(this.bluffs, at);
    // lowest-serial: the bluff card plays no part; bluff-first: its serial number 0 goes before all others
    if (this.options.tieBreak === 'bluff-first' && isBluffing !== isIn(this.bluffs, other)) return isBluffing;
    return this.sets.lowestIn(bid) < this.sets.lowestIn(otherBid);
  }

  /** The next seat acts, or the round is over. */
  #endTurn(): void {
    this.acting++;
    if (this.acting === this.queued) this.#endRound();
  }

  /** All have acted: the displays are filled and the next round begins, or the hand is over. */
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

  /** The cards of the displays go into their own sets; bids are no more. */
  #tidy(): void {
    const { sets, seatCount, displays } = this;
    for (let display = 0; display < DISPLAYS.length; display++) {
      const own = this.#displaySet(display);
      if (displays[display] !== own) sets.replace(own, displays[display] ?? 0);
      displays[display] = own;
    }
    sets.empty(this.bidOf(0), this.bidOf(seatCount));
  }

  /** The set that a display is when a round begins. */
  #displaySet(display: number): number {
    return 2 * this.seatCount + display;
  }

  /** Fills a display from the pile up to four cards, as long as there are some; a larger one gets none. Whether it has four now. */
  #fill(display: number): boolean {
    const set = this.#displaySet(display);
    let count = this.sets.countIn(set);
    for (; count < DISPLAY_SIZE && this.drawn < this.pile.length; count++)
      this.sets.put(this.pile[this.drawn++] ?? 0, set);
    return count >= DISPLAY_SIZE;
  }

  /** The hand is scored and laid open (Money! Decision M10); the next one begins by itself, or the game has ended (M9). */
  #endHand(): void {
    this.last = undefined;
    for (let at = 0; at < this.seatCount; at++)
      this.totals[at] = (this.totals[at] ?? 0) + this.sets.scoreOf(at);
    this.chronicle?.score(this.#sheet(), [...this.totals]);
    this.hasEnded = this.later.length === 0;
    if (this.hasEnded) {
      this.chronicle?.note({ type: 'game-ended', ...this.standing(), to: 'all' });
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

  /** How the hand counts that is over. */
  #sheet(): HandSheet {
    const scores = seatsOf(this.seatCount).map((at) => scoreHand(this.sets.cardsIn(at)));
    return { hand: this.hand, removed: this.removed, scores };
  }
}
