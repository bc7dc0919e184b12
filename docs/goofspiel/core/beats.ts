import type { GoofspielTypes } from './types.ts';

/** How long people look at each event. */
export const BEATS: Readonly<Record<GoofspielTypes['event']['type'], number>> = {
  chose: 0,
  'took-back': 0,
  opened: 6,
  'turned-up': 2,
  ended: 2,
};
