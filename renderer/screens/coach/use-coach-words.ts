import { shallowRef, watch, type ShallowRef } from 'vue';
import type { CoachWords } from '../../games/game-renderer.ts';
import { rendererOf } from '../../games/index.ts';
import { openCoachWords } from '../../i18n/load.ts';
import { load } from '../../stores/loading.ts';

/** Loads the texts of a game's coach; undefined until loaded, or if the game has none. */
export function useCoachWords(game: () => string): Readonly<ShallowRef<CoachWords | undefined>> {
  const words = shallowRef<CoachWords>();
  watch(
    game,
    async (name) => {
      words.value = undefined;
      const files = rendererOf(name)?.coach;
      if (files === undefined) return;
      const loaded = await load(files);
      await openCoachWords(name, loaded.words);
      if (name === game()) words.value = loaded;
    },
    { immediate: true },
  );
  return words;
}
