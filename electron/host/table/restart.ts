import { seat, type Seat } from '../../../core/base/ids.ts';
import type { PersonSeat, SeatState, TableState } from '../../../core/table/index.ts';

/** Whether the seat's person can come back, which somebody who gave it up cannot. */
const mayComeBack = (who: SeatState): who is PersonSeat =>
  who.type === 'person' && (who.open !== true || who.token !== undefined);

/** Whether a restart has interrupted a game with guests, which must not continue without them. */
export const isInterrupted = ({ phase, game, seats }: TableState): boolean =>
  phase === 'playing' &&
  game !== undefined &&
  game.paused === undefined &&
  seats.some((who) => mayComeBack(who) && !who.isHost);

/** Whether a game waits for people after a restart and all of them are back. */
export const areAllBack = ({ game, seats }: TableState, isHere: (at: Seat) => boolean): boolean =>
  game?.paused === 'restart' && seats.every((who, index) => !mayComeBack(who) || isHere(seat(index)));
