import type { Seat } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Origin, TableState } from './state.ts';
import { isUndo } from './undo.ts';

/**
 * The origin of a table that plays on from the seat's action with index `act` in the match that is over here. Without `act` it is the
 * decision from which this table itself plays on. A table that plays on passes on its own origin, so that results always compare with the
 * first match. Rejects with not-ended, also after a first match that was ended early (part of it was never revealed), and with
 * not-available if the seat decided nothing there.
 */
export function originAt(table: TableState, seat: Seat, act = table.origin?.act): Result<Origin, Rejection> {
  const { phase, game, ledger, origin } = table;
  const last = ledger.at(-1);
  if (phase !== 'ended' || game === undefined || last === undefined) return fail(rejection('not-ended'));
  if (last.early && origin === undefined) return fail(rejection('not-ended'));
  const [action] = act === undefined ? [] : game.actions.slice(act, act + 1);
  if (act === undefined || act < (origin?.act ?? 0) || action?.seat !== seat || isUndo(table, action))
    return fail(rejection('not-available', { type: 'play-on', available: [] }));
  const { names, totals, winners } = last;
  const first = { table: table.id, game: table.games, first: { names, totals, winners } };
  return ok({ ...first, ...origin, seat, act });
}

/**
 * The seed for one kind of draw (`purpose`) at a table that plays on. It is the same for all tables that play on from one match: the same
 * choices meet the same chance, so different outcomes come from the player.
 */
export const originSeed = ({ table, game }: Pick<Origin, 'table' | 'game'>, purpose: string): string =>
  ['auction-night/play-on@1', table, game, purpose].join('/');
