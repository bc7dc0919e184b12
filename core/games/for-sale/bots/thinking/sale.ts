import { seatsOf } from '../../../../base/ids.ts';
import { atSeat } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { RegretPlayer } from '../../../../base/search/regret.ts';
import type { Building } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import type { Knowledge } from './knowledge.ts';
import { gainsAt, meanCheques, plansByWay, type Market, type Plans } from './market.ts';
import { softmax, sumOf } from './numbers.ts';

/** What sales are assumed from. */
type Seen = Pick<Knowledge, 'hands' | 'pool' | 'selling' | 'seat' | 'style'>;

type Seller = Required<RegretPlayer>;

/** Sells what brings most now compared with later, against the assumed sales of the others. */
export function chooseSale(round: SellingView, knowledge: Knowledge, rng: Rng): Building {
  const { hands, seat } = knowledge;
  const market = marketOf(round, knowledge);
  return draw(atSeat(hands, seat), answerTo(taken(plansByWay(market), knowledge), market, knowledge), rng);
}

/** By seat, how it is assumed to sell: its habits, and its deliberate answer to everybody's assumed plans. */
export function sellersOf(round: Pick<SellingView, 'cheques'>, knowledge: Seen): readonly Seller[] {
  const market = marketOf(round, knowledge);
  const byWay = plansByWay(market);
  const plans = taken(byWay, knowledge);
  const habits = taken(byWay.slice(0, -1), knowledge);
  return seatsOf(market.hands.length).map((seat) => ({
    start: answerTo(plans, market, { ...knowledge, seat }),
    habits: atSeat(habits, seat),
  }));
}

const marketOf = ({ cheques }: Pick<SellingView, 'cheques'>, { hands, pool }: Seen): Market => ({
  hands,
  cheques,
  later: meanCheques(pool, hands.length),
});

/** By seat, the odds with which each building of the hand is assumed to be sold now, over all ways of selling. */
const taken = (byWay: readonly Plans[], { hands, selling }: Seen): Plans =>
  hands.map((hand, at) =>
    hand.map((_, index) =>
      sumOf(byWay.map((plan, way) => (selling[at]?.[way] ?? 0) * (plan[at]?.[index] ?? 0))),
    ),
  );

/** The odds with which the seat sells each building of its hand. */
const answerTo = (plans: Plans, market: Market, { seat, style }: Seen): readonly number[] =>
  softmax(gainsAt(market, plans, seat), style.wavering);

/** Draws one of the items (at least one) with these odds. */
function draw(items: readonly Building[], odds: readonly number[], rng: Rng): Building {
  const point = rng.fraction();
  let passed = 0;
  const drawn = items.find((_, index) => (passed += odds[index] ?? 0) > point) ?? items.at(-1);
  if (drawn === undefined) throw new Error('nothing to sell');
  return drawn;
}
