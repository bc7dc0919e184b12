import { falscheFuffziger } from './falsche-fuffziger/index.ts';
import { forSale } from './for-sale/index.ts';
import type { GameRenderer } from './game-renderer.ts';
import { money } from './money/index.ts';

/** The games as the renderer shows them; the first is offered first. A game has one entry here. */
export const gameRenderers: readonly GameRenderer[] = [money, forSale, falscheFuffziger];
