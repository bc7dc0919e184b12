import type { UseStory } from './shared/story.ts';

/** By file; apart from the games' other parts, since the first load needs not even their names. */
const stories = import.meta.glob<{ readonly default: UseStory }>('./*/story.ts');

/** Loads a game's sentences about finished matches; undefined if it has none. */
export const storyOf = (game: string): (() => Promise<{ readonly default: UseStory }>) | undefined =>
  stories[`./${game}/story.ts`];
