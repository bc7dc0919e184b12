import { gameRenderers as shipped } from '../../../renderer/games/registry.ts';
import { goofspiel } from '../renderer/index.ts';

/** The games of a test build, as the renderer shows them. */
export const gameRenderers: typeof shipped = [...shipped, goofspiel];
