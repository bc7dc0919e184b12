import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { GameResult, GameTypes } from '../../../core/game.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { emblemFor, type Emblem } from '../../components/player/emblems.ts';
import type { GameSnapshot } from '../table-parts.ts';

/** Who a column of a sheet belongs to. */
export interface SheetSeat {
  readonly seat: Seat;
  /** Empty for a seat that is free by now. */
  readonly name: string;
  /** What the badge shows. */
  readonly emblem: Emblem;
  readonly isBot: boolean;
}

/** The first `seatCount` seats as a sheet names them. */
export const sheetSeats = (seats: readonly SeatFrame[], seatCount: number): readonly SheetSeat[] =>
  seatsOf(seatCount).map((seat) => {
    const who = seats[seat];
    if (who === undefined || who.type === 'free') return { seat, name: '', emblem: seat, isBot: false };
    return { seat, name: who.name, emblem: emblemFor(who), isBot: who.type === 'bot' };
  });

/** The result of a game that has ended; sheets are shown of no other. */
export function resultOf<Types extends GameTypes>({
  result,
}: GameSnapshot<Types>): GameResult<Types['sheet']> {
  if (result === undefined) throw new Error('the score sheet of a game that goes on');
  return result;
}
