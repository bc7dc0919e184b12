import type { Language } from '../../core/base/languages.ts';
import { setLocale, setMessages } from '../i18n/shown.ts';

/** What pictures say, by path: '../i18n/messages/en/app.json', '../games/money/messages/en/table-words.json'. */
const files = import.meta.glob<object>(
  ['../i18n/messages/*/{app,hosting,trouble}.json', '../games/*/messages/*/{game,table-words}.json'],
  { eager: true, import: 'default' },
);

const known = new Set<Language>();

/** From now on everything is said in this language. */
export function speak(language: Language): void {
  if (!known.has(language)) {
    const inThis = (path: string): object | undefined =>
      files[path.replace('/messages/en/', `/messages/${language}/`)] ?? files[path];
    const all: Record<string, object> = {};
    const game: Record<string, object> = {};
    for (const path of Object.keys(files)) {
      const [, name, part = ''] = /(?:games\/([\w-]+)|i18n)\/messages\/en\/([\w-]+)/.exec(path) ?? [];
      if (name !== undefined) game[name] = { ...game[name], ...inThis(path) };
      else if (part !== '') Object.assign(all, part === 'app' ? inThis(path) : { [part]: inThis(path) });
    }
    setMessages(language, { ...all, game });
    known.add(language);
  }
  setLocale(language);
}
