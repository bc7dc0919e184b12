import { membersOf } from './lists.ts';

/** How fast a table goes: what happens is shown so long, and bots take so long. */
export type Pace = 'calm' | 'normal' | 'quick' | 'at-once';

/** The time that something takes at each pace, as a multiple of what it takes at the normal one. */
export const TIME_AT: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, 'at-once': 0 };

/** All paces, the slowest first. */
export const PACES: readonly [Pace, ...Pace[]] = membersOf<Pace>(TIME_AT);

/** Milliseconds that a beat lasts at the normal pace. */
export const BEAT = 500;
