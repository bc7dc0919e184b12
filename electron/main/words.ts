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
}

/** `changed` is told of another language, after the words are in it. */
export function createSpeech(wished: readonly string[], changed: () => void): Speech {
  let language = pickLanguage(wished);
  return {
    words: () => WORDS[language],
    language: () => language,
    choose: (next) => {
      if (next === language) return;
      language = next;
      changed();
    },
  };
}
