import type { Beats } from '../../base/pace.ts';
import type { VisibleMoneyEvent } from './events.ts';

/** Beats by which each tie makes it longer to see why bids act in their order. */
const TIE = 2;

/** How long people look at an event: 2 s for the bids that are opened, 1.5 s for a swap, and so on. */
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
