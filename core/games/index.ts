import type { AnyGame } from '../game.ts';
import { falscheFuffziger } from './falsche-fuffziger/index.ts';
import { forSale } from './for-sale/index.ts';
import { money } from './money/index.ts';

/** All games by name. A game has one line here. */
export const games: Readonly<Record<string, AnyGame>> = {
  money,
  [forSale.name]: forSale,
  [falscheFuffziger.name]: falscheFuffziger,
};

/** The names of all games. */
export const gameNames: readonly string[] = Object.keys(games);

/** The game of that name, if there is one. */
export const gameNamed = (name: string): AnyGame | undefined =>
  Object.hasOwn(games, name) ? games[name] : undefined;
