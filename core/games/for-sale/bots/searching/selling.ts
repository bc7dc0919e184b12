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
import { tried, type Outcomes, type Question, type Thought } from './thought.ts';

/** Steps in which all learn to be regretMatching. */
const STEPS = 1_000;
/** In shares of the win for a thousand at the end: of sales that win alike the one that brings more is the better one. */
const TIE = 1e-5;

/**
 * What is best regretMatching: who knows with which odds it sells what gains little by that. It takes others to choose in that way, too, but for
 * the habits that they seem to have.
 */
export function thinkOfSale(
  question: Question,
  round: SellingView,
  outcomes?: Outcomes,
  asked?: ForSaleAction,
): Thought {
  const { own, rng, budget } = question;
  const actions = own.hand.map((building) => ({ type: 'sell', building }) as const);
  const sales = new Sales(question, round);
  const odds = unforeseenSales(sales, question, round);
  const chosen = diceOf(rng).pick(atSeat(odds, own.seat));
  if (outcomes === undefined) return { actions, best: chosen };
  const deal = dealer(odds, rng);
  const reward = (world: number, place: number): number => {
    const outcome = sales.outcomeOf(deal(world).fill(place, own.seat, own.seat + 1), own.seat);
    outcomes.add(place, outcome);
    return outcome.wins + TIE * outcome.total;
  };
  return tried({ actions, budget, asked, reward, choose: bestOf }); // who asks need not be regretMatching
}

/** By seat the odds with which it is taken to sell each building of its hand; the own ones are those to sell with. */
export function unforeseenSales(
  sales: Sales,
  { own, knowledge, rng, budget }: Question,
  round: SellingView,
): readonly (readonly number[])[] {
  const sellers = sellersOf(round, knowledge).map(({ start, habits }, at) =>
    at === own.seat ? { start, habits: [] } : { start, habits },
  );
  const isOver = (): boolean => sales.looked >= budget.playouts || budget.isOver();
  const free = regretMatching(sellers, (places) => sales.winsOf(places), STEPS, diceOf(rng), isOver);
  return sellers.map(({ habits }, at) => mixed(habits, free[at] ?? []));
}

/** The building whose sale leaves the seat best off on average, over so many determinizations in which the others sell as they are taken to. */
export function foreseenSale(question: Question, round: SellingView, count: number): Building {
  const { own, knowledge, rng } = question;
  const sales = new Sales(question, round);
  const deal = dealer(
    sellersOf(round, knowledge).map(({ start, habits }) => mixed(habits, start)),
    rng,
  );
  const reward = (world: number, place: number): number =>
    sales.winsOf(deal(world).fill(place, own.seat, own.seat + 1))[own.seat] ?? 0;
  const best = own.hand[bestOf(race(own.hand.length, count * own.hand.length, reward, () => false))];
  if (best === undefined) throw new Error('nothing to sell');
  return best;
}

/** What is done out of habit, and else with these odds. */
function mixed(habits: readonly number[], odds: readonly number[]): readonly number[] {
  const free = 1 - habits.reduce((all, odd) => all + odd, 0);
  return odds.map((odd, place) => (habits[place] ?? 0) + free * odd);
}

const diceOf = (rng: Rng): Dice => new Dice(rng.next(), rng.next(), rng.next());

/** Worlds by number: by seat the place in its hand of what is sold there, each drawn with its odds. The same list each time. */
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
