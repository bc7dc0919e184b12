import { seatsOf } from '../../../core/base/ids.ts';
import type { Cut } from '../../../renderer/games/scenes.ts';
import { BEATS } from '../core/beats.ts';
import type { GoofspielTypes } from '../core/types.ts';

/** The bids lie open beside what they were for, for all to see; then the next prize comes up, or the result. */
const cut: Cut<GoofspielTypes> = ({ view }, events, after) =>
  events.map((event) => {
    const { type, ...round } = event;
    const isOpened = event.type === 'opened';
    const all = seatsOf(view.points.length);
    const opened = {
      ...view,
      points: after.view.points,
      chosen: all,
      ...('bids' in round && { previousRound: round }),
    };
    return {
      view: isOpened ? opened : after.view,
      events: [event],
      beats: BEATS[type],
      ...(isOpened && { isForAll: true }),
    };
  });
export default cut;
