import type { Seat } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Origin, TableState } from './state.ts';
import { isUndo } from './undo.ts';

/**
 * Where a table begins that plays on from a decision of the game that is over at this one: `act` is the index of what the seat did. Without
 * `act` it is once more the decision from which this table plays on itself. Whatever is decided anew at a table that plays on counts from the
 * first game, so each of them stands beside that. Rejects with not-ended, also of a first game that was ended early, of which some was never to
 * be seen, and with not-available where the seat decided nothing.
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
 * The seed of what is drawn at a table that plays on. The same for all tables that play on from one game: who does the same there again
 * meets the same, so that what comes out otherwise is their own doing. `purpose`: what is drawn.
 */
export const originSeed = ({ table, game }: Pick<Origin, 'table' | 'game'>, purpose: string): string =>
  ['auction-night/play-on@1', table, game, purpose].join('/');
