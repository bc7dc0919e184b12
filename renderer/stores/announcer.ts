import { defineStore } from 'pinia';
import { nextTick, shallowRef } from 'vue';

/** Text for screen readers, not visible. Sentences announced in the same tick are joined into one text, in order. */
export const useAnnouncer = defineStore('announcer', () => {
  const sentence = shallowRef<{ readonly text: string; readonly at: number }>({ text: '', at: 0 });
  let queue: readonly string[] = [];
  const publish = (): void => {
    sentence.value = { text: queue.join(' '), at: sentence.value.at + 1 };
    queue = [];
  };
  const say = (text: string): void => {
    if (queue.length === 0) void nextTick(publish);
    queue = [...queue, text];
  };
  /** Called on navigation: drops what the previous screen announced. */
  const clear = (): void => {
    queue = [];
    sentence.value = { text: '', at: sentence.value.at };
  };
  return { sentence, say, clear };
});
