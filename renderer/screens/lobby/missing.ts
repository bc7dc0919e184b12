import type { SeatFrame } from '../../../core/protocol/frames.ts';

/** What prevents the start. `free`: seat numbers from 1. */
export interface Missing {
  readonly free: readonly number[];
  readonly unready: readonly string[];
}

/** Free seats, and people who are not ready. */
export const missingAt = (seats: readonly SeatFrame[]): Missing => ({
  free: seats.flatMap((who, index) => (who.type === 'free' ? [index + 1] : [])),
  unready: seats.flatMap((who) => (who.type === 'person' && !who.ready ? [who.name] : [])),
});
