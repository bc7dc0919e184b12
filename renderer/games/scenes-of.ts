import { load } from '../stores/loading.ts';
import { rendererOf } from './index.ts';
import type { Cut } from './scenes.ts';

const cuts = new Map<string, Cut | undefined>();

/** How a game makes scenes of its events. Undefined before that is loaded (asking for it loads it), and for a game that this app does not know. */
export function cutOf(game: string): Cut | undefined {
  const files = rendererOf(game)?.scenes;
  if (!cuts.has(game) && files !== undefined) {
    cuts.set(game, undefined);
    void load(files).then(({ default: cut }) => cuts.set(game, cut));
  }
  return cuts.get(game);
}
