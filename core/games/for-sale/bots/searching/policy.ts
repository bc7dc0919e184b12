import type { Dice } from '../../../../base/search/dice.ts';
import { bitOf, cheapestOf, dearestOf, type Buildings, type ForSaleKernel } from '../../kernel.ts';
import { LAST_BUILDING, refundOf, type Building } from '../../material.ts';
import { MANNERS } from '../manners.ts';
import { STYLES } from '../thinking/style.ts';
import { moneyAt, worthOf } from '../thinking/worth.ts';

/**
 * How a strong player raises, by how many are in (two, three, more): a logistic regression on 47,000 choices of experts among each other,
 * of which it foretells 83 to 85 %. The weights belong to the traits that `eagerness` lists.
 */
const RAISING: Readonly<Record<number, readonly number[]>> = {
  2: [-1.885, 3.858, 0, -0.209, 0, 0, 0.124, -0.087, 0, -0.021, -0.274, 1.342],
  3: [-1.407, 4.414, 4.519, -0.452, -0.369, 0, 0.088, -0.182, 0.123, -0.058, -0.28, 0.241],
  4: [-0.511, 2.37, 2.877, -0.223, -0.225, 0.32, -0.053, -0.061, 0.133, -0.034, -0.085, 0.504],
};
/**
 * How it sells, by the part of the others' buildings that lies below a building: a regression on 24,000 sales of experts. They are hard to
 * foretell (36 % beside 24 % by lot), and mean to be.
 */
const SELLING = { spread: 0.566, rank: -4.1, square: -1.24 };
/** In thousands: where a gain is bent. */
const BEND = 3;
const WORTH: readonly number[] = Array.from({ length: LAST_BUILDING + 1 }, (_, building) =>
  worthOf(building, STYLES.expert),
);

const listOf = (buildings: Buildings): Building[] => {
  const list: Building[] = [];
  for (let rest = buildings; rest !== 0; rest &= rest - 1) list.push(cheapestOf(rest));
  return list;
};

export const countIn = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Whether the seat whose turn it is raises by one; it can. `way`: the index of a plain manner, or none of them. */
export function raises(table: ForSaleKernel, way: number, dice: Dice): boolean {
  const { turn, high, offer } = table;
  const manner = MANNERS[way];
  if (manner === undefined) return dice.fraction() * (1 + Math.exp(-eagerness(table))) < 1;
  const dealt = listOf(table.offers[table.round - 1] ?? 0);
  return high + 1 < manner.cap({ fortune: fortuneOf(table, turn), dealt, offer: listOf(offer) });
}

const fortuneOf = ({ money, bids }: ForSaleKernel, at: number): number => (money[at] ?? 0) + (bids[at] ?? 0);

const traits = new Float64Array(12);

/** The logarithm of the odds that a strong player raises. */
function eagerness(table: ForSaleKernel): number {
  const { turn, high, offer, refund, isIn, round, rounds } = table;
  const money = moneyAt(round, rounds, STYLES.expert);
  const price = high + 1;
  const half = money * (price - refundOf(price, refund));
  const laid = table.bids[turn] ?? 0;
  const players = countIn(isIn);
  const dearest = dearestOf(offer);
  const passing = (WORTH[cheapestOf(offer)] ?? 0) - money * (laid - refundOf(laid, refund));
  const staying = (WORTH[dearest] ?? 0) - money * price - passing;
  const second = players > 2 ? (WORTH[dearestOf(offer & ~bitOf(dearest))] ?? 0) - half - passing : 0;
  let richest = 0;
  let stuck = 0;
  for (let at = 0; at < table.seatCount; at++) {
    if (at === turn || (isIn & (1 << at)) === 0) continue;
    richest = Math.max(richest, fortuneOf(table, at));
    if (fortuneOf(table, at) <= price) stuck++;
  }
  traits[0] = 1;
  traits[1] = Math.tanh(staying / BEND);
  traits[2] = Math.tanh(second / BEND);
  traits[3] = staying;
  traits[4] = second;
  traits[5] = players > 3 ? (WORTH[cheapestOf(offer & (offer - 1))] ?? 0) - half - passing : 0;
  traits[6] = money * price;
  traits[7] = laid;
  traits[8] = fortuneOf(table, turn);
  traits[9] = richest;
  traits[10] = rounds - round;
  traits[11] = stuck;
  const weights = RAISING[Math.min(players, 4)] ?? [];
  let sum = 0;
  for (let trait = 0; trait < traits.length; trait++) sum += (weights[trait] ?? 0) * (traits[trait] ?? 0);
  return sum;
}

/** The place in a seat's hand of the building that it sells now. `way`: the index of a plain manner, the next one for by lot. */
export function salePlace(table: ForSaleKernel, at: number, way: number, dice: Dice): number {
  const hand = table.hands[at] ?? 0;
  const count = countIn(hand);
  if (count === 1) return 0;
  const { seatCount } = table;
  const start = (table.round - table.rounds - 1) * seatCount;
  const manner = MANNERS[way];
  if (manner !== undefined) {
    const list = listOf(hand);
    return list.indexOf(manner.sells(list, [...table.cheques.subarray(start, start + seatCount)]));
  }
  if (way === MANNERS.length) return dice.below(count);
  return placeByThinking(table, at, start, dice);
}

const odds = new Float64Array(16);

/** Odds of a regression on what experts sold: by how many of the others' buildings lie below, and what the cheques are. */
function placeByThinking(table: ForSaleKernel, at: number, start: number, dice: Dice): number {
  const { seatCount, hands, cheques } = table;
  const spread = (cheques[start + seatCount - 1] ?? 0) - (cheques[start] ?? 0);
  let others = 0;
  for (let other = 0; other < seatCount; other++) if (other !== at) others |= hands[other] ?? 0;
  const all = countIn(others);
  let count = 0;
  let whole = 0;
  for (let rest = hands[at] ?? 0; rest !== 0; rest &= rest - 1) {
    const below = countIn(others & ((rest & -rest) - 1)) / all;
    const value = below * (SELLING.spread * spread + SELLING.rank + SELLING.square * below);
    whole += odds[count++] = Math.exp(value);
  }
  let point = dice.fraction() * whole;
  for (let place = 0; place < count; place++) if ((point -= odds[place] ?? 0) < 0) return place;
  return count - 1;
}

/** The building at a place of a hand, from the cheapest. */
export function buildingAt(hand: Buildings, place: number): Building {
  let rest = hand;
  for (let passed = 0; passed < place; passed++) rest &= rest - 1;
  return cheapestOf(rest);
}
