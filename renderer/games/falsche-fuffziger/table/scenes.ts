import { ascending, without } from '../../../../core/base/lists.ts';
import { beats } from '../../../../core/games/falsche-fuffziger/beats.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { sceneOfEvent, type SceneBuilder, type Scene } from '../../scenes.ts';
import type { VisibleFuffzigerEvent } from './context.ts';
import { at, type Future, type On, type SceneView, type Step } from './step.ts';
import * as money from './steps-money.ts';
import * as presses from './steps-presses.ts';

const sceneOf = sceneOfEvent<FuffzigerTypes>(beats, 'opened');

/** How what happens is shown: each event on the table as it is just then, before anything else begins. */
const cut: SceneBuilder<FuffzigerTypes> = ({ view }, events, after) => {
  const scenes: Scene<FuffzigerTypes>[] = [];
  let now = view;
  for (const [index, event] of events.entries()) {
    const future: Future = { later: events.slice(index + 1), end: after.view };
    const stepAfter: StepAfter = steps[event.type];
    const { shown, then } = stepAfter(now, event, future);
    const seen: SceneView = { ...shown, told: event };
    scenes.push(sceneOf(event, seen));
    now = then;
  }
  return scenes;
};
export default cut;

/** What an event of a type leads to. */
type StepAfter<Type extends VisibleFuffzigerEvent['type'] = VisibleFuffzigerEvent['type']> = {
  step(view: FuffzigerView, event: On<Type>, future: Future): Step;
}['step'];

const steps: { readonly [Type in VisibleFuffzigerEvent['type']]: StepAfter<Type> } = {
  'round-began': presses.afterRoundBegan,
  inspected: presses.afterInspected,
  scrapped: presses.afterScrapped,
  'gave-back': presses.afterGaveBack,
  converted: presses.afterConverted,
  sold: presses.afterSold,
  printed: presses.afterPrinted,
  'die-passed': money.afterDiePassed,
  rolled: money.afterRolled,
  laid: money.afterLay,
  matched: money.afterLay,
  dropped: money.afterDropped,
  'auction-ended': money.afterAuction,
  chose: afterChoice,
  'took-back': afterChoice,
  opened: money.afterOpened,
  laundered: money.afterLaundered,
  bought: money.afterBought,
  'general-laundering': money.afterGeneral,
  ranked: money.afterRanked,
  'game-ended': at,
};

/** What is in the own fist the newest frame says. */
function afterChoice(view: FuffzigerView, { type, seat }: On<'chose' | 'took-back'>): Step {
  const { phase } = view;
  if (phase?.type !== 'laundering' && phase?.type !== 'general') return at(view);
  const others = without(phase.chosen, [seat]);
  const chosen = type === 'chose' ? (ascending([...others, seat]) as typeof others) : others;
  return at({ ...view, phase: { ...phase, chosen } });
}
