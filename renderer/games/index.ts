import { load } from '../stores/loading.ts';
import type { GameRenderer } from './game-renderer.ts';
import { gameRenderers } from './registry.ts';
import type { SceneBuilder } from './table-parts.ts';

export { gameRenderers };

/** Finds a game by its name. */
export const rendererOf = (name: string): GameRenderer | undefined =>
  gameRenderers.find((game) => game.name === name);

const sceneBuilders = new Map<string, SceneBuilder | undefined>();

/** Returns the scene builder of a game, and starts loading it on the first call: undefined until then, and for an unknown game. */
export function sceneBuilderFor(game: string): SceneBuilder | undefined {
  const files = rendererOf(game)?.scenes;
  if (!sceneBuilders.has(game) && files !== undefined) {
    sceneBuilders.set(game, undefined);
    void load(files).then(({ default: buildScenes }) => sceneBuilders.set(game, buildScenes));
  }
  return sceneBuilders.get(game);
}
