import { watch } from 'vue';
import type { Sound } from '../../signals/sounds.ts';
import { useSoundPlayer } from '../../signals/sound-player.ts';
import { partOf } from '../events.ts';
import type { DisplayMode, TableParts, TableProps } from '../table-parts.ts';

/** Sounds of sealed choices, in every game. */
const SEALED: { readonly [type: string]: Sound | undefined } = { chose: 'wax', 'took-back': 'paper' };

/** Plays the sounds of the events as they are shown. */
export function useTableSounds(
  parts: TableParts['events'],
  events: () => TableProps['events'],
  displayMode: () => DisplayMode | undefined,
): void {
  const player = useSoundPlayer();
  watch(events, (newEvents) => {
    const queue = newEvents.flatMap((event) => {
      const sound = partOf(parts, event).sound ?? SEALED[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void player.play(queue, displayMode() === 'television' ? 'television' : 'table');
  });
}
