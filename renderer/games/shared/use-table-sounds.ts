import { watch } from 'vue';
import { useSpeaker } from '../../signals/speaker.ts';
import type { Happening, Share, Sounds, TableTypes } from '../table-parts.ts';

/** What is heard of a sealed choice, in every game. */
const SEALED = { chose: 'wax', 'took-back': 'paper' } as const;

/** Lets what happens at a table be heard, when it is shown. */
export function useTableSounds(
  sounds: Sounds<TableTypes>,
  events: () => readonly Happening<TableTypes>[],
  share: () => Share | undefined,
): void {
  const speaker = useSpeaker();
  watch(events, (happened) => {
    const heard = happened.flatMap((event) => {
      const sound = { ...SEALED, ...sounds }[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void speaker.play(heard, share() === 'television' ? 'television' : 'table');
  });
}
