import { watch } from 'vue';
import { useSpeaker } from '../../signals/speaker.ts';
import type { Happening, Share, Sounds, TableTypes } from '../table-parts.ts';

/** Lets what happens at a table be heard, when it is shown. */
export function useTableSounds(
  sounds: Sounds<TableTypes>,
  events: () => readonly Happening<TableTypes>[],
  share: () => Share | undefined,
): void {
  const speaker = useSpeaker();
  watch(events, (happened) => {
    const heard = happened.flatMap((event) => {
      const sound = sounds[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void speaker.play(heard, share() === 'television' ? 'television' : 'table');
  });
}
