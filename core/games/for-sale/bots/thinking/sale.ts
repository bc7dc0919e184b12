import { atSeat } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { Building } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import type { Knowledge } from './knowledge.ts';
import { gainsAt, meanCheques, type Market } from './market.ts';
import { softmax, sumOf } from './numbers.ts';
import { plansByWay } from './ways.ts';

/** Sells what brings most now beyond what it would bring later, against what the others are taken to sell. */
export function chooseSale(round: SellingView, knowledge: Knowledge, rng: Rng): Building {
  const { hands, seat, pool, selling, style } = knowledge;
  const later = meanCheques(pool, hands.length);
  const market: Market = { hands, cheques: round.cheques, later };
  const byWay = plansByWay(market);
  const plans = hands.map((hand, at) =>
    hand.map((_, place) =>
      sumOf(byWay.map((plan, way) => (selling[at]?.[way] ?? 0) * (plan[at]?.[place] ?? 0))),
    ),
  );
  const own = atSeat(hands, seat);
  return draw(own, softmax(gainsAt(market, plans, seat), style.wavering), rng);
}

/** One of the items (at least one) with these odds. */
function draw(items: readonly Building[], odds: readonly number[], rng: Rng): Building {
  const point = rng.fraction();
  let passed = 0;
  const drawn = items.find((_, place) => (passed += odds[place] ?? 0) > point) ?? items.at(-1);
  if (drawn === undefined) throw new Error('nothing to sell');
  return drawn;
}
