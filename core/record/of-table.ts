import { gameNamed } from '../games/index.ts';
import { applyEntry, openTable } from '../table/apply.ts';
import type { TableEntry } from '../table/entries.ts';
import type { TableState } from '../table/state.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';

/**
 * The running game of a table, or its last one, as a record; undefined in the lobby. A game that is over has the names of those who
 * played it, whoever sits there later.
 */
export function recordOf({ setup, seats, game, phase, ledger }: TableState): GameRecord | undefined {
  if (game === undefined) return undefined;
  const { deal, actions, startedAt } = game;
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

/** The table at the end of each game that its log tells of, in order, as far as the log can be followed. */
export function* tablesAtTheEnd([first, ...rest]: readonly TableEntry[]): Generator<TableState> {
  const opened = first?.type === 'opened' ? openTable(first) : undefined;
  if (opened?.ok !== true) return;
  let table = opened.value;
  for (const entry of rest) {
    const step = applyEntry(table, entry);
    if (!step.ok) return;
    if (table.phase === 'playing' && step.value.state.phase === 'ended') yield step.value.state;
    table = step.value.state;
  }
}
