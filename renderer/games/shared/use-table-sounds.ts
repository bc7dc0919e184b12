import { watch } from 'vue';
import type { Sound } from '../../signals/sounds.ts';
import { useSoundPlayer } from '../../signals/sound-player.ts';
import type { VisibleEvent, DisplayMode, Sounds, TableTypes } from '../table-parts.ts';

/** What is heard of a sealed choice, in every game. */
const SEALED: { readonly [type: string]: Sound | undefined } = { chose: 'wax', 'took-back': 'paper' };

/** Lets what happens at a table be heard, when it is shown. */
export function useTableSounds(
  sounds: Sounds<TableTypes>,
  events: () => readonly VisibleEvent<TableTypes>[],
  share: () => DisplayMode | undefined,
): void {
  const speaker = useSoundPlayer();
  watch(events, (happened) => {
    const heard = happened.flatMap((event) => {
      const sound = sounds[event.type] ?? SEALED[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void speaker.play(heard, share() === 'television' ? 'television' : 'table');
  });
}
