import { membersOf } from './lists.ts';
import type { VisibleSealedEvent } from './sealed.ts';

/** How fast a table goes: scales the duration of scenes and of the bots' decisions. */
export type Pace = 'calm' | 'normal' | 'quick' | 'at-once';

/** Durations at each pace, as a multiple of the normal one. */
export const TIME_AT: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, 'at-once': 0 };

/** All paces, the slowest first. */
export const PACES: readonly [Pace, ...Pace[]] = membersOf<Pace>(TIME_AT);

/** Milliseconds of a beat at the normal pace. */
export const BEAT = 500;

/** A number of beats, or a function of the event. */
type BeatsOf<Event> = number | { beats(event: Event): number }['beats'];

/** The beats that each type of event is shown; 0: not shown, like sealed choices. */
export type Beats<Event extends { readonly type: string }> = {
  readonly [Type in Exclude<Event['type'], VisibleSealedEvent['type']>]: BeatsOf<
    Extract<Event, { readonly type: Type }>
  >;
};

/** The beats that an event is shown. */
export function beatsOf<Event extends { readonly type: string }>(beats: Beats<Event>, event: Event): number {
  const all: { readonly [type: string]: BeatsOf<Event> | undefined } = beats;
  const one = all[event.type] ?? 0;
  return typeof one === 'number' ? one : one(event);
}
