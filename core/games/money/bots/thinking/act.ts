import { seat as seatOf } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { MoneyAction } from '../../actions.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { bestOf } from './blur.ts';
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
  const worlds = Array.from({ length: mind.style.acts }, () =>
    mind.drawHands(rng).map((cards, at) => (at === seat ? own : sideOf(holdingOf(cards), mind.theirs))),
  );
  const choices = choicesOf(round);
  const values = choices.map((choice) => {
    const rest = after(round, choice);
    const gain = gainOf(round, seat, choice);
    return worlds.reduce((sum, sides) => {
      const before = sides.map((side, at) => potentialWith(side, at === seat ? gain : []));
      return sum + standing(playOut(rest, sides, before), seat, mind.style);
    }, 0);
  });
  return actionOf(choices[bestOf(values, mind.style.blur, rng)] ?? 'pass');
}

function actionOf(choice: Choice): MoneyAction {
  if (choice === 'pass') return { type: 'pass' };
  return typeof choice === 'number'
    ? { type: 'swap', with: seatOf(choice) }
    : { type: 'take', display: choice };
}
