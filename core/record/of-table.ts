import { gameNamed } from '../games/index.ts';
import type { TableState } from '../table/state.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';

/** The running game of a table, or its last one, as a record; undefined in the lobby. */
export function recordOf({ setup, seats, game, phase, ledger }: TableState): GameRecord | undefined {
  if (game === undefined) return undefined;
  const { deal, actions, startedAt } = game;
  // Who sits there later has not played
  const played = phase === 'ended' ? ledger.at(-1)?.names : undefined;
  const rulesVersion = gameNamed(setup.game)?.rulesVersion;
  return {
    format: RECORD_FORMAT,
    game: setup.game,
    options: setup.options as GameRecord['options'], // parseSetup had the game read them
    seats: played ?? seats.map((who) => (who.type === 'free' ? '' : who.name)),
    deal,
    actions,
    meta: { rulesVersion, startedAt },
  };
}
