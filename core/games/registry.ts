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
