import type { SeatFrame } from '../../../core/protocol/frames.ts';

/** What keeps a game from starting. `free`: seat numbers as people count them, from 1. */
export interface Missing {
  readonly free: readonly number[];
  readonly unready: readonly string[];
}

/** Free seats, and people who have not said that they are ready. */
export const missingAt = (seats: readonly SeatFrame[]): Missing => ({
  free: seats.flatMap((who, index) => (who.type === 'free' ? [index + 1] : [])),
  unready: seats.flatMap((who) => (who.type === 'person' && !who.ready ? [who.name] : [])),
});
