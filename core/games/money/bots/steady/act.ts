import type { Rng } from '../../../../base/rng.ts';
import type { MoneyAction } from '../../actions.ts';
import { seat as seatOf } from '../../../../base/ids.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { adding } from './holding.ts';
import { holdingOf, standing, type Mind } from './mind.ts';
import { potentialOf } from './potential.ts';
import { after, playOut, weigh, type Choice, type OpenRound, type Side } from './round.ts';

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
  const choices = weigh(round, { holding: holdingOf(hand), outlook: mind.outlook });
  const worlds = Array.from({ length: WORLDS }, () =>
    mind.drawHands(rng).map((cards): Side => ({ holding: holdingOf(cards), outlook: mind.theirs })),
  );
  let chosen: Choice = 'pass';
  let highest = -Infinity;
  for (const { choice, potential } of choices) {
    const rest = after(round, choice);
    let value = 0;
    for (const sides of worlds) {
      const before = sides.map(({ holding }, other) =>
        other === seat
          ? potential
          : potentialOf(
              adding(holding, rest.queue.includes(other) ? (rest.lying[other] ?? []) : []),
              mind.theirs,
            ),
      );
      value += standing(playOut(rest, sides, before), seat, mind.style.envy);
    }
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
