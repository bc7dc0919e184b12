import type { AnyGame } from '../game.ts';
import { falscheFuffziger } from './falsche-fuffziger/index.ts';
import { forSale } from './for-sale/index.ts';
import { money } from './money/index.ts';

/** All games by name. To add a game, add a line. */
export const games: Readonly<Record<string, AnyGame>> = {
  money,
  [forSale.name]: forSale,
  [falscheFuffziger.name]: falscheFuffziger,
};
