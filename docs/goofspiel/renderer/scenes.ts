import { seatsOf } from '../../../core/base/ids.ts';
import { sceneMaker, type Cut } from '../../../renderer/games/scenes.ts';
import { beats } from '../core/beats.ts';
import type { GoofspielTypes } from '../core/types.ts';

const sceneOf = sceneMaker<GoofspielTypes>(beats, 'opened');

/** The bids lie open beside what they were for, for all to see; then the next prize comes up, or the result. */
const cut: Cut<GoofspielTypes> = ({ view }, events, { view: { points, ...end } }) =>
  events.map((event) => {
    if (event.type !== 'opened')
      return sceneOf(event, event.type === 'turned-up' ? { ...end, points } : view);
    const { type: _type, ...previousRound } = event;
    return sceneOf(event, { ...view, points, chosen: seatsOf(points.length), previousRound });
  });
export default cut;
