import { atSeat } from '../../../../base/lists.ts';
import { seatsOf, type Seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import { BLUFF, DEALT, type Card } from '../../material.ts';
import { MoneyPosition } from '../../position.ts';
import { SET_WIDTH } from '../../sets.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { NOTHING, bestSet, evenShares, rootOf, unseenCards } from '../rounds.ts';
import { freedom, outlookOf, roundsToCome } from '../thinking/outlook.ts';
import { STYLES } from '../thinking/style.ts';
import type { Memory } from '../memory.ts';
import type { Foresight } from './habits.ts';
import { Worth } from './worth.ts';

/** How far totals still go astray from what hands are worth now: at the end, for each round to come, and for each hand to come. */
const ASTRAY = { end: 15, round: 30, hand: 110 };

/** Determinizations by number that agree with what the seat knows, and what its choices bring there. */
export class Determinizations {
  /** The table as far as the seat knows it. */
  readonly root: MoneyPosition;
  /** By seat what cards are worth to it. */
  readonly worths: readonly Worth[];
  /** What came of the playout before: by seat the total of this and earlier hands; the place at which the seat acted (−1: it did not); the set it got. */
  readonly totals: Float64Array;
  place = -1;
  got = 0;
  /** How much of what hands are worth now is hope, 0–1: none in the last round. */
  readonly hope: number;
  readonly #world: MoneyPosition;
  readonly #table: MoneyPosition;
  readonly #view: MoneyView;
  readonly #own: OwnCards;
  readonly #unseen: Card[];
  readonly #hidden: readonly number[];
  readonly #foresight: Foresight;
  readonly #astray: number;
  readonly #seed: readonly [number, number];
  #number = -1;

  constructor(view: MoneyView, own: OwnCards, memory: Memory, foresight: Foresight, rng: Rng) {
    const { seatCount, options, round, hand } = view;
    const lying = round?.type === 'acting' ? (round.lying[own.seat] ?? []) : [];
    const held = [...own.hand.filter((card) => card !== BLUFF), ...lying];
    const rounds = roundsToCome(view, STYLES.expert);
    this.hope = 1 - Math.exp(-rounds / STYLES.expert.patience);
    this.root = rootOf(view, own, memory.seen);
    this.worths = seatsOf(seatCount).map((at) => {
      const cards = at === own.seat ? held : (memory.seen[at] ?? []);
      return new Worth(outlookOf(rounds, freedom(cards, memory.seen, at, STYLES.expert), STYLES.expert));
    });
    this.totals = new Float64Array(seatCount);
    this.#world = new MoneyPosition(options, seatCount);
    this.#table = new MoneyPosition(options, seatCount);
    this.#view = view;
    this.#own = own;
    this.#foresight = foresight;
    this.#unseen = [...unseenCards(view, held, memory.seen)];
    this.#hidden = hiddenIn(view, own.seat, this.#unseen.length, memory);
    this.#astray = Math.hypot(
      ASTRAY.end,
      ASTRAY.round * Math.sqrt(rounds),
      ASTRAY.hand * Math.sqrt(options.hands - hand),
    );
    this.#seed = [rng.next(), rng.next()];
  }

  /** 0–1: what a bid brings in a world where the others have bid as well. */
  ofBid(number: number, cards: readonly Card[]): number {
    if (number !== this.#number) this.#deal(number, true);
    const table = this.#table;
    table.copy(this.#world);
    this.place = -1;
    table.bid(this.#own.seat, cards); // the others have bid
    return this.#playOn();
  }

  /** 0–1: what it brings in a world to get a set for the open bid. */
  ofChoice(number: number, set: number): number {
    if (number !== this.#number) this.#deal(number, false);
    const table = this.#table;
    table.copy(this.#world);
    this.place = table.acting;
    this.got = set;
    table.choose(set);
    return this.#playOn();
  }

  /** Gives the others cards that they may hold, and bids that they may make. */
  #deal(number: number, areBidding: boolean): void {
    this.#number = number;
    const dice = new Dice(...this.#seed, number);
    const world = this.#world;
    const unseen = this.#unseen;
    dice.shuffle(unseen);
    world.copy(this.root);
    let next = 0;
    for (let at = 0; at < world.seatCount; at++)
      for (let count = this.#hidden[at] ?? 0; count > 0; count--) world.sets.put(unseen[next++] ?? 0, at);
    world.pile = unseen; // shuffled again for the next world alone
    world.drawn = next;
    if (!areBidding) return;
    for (const [at, worth] of this.worths.entries()) {
      if (at === this.#own.seat) continue;
      // whether others bid with the bluff card is not known
      world.bid(at, this.#foresight.bid(world, at, worth, dice));
    }
  }

  /** The own hand where the playout before has ended: the sets of `SET_WIDTH` numbers, and where it begins in them. */
  get hand(): { readonly sets: readonly number[]; readonly start: number } {
    return { sets: this.#table.sets.bits, start: this.#own.seat * SET_WIDTH };
  }

  /** Plays the round out: everybody gets what is worth most to itself. Then what the seat may expect of the win. */
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
      sum += Math.exp(((this.totals[at] ?? 0) - own) / this.#astray);
    return 1 / sum;
  }

  /** What a seat has, and what its hand is worth. */
  #totalOf(at: number): number {
    const worth = this.worths[at]?.of(this.#table.sets.bits, at * SET_WIDTH, NOTHING, 0) ?? 0;
    return (this.#view.totals[at] ?? 0) + worth;
  }
}

/**
 * By seat how many cards it holds that nobody knows but itself; none at the own one. Who has watched from the start of the hand knows it: of the
 * cards that each was dealt those that it has not bid. Who came later takes an even share of the `unseen` cards outside the pile.
 */
export function hiddenIn(
  { seatCount, pile }: MoneyView,
  own: Seat,
  unseen: number,
  { shown }: Memory,
): readonly number[] {
  const hidden = unseen - pile;
  const kept = Array.from({ length: seatCount }, (_, at) => (at === own ? 0 : DEALT - (shown[at] ?? 0)));
  if (kept.reduce((sum, count) => sum + count, 0) === hidden) return kept;
  return evenShares(hidden, seatCount, own);
}
