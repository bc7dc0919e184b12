import { pickLanguage, type Language, type Translation } from '../../core/base/languages.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import it from './messages/it.ts';
import nl from './messages/nl.ts';

/** What is said outside of the page, in one language. */
export type Words = Translation<typeof en>;

/** All of it: it is little, and menus are there before a page is. */
export const WORDS: Readonly<Record<Language, Words>> = { en, de, nl, it };

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
