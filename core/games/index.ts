import type { AnyGame } from '../game.ts';
import { games } from './registry.ts';

export { games };

/** The names of all games. */
export const gameNames: readonly string[] = Object.keys(games);

/** The game with that name, if there is one. */
export const gameNamed = (name: string): AnyGame | undefined =>
  Object.hasOwn(games, name) ? games[name] : undefined;
