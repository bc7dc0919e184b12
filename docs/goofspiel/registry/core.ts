import { games as shipped } from '../../../core/games/registry.ts';
import { goofspiel } from '../core/index.ts';

/** The games of a test build. */
export const games: typeof shipped = { ...shipped, [goofspiel.name]: goofspiel };
