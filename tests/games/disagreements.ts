import { seat, seatsOf } from '../../core/base/ids.ts';
import type { Game, GameTypes } from '../../core/game.ts';

/**
 * Where `legal` and `apply` disagree about any of these actions in a position, by any seat and by one that the table does not have; and where
 * `awaits` does: a seat is awaited that may do something other than take a choice back. `isDescribed`: whether `legal` allows an action, as a
 * reader of it would say; `textOf`: all of a position.
 */
export function disagreementsIn<Types extends GameTypes>(
  game: Game<Types>,
  position: Types['state'],
  seatCount: number,
  tried: readonly Types['action'][],
  isDescribed: (legal: Types['legal'], action: Types['action']) => boolean,
  textOf: (position: Types['state']) => string,
): readonly string[] {
  const text = textOf(position);
  const isUndo = (type: string): boolean => (game.undo ?? []).some((undo) => undo === type);
  const found: string[] = [];
  const seats = [...seatsOf(seatCount), seat(seatCount)];
  for (const at of seats) {
    const legal = game.legal(position, at);
    for (const action of tried) {
      const outcome = game.apply(position, at, action);
      const isRight =
        outcome.ok === isDescribed(legal, action) && (outcome.ok || outcome.error.code !== undefined);
      if (!isRight) found.push(`${at} ${JSON.stringify(action)} in ${text}`);
    }
  }
  const owing = seats.filter((at) => Object.keys(game.legal(position, at)).some((type) => !isUndo(type)));
  if (JSON.stringify(owing) !== JSON.stringify(game.awaits(position))) found.push(`awaited in ${text}`);
  if (textOf(position) !== text) found.push(`changed: ${text}`);
  return found;
}
