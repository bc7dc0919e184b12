import { falscheFuffziger } from './falsche-fuffziger/index.ts';
import { forSale } from './for-sale/index.ts';
import type { GameRenderer } from './game-renderer.ts';
import { money } from './money/index.ts';

/** The games as the renderer shows them; the first is offered first. */
export const gameRenderers: readonly GameRenderer[] = [money, forSale, falscheFuffziger];

/** The renderer of a game by its name. */
export const rendererOf = (name: string): GameRenderer | undefined =>
  gameRenderers.find((game) => game.name === name);
