import type { Beats } from '../../../core/base/pace.ts';
import type { GoofspielTypes } from './types.ts';

/** How long people look at each event. */
export const beats: Beats<GoofspielTypes['event']> = { opened: 6, 'turned-up': 2 };
