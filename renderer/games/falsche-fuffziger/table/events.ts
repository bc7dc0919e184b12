import { beats } from '../../../../core/games/falsche-fuffziger/beats.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { sceneBuilder } from '../../events.ts';
import type { SceneBuilder } from '../../table-parts.ts';
import { pressEvents } from './events-presses.ts';
import type { FuffzigerEvents, SceneView } from './step.ts';

const first: Partial<FuffzigerEvents> = pressEvents;
/** The events of Falsche Fuffziger. Those of phases 3 to 6 come with the components of these phases (`later-phases.ts`). */
export const events = { ...first } as FuffzigerEvents;

const buildScenes = sceneBuilder(events, beats);

/** Each scene shows one event, which is also in its view. */
const buildSceneViews: SceneBuilder<FuffzigerTypes> = (before, all, after) =>
  buildScenes(before, all, after).map((scene) => {
    const view: SceneView = { ...scene.view, ...(scene.events[0] && { sceneEvent: scene.events[0] }) };
    return { ...scene, view };
  });
export default buildSceneViews;
