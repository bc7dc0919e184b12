import type { Seat } from './ids.ts';

/** What all learn of a choice that is made at the same time as others, before all are opened: the fact alone. */
export interface SealedHappening {
  readonly type: 'chose' | 'took-back';
  readonly seat: Seat;
}

/** Whether nothing happened but choices that nobody else has seen. */
export const isOnlySealed = (events: readonly { readonly type: string }[]): boolean =>
  events.every(({ type }) => type === 'chose' || type === 'took-back');
