import type { Seat } from './ids.ts';

/** What everybody learns of a sealed choice before all are revealed: only that it was made. */
export interface VisibleSealedEvent {
  readonly type: 'chose' | 'took-back';
  readonly seat: Seat;
}

/** Whether all events are sealed choices. */
export const isOnlySealed = (events: readonly { readonly type: string }[]): boolean =>
  events.every(({ type }) => type === 'chose' || type === 'took-back');
