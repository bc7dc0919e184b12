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

/** A scene for each event. */
const buildScenes: SceneBuilder<FuffzigerTypes> = ({ view }, events, after) => {
  const scenes: Scene<FuffzigerTypes>[] = [];
  let now = view;
  for (const [index, event] of events.entries()) {
    const future: Future = { later: events.slice(index + 1), end: after.view };
    const stepAfter: StepAfter = steps[event.type];
    const { during, after: next } = stepAfter(now, event, future);
    const sceneView: SceneView = { ...during, sceneEvent: event };
    scenes.push(sceneOf(event, sceneView));
    now = next;
  }
  return scenes;
};
export default buildScenes;

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

/** Only `chosen` changes: the sealed choice itself comes with the newest frame. */
function afterChoice(view: FuffzigerView, { type, seat }: On<'chose' | 'took-back'>): Step {
  const { phase } = view;
  if (phase?.type !== 'laundering' && phase?.type !== 'general') return at(view);
  const others = without(phase.chosen, [seat]);
  const chosen = type === 'chose' ? (ascending([...others, seat]) as typeof others) : others;
  return at({ ...view, phase: { ...phase, chosen } });
}
