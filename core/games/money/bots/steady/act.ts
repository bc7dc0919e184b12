import { seat as seatOf } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { MoneyAction } from '../../actions.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { holdingOf } from './holding.ts';
import { standing, type Mind } from './mind.ts';
import {
  after,
  choicesOf,
  gainOf,
  playOut,
  potentialWith,
  sideOf,
  type Choice,
  type OpenRound,
} from './round.ts';

/** Situations that every choice is tried in. */
const WORLDS = 6;

/** What to do with the open bid: what does best on average if all later players then do what is best for themselves. */
export function chooseAct(
  { displays }: MoneyView,
  { seat, hand }: OwnCards,
  { lying, waiting }: ActingView,
  mind: Mind,
  rng: Rng,
): MoneyAction {
  const round: OpenRound = { displays, lying, queue: [seat, ...waiting] };
  const own = sideOf(holdingOf(hand), mind.outlook);
  const worlds = Array.from({ length: WORLDS }, () =>
    mind.drawHands(rng).map((cards, at) => (at === seat ? own : sideOf(holdingOf(cards), mind.theirs))),
  );
  let chosen: Choice = 'pass';
  let highest = -Infinity;
  for (const choice of choicesOf(round)) {
    const rest = after(round, choice);
    const gain = gainOf(round, seat, choice);
    const value = worlds.reduce((sum, sides) => {
      const before = sides.map((side, at) => potentialWith(side, at === seat ? gain : []));
      return sum + standing(playOut(rest, sides, before), seat, mind.style);
    }, 0);
    if (value > highest) {
      highest = value;
      chosen = choice;
    }
  }
  return actionOf(chosen);
}

function actionOf(choice: Choice): MoneyAction {
  if (choice === 'pass') return { type: 'pass' };
  return typeof choice === 'number'
    ? { type: 'swap', with: seatOf(choice) }
    : { type: 'take', display: choice };
}
