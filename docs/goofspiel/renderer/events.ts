import { seatsOf } from '../../../core/base/ids.ts';
import { sceneBuilder } from '../../../renderer/games/events.ts';
import type { EventParts } from '../../../renderer/games/table-parts.ts';
import { beats } from '../core/beats.ts';
import type { GoofspielTypes } from '../core/types.ts';
import { roundText, type Words } from './context.ts';

/** The events: the revealed bids next to their prizes, then the next prize. */
export const events: EventParts<GoofspielTypes, Words> = {
  opened: {
    step: ({ round, prizes, hands }, _event, { end }) => ({
      ...end,
      round,
      prizes,
      chosen: seatsOf(hands.length),
    }),
    isForAll: true,
    text: roundText,
    sound: 'hammer',
  },
  'turned-up': {
    step: (_view, _event, { end }) => end,
    text: ({ prize }, { t, number }) => t('table.next', { prize: number(prize) }),
    sound: 'paper',
  },
};

export default sceneBuilder(events, beats);
