import { countIn } from '../../../../base/bits.ts';
import type { Dice } from '../../../../base/search/dice.ts';
import type { Card } from '../../material.ts';
import type { MoneyPosition } from '../../position.ts';
import { SET_WIDTH } from '../../sets.ts';
import { NOTHING } from '../rounds.ts';
import { Spare, bidsOf, type Bid } from './spare.ts';
import type { Worth } from './worth.ts';

/** Number of spare cards that others are assumed to bid from. */
const SPARE = 6;
/** The unit of money and worth in the traits. */
const UNIT = 100;

/**
 * How strong players bid: a logistic regression on 4,000 bids of experts against each other. The actual bids have a likelihood of e^−2.06,
 * against e^−2.77 for how often cards at these ranks are bid. `#appeal` lists the traits that the weights belong to.
 */
const WEIGHTS: readonly number[] = [
  -1.514, 0.304, -0.411, -0.561, 8.805, -5.513, -2.015, 1.11, 3.066, 2.058, 3.59, -0.262, 3.504, -4.93, 4.347,
  1.051,
];

/** A model of the others' bids. */
export interface Foresight {
  /** A possible bid of the seat, given its hand in this determinization and what cards are worth to it. */
  bid(table: MoneyPosition, seat: number, worth: Worth, dice: Dice): readonly Card[];
}

/** Draws bids as strong players make them. */
export class Habits implements Foresight {
  /** How much more evenly than strong players it draws; 1: as they do. */
  readonly #temper: number;
  readonly #spare = new Spare();
  readonly #traits = new Float64Array(WEIGHTS.length);
  readonly #odds = new Float64Array(bidsOf(SPARE).length);

  /** The worth of the hand, and how much a free display would add. */
  #handWorth = 0;
  #displayGain = 0;

  constructor(temper = 1) {
    this.#temper = temper;
  }

  bid(table: MoneyPosition, seat: number, worth: Worth, dice: Dice): readonly Card[] {
    const spare = this.#spare;
    const odds = this.#odds;
    spare.find(table.sets.bits, seat * SET_WIDTH, worth, SPARE);
    spare.leave(0);
    this.#handWorth = worth.of(spare.rest, 0, NOTHING, 0);
    this.#displayGain = Math.max(this.#with(table, worth, 0), this.#with(table, worth, 1)) - this.#handWorth;
    const bids = bidsOf(spare.count);
    let sum = 0;
    for (let index = 0; index < bids.length; index++)
      sum += odds[index] = Math.exp(this.#appeal(table, worth, bids[index] ?? 0) / this.#temper);
    let point = dice.fraction() * sum;
    for (let index = 0; index < bids.length; index++)
      if ((point -= odds[index] ?? 0) < 0) return spare.cardsOf(bids[index] ?? 0);
    return [];
  }

  /** The logarithm of the odds of a bid, up to a constant. */
  #appeal(table: MoneyPosition, worth: Worth, bid: Bid): number {
    const spare = this.#spare;
    const traits = this.#traits;
    const count = countIn(bid);
    spare.leave(bid);
    const money = spare.bidden / UNIT;
    const loss = (this.#handWorth - worth.of(spare.rest, 0, NOTHING, 0)) / UNIT;
    const right = this.#with(table, worth, 0);
    const left = this.#with(table, worth, 1);
    const better = bid === 0 ? 0 : (Math.max(right, left) - this.#handWorth) / UNIT;
    const worse = bid === 0 ? 0 : (Math.min(right, left) - this.#handWorth) / UNIT;
    traits[0] = bid === 0 ? 1 : 0;
    traits[1] = count === 1 ? 1 : 0;
    traits[2] = count === 3 ? 1 : 0;
    traits[3] = count === 4 ? 1 : 0;
    traits[4] = money;
    traits[5] = money * money;
    traits[6] = loss;
    traits[7] = loss * loss;
    traits[8] = better;
    traits[9] = worse;
    traits[10] = better * Math.tanh(money);
    traits[11] = ranksIn(bid);
    traits[12] = Math.max(0, better);
    traits[13] = table.last !== undefined ? money : 0;
    traits[14] = (money * this.#displayGain) / UNIT;
    traits[15] = table.last !== undefined ? loss : 0;
    let sum = 0;
    for (let trait = 0; trait < traits.length; trait++) sum += (WEIGHTS[trait] ?? 0) * (traits[trait] ?? 0);
    return sum;
  }

  /** The worth of the rest of the hand together with a display. */
  #with({ sets, displays }: MoneyPosition, worth: Worth, display: number): number {
    return worth.of(this.#spare.rest, 0, sets.bits, (displays[display] ?? 0) * SET_WIDTH);
  }
}

/** The sum of the ranks of a bid's cards among the spare cards. */
function ranksIn(bid: Bid): number {
  let ranks = 0;
  for (let bits = bid; bits !== 0; bits &= bits - 1) ranks += 31 - Math.clz32(bits & -bits);
  return ranks;
}
