import { seatsOf, type Seat } from '../../../core/base/ids.ts';

/** The others, clockwise from the own seat; all of them for the open table, which has no own seat. */
export function othersOf(seatCount: number, own: Seat | undefined): readonly Seat[] {
  const all = seatsOf(seatCount);
  return own === undefined ? all : [...all.slice(own + 1), ...all.slice(0, own)];
}
