import type { Seat, Viewer } from './ids.ts';

/** Who may learn of something: the whole house, or only some seats. */
export type Audience = 'all' | readonly Seat[];

interface Addressed {
  readonly to: Audience;
}

/** The events that the viewer may learn of. The one filter that events go through, whoever they are for. */
export const eventsFor = <Event extends Addressed>(
  events: readonly Event[],
  viewer: Viewer,
): readonly Event[] => events.filter(({ to }) => to === 'all' || (viewer !== 'table' && to.includes(viewer)));

/** An event as it comes to those who may learn of it. */
export type VisibleEvent<Event> = Event extends unknown ? Omit<Event, 'to'> : never;

/** What happened, without who learned of it: that stays in the house. */
export const withoutAudience = <Event extends Addressed>({ to: _to, ...event }: Event): VisibleEvent<Event> =>
  event as VisibleEvent<Event>;
