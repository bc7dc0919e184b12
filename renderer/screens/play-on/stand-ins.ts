import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { Origin } from '../../../core/table/state.ts';
import { nameAt } from '../table/seats/seats.ts';

/** The bots that stand in for people of the first match: their names, and whom they replace. */
export const standInsOf = (
  { first }: Origin,
  seats: readonly SeatFrame[],
): readonly { readonly seat: Seat; readonly name: string; readonly first: string }[] =>
  seatsOf(seats.length).flatMap((seat) => {
    const [name, before = ''] = [nameAt(seats, seat), first.names[seat]];
    return seats[seat]?.type === 'bot' && name !== before ? [{ seat, name, first: before }] : [];
  });
