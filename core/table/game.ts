import type { Seat } from '../base/ids.ts';
import { botMeant } from '../base/rungs.ts';
import type { AnyGame } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import type { TableSetup, TableState } from './state.ts';

/** The game of a table; a table is only opened for a game that exists. */
export const gameOf = (table: TableState): AnyGame => gameOfSetup(table.setup);

/** The game that a setup names. */
export function gameOfSetup({ game: name }: Pick<TableSetup, 'game'>): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no game named ${name}`);
  return game;
}

/** The bot of the setup's game that is meant by a name; undefined if the game has none such. */
export const botOf = (setup: Pick<TableSetup, 'game'>, name: string): string | undefined =>
  botMeant(name, Object.keys(gameOfSetup(setup).bots));

/** The seats that owe a decision; none unless a game is on. */
export const awaitsOf = (table: TableState): readonly Seat[] =>
  table.phase === 'playing' && table.game !== undefined ? gameOf(table).awaits(table.game.state) : [];

/** The options of the table's game, as the game's own functions take them. */
export const gameOptions = (table: TableState): AnyGameOptions => table.setup.options as AnyGameOptions;
type AnyGameOptions = Parameters<AnyGame['deal']>[0];
