import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { GameResult, GameTypes } from '../../../core/game.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { emblemFor, type Emblem } from '../../components/player/emblems.ts';
import type { GameSnapshot } from '../table-parts.ts';

/** The player of a column in a score sheet. */
export interface SheetSeat {
  readonly seat: Seat;
  /** Empty if the seat has become free. */
  readonly name: string;
  readonly emblem: Emblem;
  readonly isBot: boolean;
}

/** The players of the first `seatCount` seats. */
export const sheetSeats = (seats: readonly SeatFrame[], seatCount: number): readonly SheetSeat[] =>
  seatsOf(seatCount).map((seat) => {
    const who = seats[seat];
    if (who === undefined || who.type === 'free') return { seat, name: '', emblem: seat, isBot: false };
    return { seat, name: who.name, emblem: emblemFor(who), isBot: who.type === 'bot' };
  });

/** The result of a finished match. Throws if it is not finished. */
export function resultOf<Types extends GameTypes>({
  result,
}: GameSnapshot<Types>): GameResult<Types['sheet']> {
  if (result === undefined) throw new Error('score sheet of a match that has not ended');
  return result;
}
