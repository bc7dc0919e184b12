import {
  BACKS,
  PRESS_TYPES,
  PRICES,
  SIDES,
  SPECIAL_COINS,
  frontOf,
  typeOf,
  type Back,
  type PressType,
  type Side,
} from '../../material.ts';
import { FIRST_DEALT, FRONTS, TYPES, UPS, placeOfType, typeAt } from '../../kinds.ts';
import { byType, of, type ByType } from './by-type.ts';
import type { Style } from './style.ts';
import type { Timetable } from './timetable.ts';

/** A player's assessment of the remaining time, independent of who has what: in present real money, by index of the type or by kind. */
export interface Prospect {
  /** The worth of a note, kept or changed, whichever is better. */
  readonly notes: ByType;
  /** The return of a new press, relative to its price. */
  readonly fresh: ByType;
  /** The types that are worth their price, the best first. */
  readonly wanted: readonly number[];
  /** The gain of converting an unconverted press of a kind, minus what it would print instead. */
  readonly gains: readonly number[];
  /** The gain of selling a press of a kind. */
  readonly sales: readonly number[];
  /** What a press of a kind will print until it is scrapped, plus its scrap. */
  readonly futures: readonly number[];
  /** The fraction of notes to change in the general laundering. */
  readonly changed: ByType;
  /** Coin auctions in future rounds. */
  readonly auctions: number;
  /** The relative uncertainty of the fortunes. */
  readonly doubt: number;
}

/** The assumed worth of a coin of scrap. */
const COIN = 40;
/** A press is sold if that brings this much more than keeping it. */
const SELLING = 1.2;
/** Notes with a lower probability of staying valid are changed. */
const DOUBTFUL = 0.7;
/** Below this probability of survival the next inspection will end the match. */
const HARDLY_ANY = 0.05;

/** Neutral likings. */
export const LIKED: ByType = byType(() => 1);

/** The prospect in round `round`. `likings`: factors by type of the worth of notes, and of what presses will print. */
export function prospectOf(timetable: Timetable, round: number, style: Style, likings: Likings): Prospect {
  const { survivals, lasts, rounds } = timetable;
  const presses = new PressValues(timetable, round, style, likings.presses);
  const next = survivals[0] ?? byType(() => 0);
  const isLast = of(next, 150) < HARDLY_ANY;
  const notes = byType(
    (type, place) =>
      (likings.notes[place] ?? 1) *
      PRICES[type].sells *
      (lasts + (1 - lasts) * style.bare + style.keeping * of(next, type)),
  );
  const fresh = byType((type) => presses.unconverted(type, false) / PRICES[type].costs);
  const rankOf = (place: number): number => (fresh[place] ?? 0) * PRICES[typeAt(place)].costs ** style.size;
  return {
    notes,
    fresh,
    wanted: [...PRESS_TYPES.keys()]
      .filter((place) => (fresh[place] ?? 0) > style.margin)
      .sort((one, other) => rankOf(other) - rankOf(one)),
    gains: FRONTS.map((type, kind) => {
      const isDealt = kind >= FIRST_DEALT;
      const print = of(notes, type) + style.scarcity * PRICES[type].sells;
      return presses.turned(type, isDealt, 0) - presses.unconverted(type, isDealt) - print;
    }),
    sales: UPS.map((up) => {
      const { type, notes: prints } = SIDES[up];
      return PRICES[type].sells - SELLING * (prints * of(notes, type) + presses.side(up, 0));
    }),
    futures: UPS.map((up) => {
      const { type, notes: prints } = SIDES[up];
      return style.above * prints * PRICES[type].sells * of(rounds, type) + PRICES[type].scraps;
    }),
    changed: byType((type) => (isLast || of(next, type) < DOUBTFUL ? 1 : style.laundered)),
    auctions: timetable.auctions,
    doubt: style.doubt * (1 + of(rounds, 150) / 4),
  };
}

/** Factors by type of the worth of notes, and of what presses will print. */
export interface Likings {
  readonly notes: ByType;
  readonly presses: ByType;
}

/** The best return of money spent on presses, as a multiple: at least 1. `supply`: by type; ignores whether any is affordable. */
export function growthOf(supply: ArrayLike<number>, { fresh }: Prospect): number {
  let growth = 1;
  for (let type = 0; type < TYPES; type++)
    if ((supply[type] ?? 0) > 0) growth = Math.max(growth, fresh[type] ?? 0);
  return growth;
}

/** What presses will bring from the next round on. `isDealt`: for presses dealt at the start of the match. */
class PressValues {
  readonly #timetable: Timetable;
  /** The present worth of money in each future round. */
  readonly #weights: readonly number[];
  readonly #above: number;
  readonly #liking: ByType;

  constructor(timetable: Timetable, round: number, style: Style, liking: ByType) {
    this.#timetable = timetable;
    this.#weights = weightsOf(timetable.survivals.length, round, style);
    this.#above = style.above;
    this.#liking = liking;
  }

  /** A press with a final side up, from a future round on (0: the next). */
  side(side: Side, from: number): number {
    return this.#prints(side, from) + this.#scrapOf(side);
  }

  /** A press with its front up and an unknown back: it may be converted in one of the next two rounds. */
  unconverted(type: PressType, isDealt: boolean): number {
    return Math.max(
      this.side(frontOf(type), 0),
      this.#turnedLater(type, isDealt, 0),
      this.#turnedLater(type, isDealt, 1),
    );
  }

  /** A press that is converted now, and prints from a future round on. */
  turned(type: PressType, isDealt: boolean, from: number): number {
    return meanBack(type, isDealt, (back) =>
      back === 'broken' ? PRICES[type].scraps : this.side(back, from),
    );
  }

  /** A press that prints until it is converted in a future round, if it is still in play. */
  #turnedLater(type: PressType, isDealt: boolean, at: number): number {
    const odds = this.#timetable.survivals[at]?.[placeOfType(type)] ?? 0;
    const front = frontOf(type);
    return (
      this.#prints(front, 0, at) +
      odds * this.turned(type, isDealt, at + 1) +
      (1 - odds) * this.#scrapOf(front)
    );
  }

  /** What a side prints from one future round up to, not including, another. */
  #prints(side: Side, from: number, to = Infinity): number {
    const place = placeOfType(typeOf(side));
    const each = SIDES[side].notes * PRICES[typeOf(side)].sells * this.#above * (this.#liking[place] ?? 1);
    return this.#timetable.survivals.reduce(
      (sum, odds, index) =>
        index < from || index >= to ? sum : sum + (odds[place] ?? 0) * (this.#weights[index] ?? 0) * each,
      0,
    );
  }

  #scrapOf(side: Side): number {
    const scrap = side === '150+3' ? SPECIAL_COINS * COIN : PRICES[typeOf(side)].scraps;
    return scrap * this.#timetable.lasts * (this.#weights.at(-1) ?? 1);
  }
}

/** The present worth of money in each future round: it falls from round to round, at first much, later little. */
function weightsOf(
  rounds: number,
  round: number,
  { impatience, patience, maturity }: Style,
): readonly number[] {
  let weight = 1;
  return Array.from({ length: rounds }, (_, index) => {
    const youth = Math.max(0, 1 - (round + index) / maturity);
    weight *= patience - (patience - impatience) * youth;
    return weight;
  });
}

/** The mean over the possible backs of a press. Dealt ones are neither broken nor the best. */
function meanBack(type: PressType, isDealt: boolean, each: (back: Back) => number): number {
  let count = 0;
  let sum = 0;
  for (const [back, many] of Object.entries(BACKS[type]) as [Back, number][]) {
    if (isDealt && (back === 'broken' || isBest(type, back))) continue;
    count += many;
    sum += many * each(back);
  }
  return sum / count;
}

/** Of the dealt types, the next one with double capacity. */
const isBest = (type: PressType, back: Back): boolean =>
  back !== 'broken' && typeOf(back) !== type && SIDES[back].notes === 2;
