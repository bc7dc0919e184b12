import { watch } from 'vue';
import type { Sound } from '../../signals/sounds.ts';
import { useSpeaker } from '../../signals/speaker.ts';
import type { Happening, Share, Sounds, TableTypes } from '../table-parts.ts';

/** What is heard of a sealed choice, in every game. */
const SEALED: { readonly [type: string]: Sound | undefined } = { chose: 'wax', 'took-back': 'paper' };

/** Lets what happens at a table be heard, when it is shown. */
export function useTableSounds(
  sounds: Sounds<TableTypes>,
  events: () => readonly Happening<TableTypes>[],
  share: () => Share | undefined,
): void {
  const speaker = useSpeaker();
  watch(events, (happened) => {
    const heard = happened.flatMap((event) => {
      const sound = sounds[event.type] ?? SEALED[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void speaker.play(heard, share() === 'television' ? 'television' : 'table');
  });
}
