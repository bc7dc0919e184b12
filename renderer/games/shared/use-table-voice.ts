import { onBeforeUnmount, shallowRef, watch } from 'vue';
import type { useVoice } from '../../signals/voice.ts';
import { load } from '../../stores/loading.ts';
import { useSettings } from '../../stores/settings.ts';
import { partOf } from '../events.ts';
import type { DisplayMode, TableParts, TableProps } from '../table-parts.ts';

/**
 * Returns a function that speaks the sentences of events, except confidential ones, since others are in the room, and the end of
 * the match, which the result announces.
 */
export function useTableVoice(
  parts: TableParts['events'],
  sentencesOf: (events: TableProps['events']) => readonly string[],
  displayMode: () => DisplayMode | undefined,
): (events: TableProps['events']) => void {
  const settings = useSettings();
  const voice = shallowRef<ReturnType<typeof useVoice>>();
  // Loaded on demand, since few tables have a voice
  watch(
    () => settings.voice,
    async (isOn) => {
      if (isOn) voice.value = (await load(() => import('../../signals/voice.ts'))).useVoice();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => voice.value?.hush());
  return (events) => {
    const spoken = events.filter(
      (event) => partOf(parts, event).isConfidential !== true && event.type !== 'game-ended',
    );
    voice.value?.speak(
      sentencesOf(spoken).join(' '),
      displayMode() === 'television' ? 'television' : 'table',
    );
  };
}
