import { defineStore } from 'pinia';
import { onScopeDispose, shallowRef } from 'vue';
import type { Reaction } from '../../core/base/reactions.ts';
import { useSettings } from './settings.ts';

/** Milliseconds that a reaction is seen. */
const SEEN = 3_000;

/** Who at the table shows a reaction at the moment, by name: names stay with people who change seats. */
export const useReactions = defineStore('reactions', () => {
  const settings = useSettings();
  const shown = shallowRef<ReadonlyMap<string, Reaction>>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  onScopeDispose(() => timers.forEach((timer) => clearTimeout(timer)));

  function end(name: string): void {
    timers.delete(name);
    shown.value = new Map([...shown.value].filter(([other]) => other !== name));
  }
  /** Shows a reaction for its time; the newest of a person takes the place of the one before. */
  function show(name: string, reaction: Reaction): void {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => end(name), SEEN),
    );
    shown.value = new Map([...shown.value, [name, reaction]]);
  }
  /** What is to be seen of a person; nothing where reactions are muted. */
  const of = (name: string): Reaction | undefined => (settings.reactions ? shown.value.get(name) : undefined);
  return { show, of };
});
