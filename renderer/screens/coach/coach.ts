import { shallowRef, watch, type ShallowRef } from 'vue';
import type { CoachWords } from '../../games/game-renderer.ts';
import { rendererOf } from '../../games/index.ts';
import { openCoachWords } from '../../i18n/load.ts';
import type { TableFrameTable } from '../../../core/protocol/frames.ts';
import { load } from '../../stores/loading.ts';

/** How the coach of a game speaks, once that is loaded; undefined for a game that has none. */
export function useCoachWords(game: () => string): Readonly<ShallowRef<CoachWords | undefined>> {
  const words = shallowRef<CoachWords>();
  watch(
    game,
    async (name) => {
      words.value = undefined;
      const files = rendererOf(name)?.coach;
      if (files === undefined) return;
      const found = await load(files);
      await openCoachWords(name, found.words);
      if (name === game()) words.value = found;
    },
    { immediate: true },
  );
  return words;
}

/** Whether who plays at a table may ask the coach: at one that has a coach, and where one plays against bots. */
export const hasCoach = ({ setup, seats }: TableFrameTable): boolean =>
  rendererOf(setup.game)?.coach !== undefined &&
  (setup.coach || seats.filter(({ type }) => type === 'person').length === 1);
