import { shallowRef, watch } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { MatchStory } from '../../../core/story/index.ts';
import { useSession } from '../../session/table-session.ts';

/** What the host tells of the match that has just ended; undefined until it has answered, and if it refuses. */
export function useMatchStory(frame: () => TableFrame) {
  const session = useSession();
  const story = shallowRef<MatchStory>();
  watch(
    () => frame().table.games,
    async (match) => {
      story.value = undefined;
      const answer = await session.request({ type: 'story' });
      if (answer.ok && match === frame().table.games) story.value = answer.value;
    },
    { immediate: true },
  );
  return story;
}
