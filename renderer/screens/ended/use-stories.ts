import { shallowRef, watch, type ShallowRef } from 'vue';
import type { UseStory } from '../../games/shared/story.ts';
import { storyOf } from '../../games/stories.ts';
import { openTableWords } from '../../i18n/load.ts';
import { load } from '../../stores/loading.ts';

/** The stories of games by name: each is there once it and the words of its game are loaded. A game that has none is not. */
export function useStories(
  games: () => readonly string[],
): Readonly<ShallowRef<ReadonlyMap<string, UseStory>>> {
  const stories = shallowRef<ReadonlyMap<string, UseStory>>(new Map());
  async function open(game: string): Promise<void> {
    const from = storyOf(game);
    if (from === undefined) return;
    const [story] = await Promise.all([load(from), openTableWords(game)]);
    stories.value = new Map([...stories.value, [game, story.default]]);
  }
  watch(
    () => games().join(' '),
    async () =>
      void (await Promise.all(
        games()
          .filter((game) => !stories.value.has(game))
          .map(open),
      )),
    { immediate: true },
  );
  return stories;
}
