import { defineStore } from 'pinia';
import { nextTick, shallowRef } from 'vue';

/** What a screen reader is to say next; shown nowhere. What is said of one moment is one text, in the order in which it was said. */
export const useAnnouncer = defineStore('announcer', () => {
  const sentence = shallowRef<{ readonly text: string; readonly at: number }>({ text: '', at: 0 });
  let said: readonly string[] = [];
  const publish = (): void => {
    sentence.value = { text: said.join(' '), at: sentence.value.at + 1 };
    said = [];
  };
  const say = (text: string): void => {
    if (said.length === 0) void nextTick(publish);
    said = [...said, text];
  };
  /** Whoever goes elsewhere finds nothing of where they were. */
  const clear = (): void => {
    said = [];
    sentence.value = { text: '', at: sentence.value.at };
  };
  return { sentence, say, clear };
});
