import { onBeforeUnmount } from 'vue';
import { useVoice } from '../../signals/voice.ts';
import type { Happening, Share, TableTypes } from '../table-parts.ts';

/**
 * Says aloud what is read out of events, when it is shown: never what only some seats learn (`confidential`), since others are in the
 * room. Who has won is said with the result.
 */
export function useTableVoice(
  confidential: { readonly [type: string]: true },
  sentencesOf: (events: readonly Happening<TableTypes>[]) => readonly string[],
  share: () => Share | undefined,
): (events: readonly Happening<TableTypes>[]) => void {
  const voice = useVoice();
  onBeforeUnmount(() => voice.hush());
  return (events) => {
    const open = events.filter(({ type }) => !(type in confidential) && type !== 'game-ended');
    voice.speak(sentencesOf(open).join(' '), share() === 'television' ? 'television' : 'table');
  };
}
