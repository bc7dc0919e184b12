import { seatsOf } from '../../../core/base/ids.ts';
import type { Cut } from '../../../renderer/games/scenes.ts';
import { BEATS } from '../core/beats.ts';
import type { GoofspielTypes } from '../core/types.ts';

/** The bids lie open beside what they were for, for all to see; then the next prize comes up, or the result. */
const cut: Cut<GoofspielTypes> = ({ view }, events, after) =>
  events.map((event) => {
    const scene = { events: [event], beats: BEATS[event.type] };
    if (event.type !== 'opened')
      return { view: event.type === 'turned-up' || event.type === 'ended' ? after.view : view, ...scene };
    const { type: _type, ...previousRound } = event;
    const chosen = seatsOf(previousRound.bids.length);
    return { view: { ...view, points: after.view.points, chosen, previousRound }, ...scene, isForAll: true };
  });
export default cut;
