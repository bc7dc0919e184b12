import { load } from '../stores/loading.ts';
import type { GameRenderer } from './game-renderer.ts';
import { gameRenderers } from './registry.ts';
import type { SceneBuilder } from './scenes.ts';

export { gameRenderers };

/** The renderer of a game by its name. */
export const rendererOf = (name: string): GameRenderer | undefined =>
  gameRenderers.find((game) => game.name === name);

const cuts = new Map<string, SceneBuilder | undefined>();

/** How a game makes scenes of its events. Undefined before that is loaded (asking for it loads it), and for a game that this app does not know. */
export function sceneBuilderFor(game: string): SceneBuilder | undefined {
  const files = rendererOf(game)?.scenes;
  if (!cuts.has(game) && files !== undefined) {
    cuts.set(game, undefined);
    void load(files).then(({ default: cut }) => cuts.set(game, cut));
  }
  return cuts.get(game);
}
