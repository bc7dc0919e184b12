import { onScopeDispose, watch } from 'vue';
import { useSpeaker, type Place } from '../../signals/speaker.ts';
import type { Happening, Share, Sounds, TableTypes } from '../table-parts.ts';

/** Lets what happens at a table be heard, when it is shown. */
export function useTableSounds(
  sounds: Sounds<TableTypes>,
  events: () => readonly Happening<TableTypes>[],
  share: () => Share | undefined,
): void {
  const speaker = useSpeaker();
  const place = (): Place => (share() === 'television' ? 'television' : 'table');
  onScopeDispose(speaker.watchTouches(place));
  watch(events, (happened) => {
    const heard = happened.flatMap((event) => {
      const sound = sounds[event.type];
      return (typeof sound === 'function' ? sound(event) : sound) ?? [];
    });
    void speaker.play(heard, place());
  });
}
