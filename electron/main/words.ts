import { inLanguages, pickLanguage, type Language } from '../../core/base/languages.ts';
import type en from './messages/en.json';

/** What is said outside of the page, in one language. */
export type Words = typeof en;

/** All of it: it is little, and menus are there before a page is. */
export const WORDS = inLanguages(
  import.meta.glob<Words>('./messages/*.json', { eager: true, import: 'default' }),
);

/** The words in the language of the app: the system's until the page says which one it shows. */
export interface Speech {
  words(): Words;
  language(): Language;
  choose(language: Language): void;
  /** Says something now, and again after each change of the language; the function that is returned ends it. */
  follow(say: () => void): () => void;
}

export function createSpeech(wished: readonly string[]): Speech {
  let language = pickLanguage(wished);
  const followers = new Set<() => void>();
  return {
    words: () => WORDS[language],
    language: () => language,
    choose: (next) => {
      if (next === language) return;
      language = next;
      for (const say of followers) say();
    },
    follow: (say) => {
      followers.add(say);
      say();
      return () => void followers.delete(say);
    },
  };
}
