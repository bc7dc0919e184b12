import type { Language } from '../../core/base/languages.ts';
import de from '../i18n/messages/de/index.ts';
import hostingDe from '../i18n/messages/de/hosting.ts';
import troubleDe from '../i18n/messages/de/trouble.ts';
import en from '../i18n/messages/en/index.ts';
import hostingEn from '../i18n/messages/en/hosting.ts';
import troubleEn from '../i18n/messages/en/trouble.ts';
import it from '../i18n/messages/it/index.ts';
import hostingIt from '../i18n/messages/it/hosting.ts';
import troubleIt from '../i18n/messages/it/trouble.ts';
import nl from '../i18n/messages/nl/index.ts';
import hostingNl from '../i18n/messages/nl/hosting.ts';
import troubleNl from '../i18n/messages/nl/trouble.ts';
import { setLocale, setMessages } from '../i18n/shown.ts';

/** The message files of all games, by path: './money/messages/en/table-words.ts'. */
const files = import.meta.glob<object>('../games/*/messages/*/{game,table-words}.ts', {
  eager: true,
  import: 'default',
});

const app: Readonly<Record<Language, object>> = {
  en: { ...en, hosting: hostingEn, trouble: troubleEn },
  de: { ...de, hosting: hostingDe, trouble: troubleDe },
  nl: { ...nl, hosting: hostingNl, trouble: troubleNl },
  it: { ...it, hosting: hostingIt, trouble: troubleIt },
};

const known = new Set<Language>();

/** From now on everything is said in this language. */
export function speak(language: Language): void {
  if (!known.has(language)) {
    const game: Record<string, object> = {};
    for (const [path, words] of Object.entries(files)) {
      const [, name = '', code] = /games\/([\w-]+)\/messages\/(\w\w)\//.exec(path) ?? [];
      if (code === language) game[name] = { ...game[name], ...words };
    }
    setMessages(language, { ...app[language], game });
    known.add(language);
  }
  setLocale(language);
}
