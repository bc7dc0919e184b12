import { createRng } from '../../../core/base/rng.ts';
import type { Seat } from '../../../core/base/ids.ts';
import type { Dice } from '../../../core/base/search/dice.ts';
import { Habits, type Foresight } from '../../../core/games/money/bots/searching/habits.ts';
import { master, searcher } from '../../../core/games/money/bots/searching/master.ts';
import type { Memory } from '../../../core/games/money/bots/memory.ts';
import type { Worth } from '../../../core/games/money/bots/searching/worth.ts';
import { BLUFF, type Card } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';

/** Hands of others that it asks a master's code about in a decision, and the playouts of each. */
const ASKED = 16;
const PLAYOUTS = 100;

/** Lets the master's own code bid for the others, as many hands as there is time for; of others it takes them for strong players, as a master does. */
class Asking implements Foresight {
  readonly #habits = new Habits();
  readonly #view: MoneyView;
  readonly #memory: Memory;
  /** What was bid, by seat and hand. */
  readonly #known = new Map<string, readonly Card[]>();

  constructor(view: MoneyView, memory: Memory) {
    this.#view = view;
    this.#memory = memory;
  }

  bid(table: MoneyPosition, seat: number, worth: Worth, dice: Dice): readonly Card[] {
    const hand = table.sets.cardsIn(seat);
    const key = `${seat}: ${hand.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= ASKED) return this.#habits.bid(table, seat, worth, dice);
    const bid = this.#ask(seat as Seat, hand, key);
    this.#known.set(key, bid);
    return bid;
  }

  #ask(seat: Seat, hand: readonly Card[], seed: string): readonly Card[] {
    const view = { ...this.#view, own: { seat, hand: [BLUFF, ...hand] } };
    const budget = { playouts: PLAYOUTS, isOver: () => false };
    const action = master.decide(view, {}, this.#memory, createRng(seed), budget);
    return action.type === 'bid' ? action.cards.filter((card) => card !== BLUFF) : [];
  }
}

/** Plays as a master does, but knows what masters bid: all that they go by is their hand and what lay open. */
export const counter = searcher((view, memory) => new Asking(view, memory));
