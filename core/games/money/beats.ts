import type { Beats } from '../../base/pace.ts';
import type { VisibleMoneyEvent } from './events.ts';

/** Additional beats per tie, because the order of bids takes longer to understand. */
const TIE = 2;

/** How long each event is shown: 2 s for the revealed bids, 1.5 s for a swap, and so on. */
export const beats: Beats<VisibleMoneyEvent> = {
  revealed: ({ ties }) => 4 + TIE * ties.length,
  took: 3,
  swapped: 3,
  passed: 1,
  refilled: 2,
  'last-round': 2,
  'hand-scored': 4,
  'hand-dealt': 2,
  'game-ended': 0,
};
