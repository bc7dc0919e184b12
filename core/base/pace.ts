import { membersOf } from './lists.ts';
import type { SealedHappening } from './sealed.ts';

/** How fast a table goes: what happens is shown so long, and bots take so long. */
export type Pace = 'calm' | 'normal' | 'quick' | 'at-once';

/** The time that something takes at each pace, as a multiple of what it takes at the normal one. */
export const TIME_AT: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, 'at-once': 0 };

/** All paces, the slowest first. */
export const PACES: readonly [Pace, ...Pace[]] = membersOf<Pace>(TIME_AT);

/** Milliseconds that a beat lasts at the normal pace. */
export const BEAT = 500;

/** A number of beats, or what an event of the type says of it. */
type BeatsOf<Event> = number | { beats(event: Event): number }['beats'];

/** How many beats people look at each type of event; 0: it goes by, as a sealed choice always does. */
export type Beats<Event extends { readonly type: string }> = {
  readonly [Type in Exclude<Event['type'], SealedHappening['type']>]: BeatsOf<
    Extract<Event, { readonly type: Type }>
  >;
};

/** How many beats people look at an event. */
export function beatsOf<Event extends { readonly type: string }>(beats: Beats<Event>, event: Event): number {
  const all: { readonly [type: string]: BeatsOf<Event> | undefined } = beats;
  const one = all[event.type] ?? 0;
  return typeof one === 'number' ? one : one(event);
}
