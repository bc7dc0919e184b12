import type { Seat } from '../base/ids.ts';
import { resolveBot } from '../base/rungs.ts';
import type { AnyGame } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import type { TableSetup, TableState } from './state.ts';

/** The game of a table; every table has an existing one. */
export const gameOf = (table: TableState): AnyGame => gameOfSetup(table.setup);

/** The game that a setup names. @throws if there is none */
export function gameOfSetup({ game: name }: Pick<TableSetup, 'game'>): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no game named ${name}`);
  return game;
}

/** The bot of the setup's game that a name refers to (`resolveBot`); undefined if there is none. */
export const botOf = (setup: Pick<TableSetup, 'game'>, name: string): string | undefined =>
  resolveBot(name, Object.keys(gameOfSetup(setup).bots));

/** The seats that owe a decision; empty outside a match. */
export const awaitsOf = (table: TableState): readonly Seat[] =>
  table.phase === 'playing' && table.game !== undefined ? gameOf(table).awaits(table.game.state) : [];

/** The table's options, typed for the game's functions. */
export const gameOptions = (table: TableState): AnyGameOptions => table.setup.options as AnyGameOptions;
type AnyGameOptions = Parameters<AnyGame['deal']>[0];
