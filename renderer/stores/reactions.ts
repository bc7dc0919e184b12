import { defineStore } from 'pinia';
import { onScopeDispose, shallowRef } from 'vue';
import type { Reaction } from '../../core/base/reactions.ts';
import { useSettings } from './settings.ts';

/** Milliseconds that a reaction is visible. */
const DURATION = 3_000;

/** The current reactions by name: a name stays with a person who changes seats. */
export const useReactions = defineStore('reactions', () => {
  const settings = useSettings();
  const current = shallowRef<ReadonlyMap<string, Reaction>>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  onScopeDispose(() => timers.forEach((timer) => clearTimeout(timer)));

  function end(name: string): void {
    timers.delete(name);
    current.value = new Map([...current.value].filter(([other]) => other !== name));
  }
  /** Shows a reaction for its duration, in place of the person's previous one. */
  function show(name: string, reaction: Reaction): void {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => end(name), DURATION),
    );
    current.value = new Map([...current.value, [name, reaction]]);
  }
  /** The visible reaction of a person; undefined while reactions are muted. */
  const of = (name: string): Reaction | undefined =>
    settings.reactions ? current.value.get(name) : undefined;
  return { show, of };
});
