import { countIn, isIn } from '../../../base/bits.ts';
import { placesOf } from '../../../base/places.ts';
import { createRng } from '../../../base/rng.ts';
import type { Dice } from '../../../base/search/dice.ts';
import type { Playout, Playouts } from '../../../game.ts';
import { drawDeal } from '../deal.ts';
import { BLUFF, DISPLAYS, type Card } from '../material.ts';
import { CURRENCIES, SEATS } from '../options.ts';
import { MoneyPosition } from '../position.ts';
import { CardSets, NOTE_SETS, SET_WIDTH, SUMS } from '../sets.ts';
import type { MoneyTypes } from '../types.ts';
import { NOTHING_SEEN, remember, type Memory } from './memory.ts';
import { Hidden } from './searching/determinizations.ts';
import { Habits } from './searching/habits.ts';
import { master } from './searching/master.ts';
import { Worth } from './searching/worth.ts';
import { COLLECTED, estimateOf, roundsLeft } from './thinking/potential.ts';
import { STYLES } from './thinking/style.ts';

const STYLE = STYLES.regular;
/** How much more evenly than experts it draws its bids. */
const TEMPER = 1.6;
/** The error in judging each set that it can get, in standard deviations of their values: as `regular` has it. */
const BLUR = 0.5;

/**
 * Plays on as bots of the rung `regular` about would: bids as strong players do, only less surely, and takes what seems worth most. All know
 * which open cards went to whom.
 */
class Regulars {
  readonly #table: MoneyPosition;
  readonly #habits = new Habits(TEMPER);
  /** The cards that were open in this hand, as one set. */
  readonly #open = CardSets.of(1);
  /** By seat, what cards are worth to it in this round. */
  readonly #worths: Worth[] = [];
  /** The value of each set that the acting seat can get. */
  readonly #values = new Float64Array(SEATS.max + DISPLAYS.length);

  /** @param open the cards that were open in this hand */
  constructor(table: MoneyPosition, open: readonly Card[]) {
    this.#table = table;
    this.#see(open);
  }

  playOn(dice: Dice): readonly number[] {
    const table = this.#table;
    while (!table.hasEnded) {
      const { hand } = table;
      this.#see(table.displayCards('right'));
      this.#see(table.displayCards('left'));
      for (const cards of table.lyingCards()) this.#see(cards);
      this.#assess();
      if (!table.isActing) this.#bid(dice);
      while (table.isActing) table.choose(this.#choose(dice));
      if (table.hand !== hand) this.#open.empty(0);
    }
    return placesOf(table.totals);
  }

  /** Everybody bids who has not sealed a bid yet, and all bids are revealed. */
  #bid(dice: Dice): void {
    const table = this.#table;
    const { sealed } = table;
    const bids = this.#worths.map((worth, at) =>
      isIn(sealed, at) ? table.sets.cardsIn(table.bidOf(at)) : this.#habits.bid(table, at, worth, dice),
    );
    for (const [at, cards] of bids.entries()) {
      this.#see(cards);
      if (!isIn(sealed, at)) table.bid(at, cards.length === 0 ? [BLUFF] : cards);
    }
  }

  #see(cards: readonly Card[]): void {
    for (const card of cards) this.#open.put(card, 0);
  }

  /** Estimates what cards are worth to each seat in this round. */
  #assess(): void {
    const { seatCount, options, stalled, last, cardsInPile: pile } = this.#table;
    const rounds = roundsLeft({ last, pile, stalled, options, seatCount }, STYLE);
    for (let at = 0; at < seatCount; at++)
      this.#worths[at] = new Worth(estimateOf(rounds, this.#freedom(at), STYLE));
  }

  /** As `freedom`, with the mean of what a regular remembers. */
  #freedom(at: number): readonly number[] {
    const { seatCount, sets } = this.#table;
    return CURRENCIES.map((_, part) => {
      const missing = countIn(~(sets.bits[at * SET_WIDTH + part] ?? 0) & (NOTE_SETS - 1));
      let bound = 0;
      for (let other = 0; other < seatCount; other++) {
        if (other === at) continue;
        const seen = (sets.bits[other * SET_WIDTH + part] ?? 0) & (this.#open.bits[part] ?? 0);
        if (seen === 0) continue;
        const isCollected = (SUMS[part * NOTE_SETS + seen] ?? 0) >= COLLECTED;
        bound += countIn(seen) * (1 - (isCollected ? STYLE.held : STYLE.loose));
      }
      return missing === 0 ? 1 : 1 - (STYLE.recall * bound) / missing;
    });
  }

  /** The set that seems worth most to the acting seat. */
  #choose(dice: Dice): number {
    const table = this.#table;
    const { bits } = table.sets;
    const start = table.turn * SET_WIDTH;
    const worth = this.#worths[table.turn];
    const { choices } = table;
    let sum = 0;
    let squares = 0;
    for (let choice = 0; choice < choices; choice++) {
      const value = worth?.of(bits, start, bits, table.choiceAt(choice) * SET_WIDTH) ?? 0;
      this.#values[choice] = value;
      sum += value;
      squares += value * value;
    }
    const error = BLUR * Math.sqrt(Math.max(0, squares / choices - (sum / choices) ** 2));
    let best = 0;
    let most = -Infinity;
    for (let choice = 0; choice < choices; choice++) {
      const value = (this.#values[choice] ?? 0) + error * dice.deviation();
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return table.choiceAt(best);
  }
}

/** Plays Money! on. */
export const playouts: Playouts<MoneyTypes> = {
  version: 1,
  from: (state, events): Playout => {
    const { seen } = events.reduce(remember, NOTHING_SEEN);
    return (dice) => {
      const table = state.clone();
      table.chronicle = undefined;
      return new Regulars(table, seen.flat()).playOn(dice);
    };
  },
  observer: master,
  fromView: (view, memory: Memory, action): Playout => {
    const { own, options, seatCount, hand } = view;
    if (own === undefined) throw new Error('nothing to decide');
    const hidden = new Hidden(view, own, memory);
    const seen = memory.seen.flat();
    return (dice) => {
      const table = new MoneyPosition(options, seatCount);
      hidden.deal(dice, table);
      table.totals.set(view.totals);
      table.hand = hand;
      const rng = createRng(String(dice.next()));
      table.later = drawDeal({ ...options, hands: options.hands - hand }, seatCount, rng).hands;
      table.play(own.seat, action);
      return new Regulars(table, seen).playOn(dice);
    };
  },
};
