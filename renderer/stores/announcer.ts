import { defineStore } from 'pinia';
import { shallowRef } from 'vue';

/** What a screen reader is to say next; shown nowhere. */
export const useAnnouncer = defineStore('announcer', () => {
  const sentence = shallowRef<{ readonly text: string; readonly at: number }>({ text: '', at: 0 });
  const say = (text: string): void => {
    sentence.value = { text, at: sentence.value.at + 1 };
  };
  return { sentence, say };
});
