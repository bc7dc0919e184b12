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

/** What a player makes of the time that is left, whoever has what: in real money of now, by place of the type or by kind. */
export interface Prospect {
  /** What a note is worth that is kept or changed, whichever is better. */
  readonly notes: ByType;
  /** What a new press brings for its price. */
  readonly fresh: ByType;
  /** The types that are worth their price, the best first. */
  readonly wanted: readonly number[];
  /** What is gained by turning over a press of a kind that never was, less what it would print instead. */
  readonly gains: readonly number[];
  /** What is gained by selling a press of a kind. */
  readonly sales: readonly number[];
  /** What a press of a kind will print until it is scrapped, and its scrap. */
  readonly futures: readonly number[];
  /** The part of the notes that is changed in the general laundering. */
  readonly changed: ByType;
  /** Coin auctions in the rounds to come. */
  readonly auctions: number;
  /** How uncertain the fortunes are, as a part of them. */
  readonly doubt: number;
}

/** What a coin of scrap is taken to be worth here. */
const COIN = 40;
/** A press is sold if that brings so much more than keeping it. */
const SELLING = 1.2;
/** A note that is so likely to become worthless is changed. */
const DOUBTFUL = 0.7;
/** So little time is left when the next inspection will end the game. */
const HARDLY_ANY = 0.05;

/** For who likes everything for what it is. */
export const LIKED: ByType = byType(() => 1);

/** The prospect in the round of that number. `likings`: by type multiples of what notes are worth, and of what presses will print. */
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

interface Likings {
  readonly notes: ByType;
  readonly presses: ByType;
}

/** What money brings at best if presses are bought for it, as a multiple: at least 1. `supply`: by type; none need be affordable. */
export function growthOf(supply: ArrayLike<number>, { fresh }: Prospect): number {
  let growth = 1;
  for (let type = 0; type < TYPES; type++)
    if ((supply[type] ?? 0) > 0) growth = Math.max(growth, fresh[type] ?? 0);
  return growth;
}

/** What presses will bring from the next round on. `isDealt`: of those that were dealt before the game. */
class PressValues {
  readonly #timetable: Timetable;
  /** What money in each of the rounds to come is worth now. */
  readonly #weights: readonly number[];
  readonly #above: number;
  readonly #liking: ByType;

  constructor(timetable: Timetable, round: number, style: Style, liking: ByType) {
    this.#timetable = timetable;
    this.#weights = weightsOf(timetable.survivals.length, round, style);
    this.#above = style.above;
    this.#liking = liking;
  }

  /** With a side up that stays, from one of the rounds to come on (0: the next). */
  side(side: Side, from: number): number {
    return this.#prints(side, from) + this.#scrapOf(side);
  }

  /** With the front up, and a back that is not known: it may be turned over in one of the next two rounds. */
  unconverted(type: PressType, isDealt: boolean): number {
    return Math.max(
      this.side(frontOf(type), 0),
      this.#turnedLater(type, isDealt, 0),
      this.#turnedLater(type, isDealt, 1),
    );
  }

  /** If it is turned over now, and prints from one of the rounds to come on. */
  turned(type: PressType, isDealt: boolean, from: number): number {
    return meanBack(type, isDealt, (back) =>
      back === 'broken' ? PRICES[type].scraps : this.side(back, from),
    );
  }

  /** Prints until it is turned over in one of the rounds to come, if it is still there. */
  #turnedLater(type: PressType, isDealt: boolean, at: number): number {
    const odds = this.#timetable.survivals[at]?.[placeOfType(type)] ?? 0;
    const front = frontOf(type);
    return (
      this.#prints(front, 0, at) +
      odds * this.turned(type, isDealt, at + 1) +
      (1 - odds) * this.#scrapOf(front)
    );
  }

  /** What a side prints from one of the rounds to come up to another. */
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

/** What money in each of the rounds to come is worth now: it shrinks from round to round, at first much, later little. */
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

/** The mean over the backs that a press can have. Dealt ones are neither broken nor the best. */
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

/** Of the dealt types the next one with double capacity. */
const isBest = (type: PressType, back: Back): boolean =>
  back !== 'broken' && typeOf(back) !== type && SIDES[back].notes === 2;
