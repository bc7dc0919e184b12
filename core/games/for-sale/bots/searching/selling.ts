import { atSeat } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import { bestOf, race } from '../../../../base/search/race.ts';
import { regretMatching } from '../../../../base/search/regret.ts';
import type { ForSaleAction } from '../../actions.ts';
import type { Building } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import { sellersOf } from '../thinking/sale.ts';
import { Sales } from './sales.ts';
import { tryActions, type Outcomes, type Question, type SearchResult } from './evaluation.ts';

/** Number of steps of regret matching. */
const STEPS = 1_000;
/** Share of the win per thousand at the end: breaks ties between sales that win equally often. */
const TIE = 1e-5;

/**
 * The best sale against regret matching: opponents who know its odds gain little. Assumes that the others choose likewise, except for the
 * habits that they seem to have.
 */
export function searchSale(
  question: Question,
  round: SellingView,
  outcomes?: Outcomes,
  made?: ForSaleAction,
): SearchResult {
  const { own, rng, budget } = question;
  const actions = own.hand.map((building) => ({ type: 'sell', building }) as const);
  const sales = new Sales(question, round);
  const odds = equilibriumSales(sales, question, round);
  const chosen = diceOf(rng).pick(atSeat(odds, own.seat));
  if (outcomes === undefined) return { actions, best: chosen };
  const deal = dealer(odds, rng);
  const reward = (world: number, index: number): number => {
    const outcome = sales.outcomeOf(deal(world).fill(index, own.seat, own.seat + 1), own.seat);
    outcomes.add(index, outcome);
    return outcome.wins + TIE * outcome.total;
  };
  return tryActions({ actions, budget, made, reward, choose: bestOf }); // advice needs no mixed strategy
}

/** By seat, the odds with which it is assumed to sell each building; this player's odds are those to sell with. */
export function equilibriumSales(
  sales: Sales,
  { own, knowledge, rng, budget }: Question,
  round: SellingView,
): readonly (readonly number[])[] {
  const sellers = sellersOf(round, knowledge).map(({ start, habits }, at) =>
    at === own.seat ? { start, habits: [] } : { start, habits },
  );
  const isOver = (): boolean => sales.evaluated >= budget.playouts || budget.isOver();
  const free = regretMatching(sellers, (places) => sales.winsOf(places), STEPS, diceOf(rng), isOver);
  return sellers.map(({ habits }, at) => mixed(habits, free[at] ?? []));
}

/** The sale that is best for the seat on average over `count` determinizations in which the others sell as assumed. */
export function bestResponse(question: Question, round: SellingView, count: number): Building {
  const { own, knowledge, rng } = question;
  const sales = new Sales(question, round);
  const deal = dealer(
    sellersOf(round, knowledge).map(({ start, habits }) => mixed(habits, start)),
    rng,
  );
  const reward = (world: number, index: number): number =>
    sales.winsOf(deal(world).fill(index, own.seat, own.seat + 1))[own.seat] ?? 0;
  const best = own.hand[bestOf(race(own.hand.length, count * own.hand.length, reward, () => false))];
  if (best === undefined) throw new Error('nothing to sell');
  return best;
}

/** Combines habits with the odds of deliberate choices. */
export function mixed(habits: readonly number[], odds: readonly number[]): readonly number[] {
  const free = 1 - habits.reduce((all, odd) => all + odd, 0);
  return odds.map((odd, index) => (habits[index] ?? 0) + free * odd);
}

const diceOf = (rng: Rng): Dice => new Dice(rng.next(), rng.next(), rng.next());

/** Samples of sales by number: by seat, the index in its hand of what it sells. The returned list is reused. */
function dealer(odds: readonly (readonly number[])[], rng: Rng): (world: number) => Int32Array {
  const seed = [rng.next(), rng.next()] as const;
  const places = new Int32Array(odds.length);
  let dealt = -1;
  return (world) => {
    if (world !== dealt) {
      const dice = new Dice(...seed, world);
      for (const [at, own] of odds.entries()) places[at] = dice.pick(own);
      dealt = world;
    }
    return places;
  };
}
