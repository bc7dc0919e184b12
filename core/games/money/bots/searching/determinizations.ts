import { atSeat } from '../../../../base/lists.ts';
import { seatsOf, type Seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import { BLUFF, DEALT, type Card } from '../../material.ts';
import { MoneyPosition } from '../../position.ts';
import { SET_WIDTH } from '../../sets.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { NOTHING, bestSet, evenShares, rootOf, unseenCards } from '../rounds.ts';
import { estimateOf, freedom, roundsToCome } from '../thinking/potential.ts';
import { STYLES } from '../thinking/style.ts';
import type { Memory } from '../memory.ts';
import type { Foresight } from './habits.ts';
import { Worth } from './worth.ts';

/** Standard deviation of final totals around what hands are worth now: at the end, per round to come, and per hand to come. */
const DEVIATION = { end: 15, round: 30, hand: 110 };

/** Numbered determinizations that agree with what the seat knows, and the rewards of its choices there. */
export class Determinizations {
  /** By seat, what cards are worth to it. */
  readonly worths: readonly Worth[];
  /** The outcome of the last playout: total of this and earlier hands by seat; the seat's place in the acting order (−1: it did not act); the set it got. */
  readonly totals: Float64Array;
  place = -1;
  got = 0;
  /** How much of what hands are worth now is hope, 0–1: none in the last round. */
  readonly hope: number;
  readonly #dealt: MoneyPosition;
  readonly #table: MoneyPosition;
  readonly #view: MoneyView;
  readonly #own: OwnCards;
  readonly #hidden: Hidden;
  readonly #foresight: Foresight;
  readonly #deviation: number;
  readonly #seed: readonly [number, number];
  #number = -1;

  constructor(view: MoneyView, own: OwnCards, memory: Memory, foresight: Foresight, rng: Rng) {
    const { seatCount, options, hand } = view;
    const held = heldBy(view, own);
    const rounds = roundsToCome(view, STYLES.expert);
    this.hope = 1 - Math.exp(-rounds / STYLES.expert.patience);
    this.#hidden = new Hidden(view, own, memory);
    this.worths = seatsOf(seatCount).map((at) => {
      const cards = at === own.seat ? held : (memory.seen[at] ?? []);
      return new Worth(estimateOf(rounds, freedom(cards, memory.seen, at, STYLES.expert), STYLES.expert));
    });
    this.totals = new Float64Array(seatCount);
    this.#dealt = new MoneyPosition(options, seatCount);
    this.#table = new MoneyPosition(options, seatCount);
    this.#view = view;
    this.#own = own;
    this.#foresight = foresight;
    this.#deviation = Math.hypot(
      DEVIATION.end,
      DEVIATION.round * Math.sqrt(rounds),
      DEVIATION.hand * Math.sqrt(options.hands - hand),
    );
    this.#seed = [rng.next(), rng.next()];
  }

  /** The table as the seat knows it. */
  get root(): MoneyPosition {
    return this.#hidden.root;
  }

  /** The reward (0–1) of a bid in a determinization where the others have bid as well. */
  ofBid(number: number, cards: readonly Card[]): number {
    if (number !== this.#number) this.#deal(number, true);
    const table = this.#table;
    table.copy(this.#dealt);
    this.place = -1;
    table.bid(this.#own.seat, cards); // the others have bid
    return this.#playOn();
  }

  /** The reward (0–1) of exchanging the bid for a set in a determinization. */
  ofChoice(number: number, set: number): number {
    if (number !== this.#number) this.#deal(number, false);
    const table = this.#table;
    table.copy(this.#dealt);
    this.place = table.acting;
    this.got = set;
    table.choose(set);
    return this.#playOn();
  }

  /** Deals the others possible hands, and possible bids. */
  #deal(number: number, areBidding: boolean): void {
    this.#number = number;
    const dice = new Dice(...this.#seed, number);
    const world = this.#dealt;
    this.#hidden.deal(dice, world);
    if (!areBidding) return;
    for (const [at, worth] of this.worths.entries()) {
      if (at === this.#own.seat) continue;
      // whether others bid with the bluff card is unknown
      world.bid(at, this.#foresight.bid(world, at, worth, dice));
    }
  }

  /** This player's hand at the end of the last playout: the list of sets, and the index where the hand starts. */
  get hand(): { readonly sets: readonly number[]; readonly start: number } {
    return { sets: this.#table.sets.bits, start: this.#own.seat * SET_WIDTH };
  }

  /** Plays the round out, where every seat takes what is worth most to it. @returns the expected share of the win */
  #playOn(): number {
    const table = this.#table;
    const { seat } = this.#own;
    while (table.isActing) {
      const set = bestSet(table, atSeat(this.worths, table.turn));
      if (table.turn === seat) {
        this.place = table.acting;
        this.got = set;
      }
      table.choose(set);
    }
    for (let at = 0; at < table.seatCount; at++) this.totals[at] = this.#totalOf(at);
    const own = this.totals[seat] ?? 0;
    let sum = 0;
    for (let at = 0; at < table.seatCount; at++)
      sum += Math.exp(((this.totals[at] ?? 0) - own) / this.#deviation);
    return 1 / sum;
  }

  /** A seat's points plus what its hand is worth. */
  #totalOf(at: number): number {
    const worth = this.worths[at]?.of(this.#table.sets.bits, at * SET_WIDTH, NOTHING, 0) ?? 0;
    return (this.#view.totals[at] ?? 0) + worth;
  }
}

/** What a seat does not know, dealt at random: the others' hands and the pile. */
export class Hidden {
  /** The table as the seat knows it. */
  readonly root: MoneyPosition;
  readonly #unseen: Card[];
  readonly #counts: readonly number[];

  constructor(view: MoneyView, own: OwnCards, memory: Memory) {
    this.root = rootOf(view, own, memory.seen);
    this.#unseen = [...unseenCards(view, heldBy(view, own), memory.seen)];
    this.#counts = hiddenIn(view, own.seat, this.#unseen.length, memory);
  }

  /** Deals a position to `table`, until the next call. */
  deal(dice: Dice, table: MoneyPosition): void {
    const unseen = this.#unseen;
    dice.shuffle(unseen);
    table.copy(this.root);
    let next = 0;
    for (let at = 0; at < table.seatCount; at++)
      for (let count = this.#counts[at] ?? 0; count > 0; count--) table.sets.put(unseen[next++] ?? 0, at);
    table.pile = unseen;
    table.drawn = next;
  }
}

/** The cards in a seat's hand and those of its bid on the table. */
function heldBy({ round }: MoneyView, { seat, hand }: OwnCards): readonly Card[] {
  const lying = round?.type === 'acting' ? (round.lying[seat] ?? []) : [];
  return [...hand.filter((card) => card !== BLUFF), ...lying];
}

/**
 * The number of cards in each hand that only its owner knows; 0 for the own seat. A bot that has observed the whole hand knows it: the
 * dealt cards that have not been bid. Otherwise an even share of the `unseen` cards outside the pile.
 */
export function hiddenIn(
  { seatCount, pile }: MoneyView,
  own: Seat,
  unseen: number,
  { shown }: Memory,
): readonly number[] {
  const hidden = unseen - pile;
  const known = Array.from({ length: seatCount }, (_, at) => (at === own ? 0 : DEALT - (shown[at] ?? 0)));
  if (known.reduce((sum, count) => sum + count, 0) === hidden) return known;
  return evenShares(hidden, seatCount, own);
}
