import type { GameRenderer } from './game-renderer.ts';
import { gameRenderers } from './registry.ts';

export { gameRenderers };

/** The renderer of a game by its name. */
export const rendererOf = (name: string): GameRenderer | undefined =>
  gameRenderers.find((game) => game.name === name);
