import {
  BACKS,
  frontOf,
  PRICES,
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
  type PressType,
  type Side,
} from '../../material.ts';
import { placeOf, type ByType } from './by-type.ts';
import type { Style } from './style.ts';
import type { Timetable } from './timetable.ts';

/** What presses will bring from the next round on, in real money of now. */
export interface PressValues {
  /** With a side up that stays. */
  side(side: Side): number;
  /** With the front up, and a back that is not known; `dealt`: one of the first three of a player. */
  unconverted(type: PressType, isDealt: boolean): number;
  /** If it is turned over now. */
  turned(type: PressType, isDealt: boolean): number;
  /** Just bought. */
  fresh(type: PressType): number;
}

/** What a coin of scrap is taken to be worth here. */
const COIN = 40;

/** What each kind of press is worth, computed once for a decision. `liking`: by type a multiple of what it will print. */
export function valuesOf(
  { survivals, lasts }: Timetable,
  round: number,
  style: Style,
  liking: ByType,
): PressValues {
  const weights = weightsOf(survivals.length, round, style);
  /** What a side prints from one of the rounds to come (0: the next) up to another, and what its scrap pays. */
  const prints = (side: Side, from: number, to = Infinity): number => {
    const place = placeOf(typeOf(side));
    const each = SIDES[side].notes * PRICES[typeOf(side)].sells * style.above * (liking[place] ?? 1);
    return survivals.reduce(
      (sum, odds, index) =>
        index < from || index >= to ? sum : sum + (odds[place] ?? 0) * (weights[index] ?? 0) * each,
      0,
    );
  };
  const scrapOf = (side: Side): number =>
    (side === '150+3' ? SPECIAL_COINS * COIN : PRICES[typeOf(side)].scraps) * lasts * (weights.at(-1) ?? 1);
  const turnedAt = (type: PressType, isDealt: boolean, from: number): number =>
    meanBack(type, isDealt, (back) =>
      back === 'broken' ? PRICES[type].scraps : prints(back, from) + scrapOf(back),
    );
  /** Prints until it is turned over in one of the rounds to come, if it is still there. */
  const turnedLater = (type: PressType, isDealt: boolean, at: number): number => {
    const odds = survivals[at]?.[placeOf(type)] ?? 0;
    const front = frontOf(type);
    return prints(front, 0, at) + odds * turnedAt(type, isDealt, at + 1) + (1 - odds) * scrapOf(front);
  };
  const unconverted = (type: PressType, isDealt: boolean): number =>
    Math.max(
      prints(frontOf(type), 0) + scrapOf(frontOf(type)),
      turnedLater(type, isDealt, 0),
      turnedLater(type, isDealt, 1),
    );
  return {
    side: (side) => prints(side, 0) + scrapOf(side),
    unconverted,
    turned: (type, isDealt) => turnedAt(type, isDealt, 0),
    fresh: (type) => unconverted(type, false),
  };
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
