import { seatsOf } from '../../../core/base/ids.ts';
import { sceneOfEvent, type SceneBuilder } from '../../../renderer/games/scenes.ts';
import { beats } from '../core/beats.ts';
import type { GoofspielTypes } from '../core/types.ts';

const sceneOf = sceneOfEvent<GoofspielTypes>(beats, 'opened');

/** Shows the revealed bids next to their prizes; then the next prize, or the result. */
const buildScenes: SceneBuilder<GoofspielTypes> = ({ view }, events, { view: end }) => {
  const opened = { ...end, round: view.round, prizes: view.prizes, chosen: seatsOf(end.points.length) };
  const views = { chose: view, 'took-back': view, opened, 'turned-up': end };
  return events.map((event) => sceneOf(event, views[event.type]));
};
export default buildScenes;
