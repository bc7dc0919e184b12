import { atSeat } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { Building } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import type { Knowledge } from './knowledge.ts';
import { gainsAt, meanCheques, type Market, type Plans } from './market.ts';
import { softmax, sumOf } from './numbers.ts';
import { plansByWay } from './ways.ts';

/** Sells what brings most now beyond what it would bring later, against what the others are taken to sell. */
export function chooseSale(round: SellingView, knowledge: Knowledge, rng: Rng): Building {
  const { hands, seat, style } = knowledge;
  const gains = gainsAt(marketOf(round, knowledge), plansFor(round, knowledge), seat);
  return draw(atSeat(hands, seat), softmax(gains, style.wavering), rng);
}

const marketOf = ({ cheques }: SellingView, { hands, pool }: Knowledge): Market => ({
  hands,
  cheques,
  later: meanCheques(pool, hands.length),
});

/** By seat the odds with which each building of the hand is taken to be sold now. */
export function plansFor(round: SellingView, knowledge: Knowledge): Plans {
  const byWay = plansByWay(marketOf(round, knowledge));
  return knowledge.hands.map((hand, at) =>
    hand.map((_, place) =>
      sumOf(byWay.map((plan, way) => (knowledge.selling[at]?.[way] ?? 0) * (plan[at]?.[place] ?? 0))),
    ),
  );
}

/** One of the items (at least one) with these odds. */
function draw(items: readonly Building[], odds: readonly number[], rng: Rng): Building {
  const point = rng.fraction();
  let passed = 0;
  const drawn = items.find((_, place) => (passed += odds[place] ?? 0) > point) ?? items.at(-1);
  if (drawn === undefined) throw new Error('nothing to sell');
  return drawn;
}
