import { seatsOf } from '../../../../base/ids.ts';
import { MANNERS } from '../manners.ts';
import { gainsAt, type Market, type Plans } from './market.ts';
import { softmax } from './numbers.ts';

/** How often a plain player does not what its manner says. */
export const SLIP = 0.05;
/** How many times thinking players adapt to each other. */
const DEPTH = 4;
/** How far from best, in thousands, a thinking player still chooses a building now and then. */
const WAVERING = 0.5;

/** What is believed of a stranger: each plain manner, selling by lot, and thinking; adds up to 1. */
export const WAYS_OF_STRANGERS: readonly number[] = [...MANNERS.map(() => 0.05), 0.1, 0.7];

/** By way of selling what everybody would do: the plain manners, by lot, and thinking. */
export function plansByWay(market: Market): readonly Plans[] {
  const plain = MANNERS.map(({ sells }) =>
    market.hands.map((hand) => {
      const pick = hand.length === 0 ? undefined : sells(hand, market.cheques);
      return hand.map((building) => SLIP / hand.length + (building === pick ? 1 - SLIP : 0));
    }),
  );
  return [...plain, byLot(market), byThinking(market)];
}

const byLot = ({ hands }: Market): Plans => hands.map((hand) => hand.map(() => 1 / hand.length));

/** Everybody begins by lot and adapts to what the others do, a little less each time (fictitious play). */
function byThinking(market: Market): Plans {
  let plans = byLot(market);
  for (let step = 0; step < DEPTH; step++) {
    const weight = 1 / (1 + step / 2);
    const before = plans;
    plans = seatsOf(market.hands.length).map((at) => {
      const answer = softmax(gainsAt(market, before, at), WAVERING);
      return answer.map((odd, place) => weight * odd + (1 - weight) * (before[at]?.[place] ?? 0));
    });
  }
  return plans;
}
