import type { Seat, Viewer } from './ids.ts';

/** Who may learn of something: everybody, or only some seats. */
export type Audience = 'all' | readonly Seat[];

interface Addressed {
  readonly to: Audience;
}

/** The events that the viewer may learn of. Every event that leaves the host passes this filter. */
export const eventsFor = <Event extends Addressed>(
  events: readonly Event[],
  viewer: Viewer,
): readonly Event[] => events.filter(({ to }) => to === 'all' || (viewer !== 'table' && to.includes(viewer)));

/** An event as a viewer receives it, without its audience. */
export type VisibleEvent<Event> = Event extends unknown ? Omit<Event, 'to'> : never;

/** Removes the audience, which clients must not see. */
export const withoutAudience = <Event extends Addressed>({ to: _to, ...event }: Event): VisibleEvent<Event> =>
  event as VisibleEvent<Event>;
