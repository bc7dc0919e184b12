import type { Seat } from '../../../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../../../core/protocol/frames.ts';

/** The name at a seat; empty if it is free. */
export function nameAt(seats: readonly SeatFrame[], at: Seat | null | undefined): string {
  const player = seats[at ?? -1];
  return player === undefined || player.type === 'free' ? '' : player.name;
}

/** The number of other spectators: the host counts this client too if it holds no seat. */
export const othersWatching = ({ table, you }: TableFrame): number =>
  table.spectators - (you.seats.length === 0 ? 1 : 0);
