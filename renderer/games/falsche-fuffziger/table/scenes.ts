import { ascending, without } from '../../../../core/base/lists.ts';
import { beats } from '../../../../core/games/falsche-fuffziger/beats.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { sceneMaker, type Cut, type Scene } from '../../scenes.ts';
import type { FuffzigerHappening } from './context.ts';
import { at, type Future, type On, type SceneView, type Step } from './step.ts';
import * as money from './steps-money.ts';
import * as presses from './steps-presses.ts';

const sceneOf = sceneMaker<FuffzigerTypes>(beats, 'opened');

/** How what happens is shown: each event on the table as it is just then, before anything else begins. */
const cut: Cut<FuffzigerTypes> = ({ view }, events, after) => {
  const scenes: Scene<FuffzigerTypes>[] = [];
  let now = view;
  for (const [index, event] of events.entries()) {
    const { shown, then } = stepAfter(now, event, { later: events.slice(index + 1), end: after.view });
    const seen: SceneView = { ...shown, told: event };
    scenes.push(sceneOf(event, seen));
    now = then;
  }
  return scenes;
};
export default cut;

function stepAfter(view: FuffzigerView, event: FuffzigerHappening, future: Future): Step {
  switch (event.type) {
    case 'round-began':
      return presses.afterRoundBegan(view, event);
    case 'inspected':
      return presses.afterInspected(view, event);
    case 'scrapped':
      return presses.afterScrapped(view, event);
    case 'gave-back':
      return presses.afterGaveBack(view, event);
    case 'converted':
      return presses.afterConverted(view, event);
    case 'sold':
      return presses.afterSold(view, event);
    case 'printed':
      return presses.afterPrinted(view, event);
    case 'die-passed':
      return money.afterDiePassed(view, event);
    case 'rolled':
      return money.afterRolled(view, event);
    case 'laid':
    case 'matched':
      return money.afterLay(view, event, future);
    case 'dropped':
      return money.afterDropped(view, event, future);
    case 'auction-ended':
      return money.afterAuction(view, event);
    case 'chose':
    case 'took-back':
      return afterChoice(view, event);
    case 'opened':
      return money.afterOpened(view, event, future);
    case 'laundered':
      return money.afterLaundered(view, event, future);
    case 'bought':
      return money.afterBought(view, event);
    case 'general-laundering':
      return money.afterGeneral(view, future);
    case 'ranked':
      return money.afterRanked(view, event);
    case 'game-ended':
      return at(view);
  }
}

/** What is in the own fist the newest frame says. */
function afterChoice(view: FuffzigerView, { type, seat }: On<'chose' | 'took-back'>): Step {
  const { phase } = view;
  if (phase?.type !== 'laundering' && phase?.type !== 'general') return at(view);
  const others = without(phase.chosen, [seat]);
  const chosen = type === 'chose' ? (ascending([...others, seat]) as typeof others) : others;
  return at({ ...view, phase: { ...phase, chosen } });
}
