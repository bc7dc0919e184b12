import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';

/** What somebody on a seat is called; nothing where nobody is. */
export function nameAt(seats: readonly SeatFrame[], at: Seat | null | undefined): string {
  const who = seats[at ?? -1];
  return who === undefined || who.type === 'free' ? '' : who.name;
}

/** How many others watch: who holds no seat is one of those that the host counts. */
export const othersWatching = ({ table, you }: TableFrame): number =>
  table.spectators - (you.seats.length === 0 ? 1 : 0);
