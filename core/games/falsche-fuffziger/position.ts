import { withAt } from '../../base/lists.ts';
import { nextIn } from '../../base/bits.ts';
import { seat, seatsOf, type Seat } from '../../base/ids.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { FuffzigerAction, FuffzigerLegal } from './actions.ts';
import { Chronicle, nothingDone } from './chronicle.ts';
import { backOf, dealtCount, type FuffzigerDeal } from './deal.ts';
import type { FuffzigerEvent, InspectorEffect } from './events.ts';
import {
  BROKEN,
  COIN,
  COSTS,
  FACES,
  FIRST_DEALT,
  FIRST_SIDE,
  KINDS,
  LAST,
  MONEY,
  NONE,
  NOTES_OF,
  PILE,
  REAL,
  SCRAP_COINS,
  SCRAP_REAL,
  SELLS,
  SIDES_OF,
  TYPES,
  TYPE_OF,
  cardNumber,
  cardOf,
  countsIn,
  kindOf,
  kindOfBack,
  layOf,
  ledIn,
  listed,
  typeAt,
  type Amounts,
  type ListedAction,
} from './kinds.ts';
import { legalIn, refusalOf } from './legal.ts';
import {
  ADDING_FACE,
  DEALT,
  FREE_SYMBOLS,
  MOST_ADDED,
  MOST_WON,
  PRESS_TYPES,
  RANK_COINS,
  backsOf,
  dealOf,
  frontOf,
  isLargeTable,
  type LaunderingCard,
} from './material.ts';
import { SEATS, type FuffzigerOptions } from './options.ts';
import { closesCircle } from './material/auction-turn.ts';
import { pressId, type Press, type PressId } from './material/press-names.ts';
import { bonusOf, rankAt } from './score.ts';
import { Table } from './table.ts';

/** Inspector cards that are turned up at the beginning of a round. */
const CARDS_OF_FIRST_ROUND = 1;
const CARDS_OF_A_ROUND = 2;

const NO_EVENTS: readonly FuffzigerEvent[] = Object.freeze([]);

function add(cells: Int32Array, place: number, more: number): void {
  cells[place] = (cells[place] ?? 0) + more;
}

/** Sets cells to 0; `fill` takes longer for so few. */
function clear(cells: Int32Array, from = 0, to = cells.length): void {
  for (let place = from; place < to; place++) cells[place] = 0;
}

/** By seat and place of the type all presses as somebody gets them, front up, in the order of the deal: made once, since they never change. */
const NEW_PRESSES: readonly (readonly (readonly Press[])[])[] = seatsOf(SEATS.max).map((at) =>
  PRESS_TYPES.map((type) =>
    backsOf(type).map((_, index) =>
      Object.freeze({ press: pressId(type, index + 1), seat: at, up: frontOf(type), isConverted: false }),
    ),
  ),
);

function newPress(at: Seat, type: number, index: number): Press {
  const press = NEW_PRESSES[at]?.[type]?.[index];
  if (press === undefined) throw new RangeError(`no press ${index} of type ${type} for seat ${at}`);
  return press;
}

/**
 * A game of Falsche Fuffziger at one moment, and its rules. Search plays on it in place with `convert`, `finish`, `lay` and so on, which
 * check nothing; whoever has an action from outside calls `play`, which does what `legal` describes and rejects everything else.
 */
export class FuffzigerPosition extends Table {
  /** All chance of the game. Absent in playouts. */
  deal: FuffzigerDeal | undefined;
  /** What the game is told by. Absent in playouts. */
  chronicle: Chronicle | undefined;

  /** The position before the first decision, with a chronicle. Nobody has money at the start (Falsche Fuffziger Decision X3). */
  static start(options: FuffzigerOptions, seatCount: number, deal: FuffzigerDeal): FuffzigerPosition {
    const position = new FuffzigerPosition(options, seatCount);
    const { supply, presses } = position;
    for (let type = 0; type < TYPES; type++)
      supply[type] = deal.presses[typeAt(type)].length - dealtCount(typeAt(type), seatCount);
    for (let at = 0; at < seatCount; at++)
      for (let kind = FIRST_DEALT; kind < FIRST_SIDE; kind++) presses[at * KINDS + kind] = 1;
    const named: Press[] = [];
    for (let type = 0; type < DEALT.length; type++)
      for (const at of seatsOf(seatCount)) named.push(newPress(at, type, at));
    position.named = named;
    position.stack(deal);
    position.start = position.turn = deal.starter;
    position.#inspect(CARDS_OF_FIRST_ROUND);
    position.chronicle = new Chronicle(nothingDone(deal.starter));
    return position;
  }

  /** Puts down the piles of a deal: new ones, since clones share theirs. */
  stack(deal: FuffzigerDeal): void {
    this.deal = deal;
    this.inspectors = deal.inspectors.map(cardNumber);
    this.dice = [...deal.dice];
    const deals = deal.laundering.map(dealOf);
    this.least = deals.map(({ least }) => least);
    this.brings = deals.map(({ real }) => real);
    this.cards = deal.laundering.length;
  }

  /** The same position, by itself: what happens to one of the two does not touch the other. `options`: other aids to go on with. */
  clone(options = this.options): FuffzigerPosition {
    const clone = new FuffzigerPosition(options, this.seatCount, this);
    clone.copy(this);
    clone.deal = this.deal;
    clone.named = this.named;
    clone.turnedNow = this.turnedNow;
    clone.chronicle = this.chronicle?.clone();
    return clone;
  }

  /** The laundering card for sale; none once the last one has been sold, and none that playouts know. */
  get openCard(): LaunderingCard | undefined {
    return this.deal?.laundering[this.laundered];
  }

  /** What a seat may do now. In playouts nobody can name a press, and so nobody may turn over or sell one by name. */
  legal(at: Seat): FuffzigerLegal {
    return legalIn(this, at);
  }

  /**
   * Does what `legal` describes. Rejects everything else before anything has changed.
   * @returns what the action made happen; nothing without a chronicle.
   */
  play(at: Seat, action: FuffzigerAction): Result<readonly FuffzigerEvent[], Rejection> {
    const listedAction = listed(action);
    const refusal = refusalOf(this, at, listedAction);
    if (refusal !== undefined) return fail(refusal);
    this.act(at, listedAction);
    return ok(this.chronicle?.takeEvents() ?? NO_EVENTS);
  }

  /** Does what an action says without checking it. In playouts nobody can name a press. */
  act(at: Seat, action: ListedAction): void {
    switch (action.type) {
      case 'convert':
        return this.#convertNamed(action.press);
      case 'sell':
        return this.#sellNamed(action.press);
      case 'finish':
        return this.finish();
      case 'lay': {
        const type = ledIn(action.amounts);
        return this.lay(type, action.amounts[type] ?? 0);
      }
      case 'match':
        return this.match();
      case 'drop':
        return this.drop();
      case 'bid':
      case 'launder':
        return this.#seal(at, action.amounts);
      case 'unbid':
      case 'unlaunder':
        return this.#unseal(at);
      case 'buy':
        return this.buy(action.amounts);
    }
  }

  #convertNamed(id: PressId): void {
    const { deal, seatCount } = this;
    const place = this.#placeOf(id);
    const press = this.named[place];
    if (deal === undefined || press === undefined) throw new Error(`no press ${id}`);
    const up = backOf(deal.presses, id);
    this.convert(kindOf(press, seatCount), kindOfBack(up));
    this.chronicle?.convert(press, up);
    if (up === 'broken') {
      this.named = this.named.filter((one) => one !== press);
      return;
    }
    const turned = Object.freeze({ press: id, seat: press.seat, up, isConverted: true });
    this.named = withAt(this.named, place, turned);
    this.turnedNow = [...this.turnedNow, turned];
  }

  #sellNamed(id: PressId): void {
    const press = this.named[this.#placeOf(id)];
    if (press === undefined) throw new Error(`no press ${id}`);
    this.sell(kindOf(press, this.seatCount));
    this.chronicle?.sell(press);
    this.named = this.named.filter((one) => one !== press);
  }

  #placeOf(id: PressId): number {
    return this.named.findIndex((one) => one.press === id);
  }

  /** The next presses of the supply, which is the end of each list of the deal. */
  #takeNamed(at: Seat, counts: ArrayLike<number>): void {
    if (this.deal === undefined) return;
    const taken: Press[] = [];
    for (let type = 0; type < TYPES; type++) {
      const count = counts[type] ?? 0;
      if (count === 0) continue;
      const next = (NEW_PRESSES[at]?.[type]?.length ?? 0) - (this.supply[type] ?? 0);
      for (let index = 0; index < count; index++) taken.push(newPress(at, type, next + index));
    }
    if (taken.length > 0) this.named = [...this.named, ...taken];
  }

  /** Lays money into a fist. The last one opens all of them (Falsche Fuffziger Decision X12). */
  #seal(at: Seat, money: Amounts): void {
    const { laid } = this;
    for (let type = 0; type < MONEY; type++) laid[at * MONEY + type] = money[type] ?? 0;
    this.chosen |= 1 << at;
    this.chronicle?.record({ type: 'chose', seat: at });
    if (this.chosen !== (1 << this.seatCount) - 1) return;
    this.chosen = 0;
    if (this.phase === 'laundering') this.open(laid);
    else this.launder(laid);
    clear(laid);
  }

  #unseal(at: Seat): void {
    clear(this.laid, at * MONEY, (at + 1) * MONEY);
    this.chosen &= ~(1 << at);
    this.chronicle?.record({ type: 'took-back', seat: at });
  }

  /** Choices of all seats, by seat and type, with those that are sealed in their place: they are taken out of the fists to be opened. */
  withSealed(choices: Int32Array): Int32Array {
    const { laid, chosen } = this;
    if (chosen === 0) return choices;
    for (let place = 0; place < laid.length; place++)
      if ((chosen & (1 << Math.floor(place / MONEY))) !== 0) choices[place] = laid[place] ?? 0;
    this.chosen = 0;
    clear(laid);
    return choices;
  }

  /**
   * Phase 2: the seat whose turn it is turns over a press of a kind that never was; `back`: the kind that it becomes, or `BROKEN`. A broken
   * one pays the scrap price of its front and is out.
   */
  convert(kind: number, back: number): void {
    const { turn, presses, real } = this;
    add(presses, turn * KINDS + kind, -1);
    if (back === BROKEN) {
      add(real, turn, SCRAP_REAL[kind] ?? 0);
      this.hasBroken = true;
      this.broken++;
      return;
    }
    add(presses, turn * KINDS + back, 1);
    add(this.turned, back, 1);
  }

  /** Sells a press for the price of the side that lies up; it is out of the game (Falsche Fuffziger Decision X8). */
  sell(kind: number): void {
    add(this.presses, this.turn * KINDS + kind, -1);
    add(this.real, this.turn, SELLS[TYPE_OF[kind] ?? 0] ?? 0);
  }

  /** Prints with every press that was not used, and ends the turn (Falsche Fuffziger Decision X7). */
  finish(): void {
    const { turn, presses, turned, notes, chronicle } = this;
    const printed = chronicle && new Int32Array(TYPES);
    for (let kind = 0; kind < KINDS; kind++) {
      const count = (presses[turn * KINDS + kind] ?? 0) - (turned[kind] ?? 0);
      if (count <= 0) continue;
      const type = TYPE_OF[kind] ?? 0;
      add(notes, turn * TYPES + type, count * (NOTES_OF[kind] ?? 0));
      if (printed !== undefined) add(printed, type, count * (NOTES_OF[kind] ?? 0));
    }
    clear(turned);
    this.turnedNow = [];
    this.turn = this.#left(turn);
    if (printed !== undefined) chronicle?.print(countsIn(printed, 0), seat(this.turn));
    if (this.turn !== this.start) return;
    if (this.hasBroken) this.#inspect(1); // with all its consequences
    if (this.phase === 'ended') return;
    if (this.auctions > 0) return this.#openAuction();
    this.#passDie(); // without any auction once: Falsche Fuffziger Decision X16
    this.#beginLaundering();
  }

  /** Phase 3: the seat whose turn it is leads with notes of a type, or with `REAL` money, on top of what lies there. */
  lay(type: number, amount: number): void {
    this.led = type;
    this.amount = amount;
    this.leader = this.turn;
    this.#put('laid');
  }

  /** Lays exactly what was led. */
  match(): void {
    this.#put('matched');
  }

  /** Is out of this auction for good. */
  drop(): void {
    this.isIn &= ~(1 << this.turn);
    this.chronicle?.record({ type: 'dropped', seat: seat(this.turn) });
    this.#goOn();
  }

  /**
   * Phase 4: all bids for the open card, by seat and type, real money last. The highest sum wins if it reaches the least bid, and pays; of
   * equal ones the nearest to the start player clockwise. All others keep their bids.
   */
  open(bids: Int32Array): void {
    const { seatCount, start, laundered, chronicle } = this;
    let winner = NONE;
    let highest = (this.least[laundered] ?? 0) - 1;
    for (let step = 0; step < seatCount; step++) {
      const at = (start + step) % seatCount;
      let face = bids[at * MONEY + REAL] ?? 0;
      for (let type = 0; type < TYPES; type++) face += (bids[at * MONEY + type] ?? 0) * (FACES[type] ?? 0);
      if (face <= highest) continue;
      highest = face;
      winner = at;
    }
    if (this.openCard !== undefined) chronicle?.open(this.openCard, bids, winner);
    if (winner === NONE) return this.#endLaundering();
    this.#pay(winner, bids);
    add(this.won, winner, 1);
    add(this.prize, winner, this.brings[laundered] ?? 0);
    this.laundered++;
    if (this.laundered === this.cards || this.won[winner] === MOST_WON) this.#endLaundering();
  }

  /** Phase 5: by type how many presses the seat whose turn it is buys. They work from the next round on. */
  buy(counts: ArrayLike<number>): void {
    const { turn, supply } = this;
    this.#takeNamed(seat(turn), counts);
    this.chronicle?.buy(seat(turn), countsIn(counts, 0));
    for (let type = 0; type < TYPES; type++) {
      const count = counts[type] ?? 0;
      if (count === 0) continue;
      add(this.presses, turn * KINDS + type, count);
      add(supply, type, -count);
      add(this.real, turn, -count * (COSTS[type] ?? 0));
    }
    this.turn = this.#left(turn);
    if (this.turn === this.start) this.phase = 'general';
  }

  /** Phase 6: by seat and type, real money last, the notes that are changed at the rate of the table; then the next round begins. */
  launder(choices: Int32Array): void {
    const { seatCount, notes, real } = this;
    for (let at = 0; at < seatCount; at++)
      for (let type = 0; type < TYPES; type++) {
        const count = choices[at * MONEY + type] ?? 0;
        if (count === 0) continue;
        add(notes, at * TYPES + type, -count);
        add(real, at, count * (SELLS[type] ?? 0));
      }
    this.chronicle?.record({ type: 'general-laundering' }); // what was changed nobody learns
    this.#beginRound();
  }

  /** The next seat clockwise: to the left of it. */
  #left(at: number): number {
    return at + 1 === this.seatCount ? 0 : at + 1;
  }

  /** The next round begins with its inspection; the start player stays. */
  #beginRound(): void {
    this.round++;
    this.auctions = this.added = 0;
    this.hasBroken = false;
    this.phase = 'producing';
    this.turn = this.start;
    this.inspectedBefore = this.inspected;
    this.chronicle?.beginRound(this.round, seat(this.start));
    this.#inspect(CARDS_OF_A_ROUND);
  }

  /**
   * Turns up so many inspector cards, and one more for each type that they scrap. The face-up pile is turned over as it is, so the order of
   * the first pass repeats for ever.
   */
  #inspect(cards: number): void {
    for (let left = cards; left > 0;) {
      const card = this.inspectors[this.inspected++ % PILE] ?? COIN;
      if (card === this.scrapped) {
        this.chronicle?.record({ type: 'inspected', card: cardOf(card), effect: 'scraps' });
        this.#scrap(card);
        if (this.phase === 'ended') return;
        continue;
      }
      left--;
      const effect = this.#effectOf(card);
      if (effect !== 'nothing') this.symbols++;
      if (effect === 'auction') this.auctions++;
      this.chronicle?.record({ type: 'inspected', card: cardOf(card), effect });
    }
  }

  /**
   * What a card does that scraps no type. A coin symbol, the green card, and with five and more players the card of any type still in play,
   * which counts among the first three symbols, too (Falsche Fuffziger Decisions X4, X5).
   */
  #effectOf(card: number): InspectorEffect {
    const isInPlay = card > this.scrapped; // whether anybody owns one or not: Falsche Fuffziger Decision X6
    const isSymbol = card === COIN || card === LAST || (isInPlay && isLargeTable(this.seatCount));
    if (!isSymbol) return 'nothing';
    return this.symbols < FREE_SYMBOLS ? 'free' : 'auction';
  }

  /** Presses of the type that lie up are paid and go, notes of its colour go back for nothing. The last type ends the game. */
  #scrap(type: number): void {
    const { seatCount, presses, notes, chronicle } = this;
    this.scrapped++;
    this.supply[type] = 0;
    chronicle?.scrap(typeAt(type), this.named);
    const sides = SIDES_OF[type] ?? [];
    if (this.named.length > 0) this.named = this.named.filter(({ up }) => !sides.includes(up));
    for (let at = 0; at < seatCount; at++) {
      chronicle?.giveBack(seat(at), typeAt(type), notes[at * TYPES + type] ?? 0);
      notes[at * TYPES + type] = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const count = presses[at * KINDS + kind] ?? 0;
        if (count === 0 || TYPE_OF[kind] !== type) continue;
        presses[at * KINDS + kind] = 0;
        add(this.real, at, count * (SCRAP_REAL[kind] ?? 0));
        add(this.coins, at, count * (SCRAP_COINS[kind] ?? 0));
      }
    }
    if (type === LAST) this.#end();
  }

  #passDie(): void {
    this.start = this.#left(this.start);
    this.chronicle?.record({ type: 'die-passed', start: seat(this.start) });
  }

  /** The die passes, the new start player rolls: so many coins are one lot. A 2 adds an auction, twice in a round at most. */
  #openAuction(): void {
    this.#passDie();
    const lot = this.dice[this.rolled++];
    if (lot === undefined) throw new Error('the rolls are used up'); // 128 are several times as many as a game can need
    const adds = lot === ADDING_FACE && this.added < MOST_ADDED;
    this.auctions--;
    if (adds) {
      this.added++;
      this.auctions++;
    }
    this.phase = 'auction';
    this.lot = lot;
    this.isIn = (1 << this.seatCount) - 1;
    this.leader = this.turn = this.start;
    this.led = NONE;
    this.chronicle?.record({ type: 'rolled', start: seat(this.start), lot, adds });
  }

  /** The seat whose turn it is lays what is led. */
  #put(type: 'laid' | 'matched'): void {
    const { turn, led, amount } = this;
    add(this.laid, turn * MONEY + led, amount);
    this.chronicle?.record({ type, seat: seat(turn), lay: layOf(led, amount) });
    this.#goOn();
  }

  /** After the seat whose turn it is has acted: the next one matches, leads, or the auction is over. */
  #goOn(): void {
    const { isIn, leader, turn, seatCount } = this;
    if (isIn === 0) return this.#endAuction(NONE);
    const only = 31 - Math.clz32(isIn);
    if (isIn === 1 << only && this.#hasLaid(only)) return this.#endAuction(only);
    const isClosed = this.led !== NONE && closesCircle(isIn, leader, turn, seatCount);
    if (isClosed) this.led = NONE;
    this.turn = nextIn(isIn, isClosed ? leader : turn, seatCount); // Falsche Fuffziger Decision X9
  }

  #hasLaid(at: number): boolean {
    for (let type = 0; type < MONEY; type++) if (this.laid[at * MONEY + type] !== 0) return true;
    return false;
  }

  /** The last one in pays everything it laid and takes the coins; all others take theirs back (Falsche Fuffziger Decision X10). */
  #endAuction(winner: number): void {
    const { start, lot, laid } = this;
    this.chronicle?.endAuction(lot, seat(start), winner, laid);
    if (winner !== NONE) {
      this.#pay(winner, laid);
      add(this.coins, winner, lot);
    }
    clear(laid);
    if (this.auctions > 0) this.#openAuction();
    else this.#beginLaundering();
  }

  #pay(at: number, money: Int32Array): void {
    for (let type = 0; type < TYPES; type++)
      add(this.notes, at * TYPES + type, -(money[at * MONEY + type] ?? 0));
    add(this.real, at, -(money[at * MONEY + REAL] ?? 0));
  }

  #beginLaundering(): void {
    this.phase = 'laundering';
    clear(this.won);
    clear(this.prize);
  }

  /** Only now the winners take the real money; with the last card the game ends (Falsche Fuffziger Decision X11). */
  #endLaundering(): void {
    for (let at = 0; at < this.seatCount; at++) add(this.real, at, this.prize[at] ?? 0);
    this.chronicle?.launder();
    if (this.laundered === this.cards) return this.#end();
    this.phase = 'buying';
    this.turn = this.start;
  }

  /** The game ends at once: the ranks by real money bring coins. */
  #end(): void {
    this.phase = 'ended';
    const { seatCount, real, coins, chronicle } = this;
    for (let at = 0; at < seatCount; at++) add(coins, at, RANK_COINS[rankAt(real, at) - 1] ?? 0);
    chronicle?.record({ type: 'ranked', reason: this.endReason, bonus: bonusOf([...real]) });
    chronicle?.record({ type: 'game-ended', ...this.standing() });
  }
}
