import { onBeforeUnmount, shallowRef, watch } from 'vue';
import type { useVoice } from '../../signals/voice.ts';
import { load } from '../../stores/loading.ts';
import { useSettings } from '../../stores/settings.ts';
import type { VisibleEvent, DisplayMode, TableTypes } from '../table-parts.ts';

/**
 * Says aloud what is read out of events, when it is shown: never what only some seats learn (`confidential`), since others are in the
 * room. Who has won is said with the result.
 */
export function useTableVoice(
  confidential: { readonly [type: string]: true },
  sentencesOf: (events: readonly VisibleEvent<TableTypes>[]) => readonly string[],
  share: () => DisplayMode | undefined,
): (events: readonly VisibleEvent<TableTypes>[]) => void {
  const settings = useSettings();
  const voice = shallowRef<ReturnType<typeof useVoice>>();
  // Few tables have one: those that do not are not to load it
  watch(
    () => settings.voice,
    async (isOn) => {
      if (isOn) voice.value = (await load(() => import('../../signals/voice.ts'))).useVoice();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => voice.value?.hush());
  return (events) => {
    const open = events.filter(({ type }) => !(type in confidential) && type !== 'game-ended');
    voice.value?.speak(sentencesOf(open).join(' '), share() === 'television' ? 'television' : 'table');
  };
}
