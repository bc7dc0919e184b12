import { inLanguages, pickLanguage, type Language } from '../../core/base/languages.ts';
import type en from './messages/en.json';

/** The messages outside of the page, in one language. */
export type Messages = typeof en;

/** All languages: they are small, and menus exist before a page. */
export const MESSAGES = inLanguages(
  import.meta.glob<Messages>('./messages/*.json', { eager: true, import: 'default' }),
);

/** The messages in the app's language: the system's until the page sets one. */
export interface Speech {
  words(): Messages;
  language(): Language;
  choose(language: Language): void;
  /**
   * Calls `apply` now and after each change of the language.
   * @returns Stops that.
   */
  follow(apply: () => void): () => void;
}

export function createSpeech(preferred: readonly string[]): Speech {
  let language = pickLanguage(preferred);
  const followers = new Set<() => void>();
  return {
    words: () => MESSAGES[language],
    language: () => language,
    choose: (next) => {
      if (next === language) return;
      language = next;
      for (const apply of followers) apply();
    },
    follow: (apply) => {
      followers.add(apply);
      apply();
      return () => void followers.delete(apply);
    },
  };
}
