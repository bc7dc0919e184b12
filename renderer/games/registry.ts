import { falscheFuffziger } from './falsche-fuffziger/index.ts';
import { forSale } from './for-sale/index.ts';
import type { GameRenderer } from './game-renderer.ts';
import { money } from './money/index.ts';

/** All games, in the order in which they are offered. */
export const gameRenderers: readonly GameRenderer[] = [money, forSale, falscheFuffziger];
