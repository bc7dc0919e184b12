import type { Language } from '../../core/base/languages.ts';
import { setLocale, setMessages } from '../i18n/translate.ts';

/** The messages of pictures by path: '../i18n/messages/en/app.json', '../games/money/messages/en/table-words.json'. */
const files = import.meta.glob<object>(
  ['../i18n/messages/*/{app,hosting,trouble}.json', '../games/*/messages/*/{game,table-words}.json'],
  { eager: true, import: 'default' },
);

const loaded = new Set<Language>();

/** Switches all texts to a language. */
export function setLanguage(language: Language): void {
  if (!loaded.has(language)) {
    const translationOf = (path: string): object | undefined =>
      files[path.replace('/messages/en/', `/messages/${language}/`)] ?? files[path];
    const app: Record<string, object> = {};
    const game: Record<string, object> = {};
    for (const path of Object.keys(files)) {
      const [, name, part = ''] = /(?:games\/([\w-]+)|i18n)\/messages\/en\/([\w-]+)/.exec(path) ?? [];
      if (name !== undefined) game[name] = { ...game[name], ...translationOf(path) };
      else if (part !== '')
        Object.assign(app, part === 'app' ? translationOf(path) : { [part]: translationOf(path) });
    }
    setMessages(language, { ...app, game });
    loaded.add(language);
  }
  setLocale(language);
}
