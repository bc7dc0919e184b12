import type { Dice } from '../../../../base/search/dice.ts';
import { setOfTrue } from '../../../../base/bits.ts';
import { colourOf } from '../../actions.ts';
import {
  DEALT,
  DIE,
  FREE_SYMBOLS,
  INSPECTORS,
  LETTERS,
  PRESS_TYPES,
  backsOf,
  cardsOf,
  cardsPerLetter,
  dealOf,
  type Inspector,
  type LaunderingCard,
} from '../../material.ts';
import { FuffzigerPosition } from '../../position.ts';
import {
  BROKEN,
  COIN,
  FIRST_DEALT,
  KINDS,
  MONEY,
  REAL,
  SELLS,
  TYPES,
  cardNumber,
  kindOf,
  kindOfBack,
  listCounts,
  listMoney,
  placeOfType,
} from '../../kinds.ts';
import { frontTypeOf } from '../../material/press-names.ts';
import type { FuffzigerView, OwnMoney, PhaseView } from '../../view.ts';
import { countOf } from '../../material/money.ts';
import { STRANGER, type Habit } from '../thinking/habits.ts';
import { firstPurses, type Memory, type Purse } from '../thinking/memory.ts';
import { inspectedOf, type Order } from '../thinking/order.ts';
import type { Fate } from './policy.ts';

/** Number of rolls drawn: more than a match needs. */
const ROLLS = 48;
/** The relative error of a guess of notes. */
const OFF = 0.6;
/** Experts' mean bid as a multiple of what a card brings; the largest relative deviation of a player; how far that is trusted. */
const USUAL = 1.6;
const FAR = 0.6;
const BELIEVED = 0.5;

/** Determinizations that agree with what a seat knows: what it sees is the same in all of them, the rest is dealt again in each. */
export class Determinizations implements Fate {
  /** The table in the current determinization, without its piles. */
  readonly table: FuffzigerPosition;
  readonly moods: Float64Array;
  readonly habits: Float64Array;
  readonly #own: number;
  readonly #purses: readonly Purse[];
  readonly #order: Order;
  readonly #open: LaunderingCard | undefined;
  /** The inspectors that may be at the unknown positions. */
  readonly #white: number[];
  readonly #black: number[];
  /** By letter, the laundering cards that may still come. */
  readonly #cards: readonly LaunderingCard[][];
  /** By type, the kinds that bought presses become, and those that dealt ones do. */
  readonly #fresh: readonly number[][];
  readonly #dealt: readonly (readonly number[])[];
  /** By seat and type, what its dealt presses become in this determinization. */
  readonly #given: Int32Array;

  constructor(view: FuffzigerView, own: OwnMoney, memory: Memory, order: Order) {
    const { seatCount } = view;
    const { white, black } = INSPECTORS;
    this.table = rootOf(view, own);
    this.moods = new Float64Array(this.table.cards * seatCount);
    this.habits = Float64Array.from({ length: seatCount }, (_, at) =>
      at === own.seat ? 1 : habitOf(memory.habits[at] ?? STRANGER),
    );
    this.#own = own.seat;
    this.#purses = memory.purses.length > 0 ? memory.purses : firstPurses(view);
    this.#order = order;
    this.#open = view.laundering.open;
    this.#white = unseen(white, order.slice(0, white.length));
    this.#black = unseen(black, order.slice(-black.length));
    this.#cards = cardsToCome(view);
    this.#fresh = PRESS_TYPES.map((type) => {
      const backs = [...backsOf(type)];
      for (const { press, up, isConverted } of view.presses)
        if (isConverted && frontTypeOf(press) === type && backs.includes(up))
          backs.splice(backs.indexOf(up), 1);
      return backs.map(kindOfBack);
    });
    this.#dealt = DEALT.map(({ type, best }) =>
      backsOf(type)
        .filter((back) => back !== 'broken' && back !== best)
        .map(kindOfBack),
    );
    this.#given = new Int32Array(DEALT.length * seatCount);
  }

  back(kind: number, at: number, count: number): number {
    if (kind >= FIRST_DEALT) return this.#given[at * DEALT.length + kind - FIRST_DEALT] ?? BROKEN;
    const backs = this.#fresh[kind] ?? [];
    return backs[count % backs.length] ?? BROKEN;
  }

  /** Deals another determinization and copies it, with its piles, to `target`. */
  deal(dice: Dice, target: FuffzigerPosition): void {
    const { table, moods } = this;
    const { seatCount } = table;
    this.#dealInspectors(dice, target);
    this.#dealCards(dice, target);
    for (let roll = 0; roll < ROLLS; roll++) target.dice[roll] = DIE[dice.below(DIE.length)] ?? 0;
    for (let place = 0; place < moods.length; place++) moods[place] = 2 * dice.fraction() - 1;
    for (const backs of this.#fresh) dice.shuffle(backs);
    for (let at = 0; at < seatCount; at++) {
      for (const [place, backs] of this.#dealt.entries())
        this.#given[at * DEALT.length + place] = backs[dice.below(backs.length)] ?? BROKEN;
      if (at !== this.#own) this.#guess(at, dice);
    }
  }

  #dealInspectors(dice: Dice, { inspectors }: FuffzigerPosition): void {
    dice.shuffle(this.#white);
    dice.shuffle(this.#black);
    const { white } = INSPECTORS;
    let lower = 0;
    let upper = 0;
    for (const [place, card] of this.#order.entries())
      if (card !== null) inspectors[place] = cardNumber(card);
      else if (place < white.length) inspectors[place] = this.#white[upper++] ?? COIN;
      else inspectors[place] = this.#black[lower++] ?? COIN;
  }

  #dealCards(dice: Dice, { least, brings }: FuffzigerPosition): void {
    const { laundered, cards: all, seatCount } = this.table;
    const each = cardsPerLetter(seatCount);
    let drawn = 0;
    for (let place = laundered; place < all; place++) {
      if (place % each === 0) drawn = 0;
      const cards = this.#cards[Math.floor(place / each)] ?? [];
      const other = drawn + dice.below(Math.max(1, cards.length - drawn));
      const card = place === laundered ? this.#open : cards[other];
      if (card === undefined) throw new Error('no card is left');
      if (place !== laundered) {
        cards[other] = cards[drawn] ?? card;
        cards[drawn++] = card;
      }
      const { least: lowest, real } = dealOf(card);
      least[place] = lowest;
      brings[place] = real;
    }
  }

  /** Guesses another player's money: integer counts were seen, of the others an unknown part was changed. */
  #guess(at: number, dice: Dice): void {
    const { notes, real, laid } = this.table;
    const purse = this.#purses[at];
    let money = purse?.real ?? 0;
    for (let type = 0; type < TYPES; type++) {
      const about = purse?.notes[type] ?? 0;
      const deviation = OFF * (2 * dice.fraction() - 1);
      const chance = dice.fraction();
      const drawn = Number.isInteger(about) ? about : Math.floor(about * (1 + deviation) + chance);
      const count = Math.max(drawn, laid[at * MONEY + type] ?? 0);
      notes[at * TYPES + type] = count;
      money += (about - count) * (SELLS[type] ?? 0);
    }
    real[at] = Math.max(0, Math.round(money), laid[at * MONEY + REAL] ?? 0);
  }
}

/** How a player bids, as a multiple of how experts do. */
function habitOf({ bids, sum }: Habit): number {
  const far = (bids > 0 ? sum / bids : USUAL) / USUAL - 1;
  return 1 + BELIEVED * Math.min(FAR, Math.max(-FAR, far));
}

/** The cards that are not among the known ones, as numbers. */
function unseen(cards: readonly Inspector[], known: Order): number[] {
  const left = [...cards];
  for (const card of known) if (card !== null && left.includes(card)) left.splice(left.indexOf(card), 1);
  return left.map(cardNumber);
}

/** By letter, the cards that may still come: all but the open one, and those of this and the last round. */
function cardsToCome({ report, previousRound, laundering }: FuffzigerView): LaunderingCard[][] {
  const seen = [report, ...(previousRound === undefined ? [] : [previousRound])]
    .flatMap(({ openings }) => openings.map(({ card }) => card))
    .concat(laundering.open ?? []);
  return LETTERS.map((letter) => cardsOf(letter).filter((card) => !seen.includes(card)));
}

/** The table as the seat sees it: without the piles, and without the others' money. */
export function rootOf(view: FuffzigerView, own: OwnMoney): FuffzigerPosition {
  const { seatCount, phase } = view;
  if (phase === undefined) throw new Error('the game has ended');
  const root = new FuffzigerPosition(view.options, seatCount);
  root.phase = phase.type;
  root.round = view.round;
  root.start = view.start;
  root.inspected = inspectedOf(view);
  root.symbols = Math.min(view.freeSymbols, FREE_SYMBOLS);
  root.auctions = view.auctions;
  root.added = view.added;
  root.scrapped = view.scrapped.length;
  root.cards = LETTERS.length * cardsPerLetter(seatCount);
  root.laundered = root.cards - view.laundering.left;
  root.coins.set(view.coins);
  listCounts(view.supply, root.supply, 0);
  for (const press of view.presses) {
    const place = press.seat * KINDS + kindOf(press, seatCount);
    root.presses[place] = (root.presses[place] ?? 0) + 1;
  }
  setPhase(phase, root);
  listCounts(own.notes, root.notes, own.seat * TYPES);
  for (let type = 0; type < TYPES; type++) {
    const place = own.seat * TYPES + type;
    root.notes[place] = (root.notes[place] ?? 0) + (root.laid[own.seat * MONEY + type] ?? 0);
  }
  root.real[own.seat] = own.real + (root.laid[own.seat * MONEY + REAL] ?? 0);
  return root;
}

function setPhase(phase: PhaseView, root: FuffzigerPosition): void {
  if ('turn' in phase) root.turn = phase.turn;
  if (phase.type === 'producing') {
    root.hasBroken = phase.hasBroken;
    for (const { up } of phase.done.converted)
      if (up !== 'broken') root.turned[kindOfBack(up)] = (root.turned[kindOfBack(up)] ?? 0) + 1;
  }
  if (phase.type === 'auction') {
    const { lot, isIn, leader, led, laid } = phase;
    root.lot = lot;
    root.leader = leader;
    root.isIn = setOfTrue(isIn);
    for (const [at, money] of laid.entries()) listMoney(money, root.laid, at * MONEY);
    if (led === undefined) return;
    const colour = 'notes' in led ? colourOf(led.notes) : undefined;
    root.led = colour === undefined ? REAL : placeOfType(colour);
    root.amount = 'notes' in led ? countOf(led.notes, colourOf(led.notes)) : led.real;
  }
  if (phase.type === 'laundering')
    for (const { seat, card } of phase.won) {
      root.won[seat] = (root.won[seat] ?? 0) + 1;
      root.prize[seat] = (root.prize[seat] ?? 0) + dealOf(card).real;
    }
}
