import type { Language } from '../../core/base/languages.ts';
import { setLocale, setMessages } from '../i18n/shown.ts';

/** What pictures say, by path: './messages/en/app.json', '../games/money/messages/en/table-words.json'. */
const appFiles = import.meta.glob<object>('../i18n/messages/*/{app,hosting,trouble}.json', {
  eager: true,
  import: 'default',
});
const gameFiles = import.meta.glob<object>('../games/*/messages/*/{game,table-words}.json', {
  eager: true,
  import: 'default',
});

const known = new Set<Language>();

/** From now on everything is said in this language. */
export function speak(language: Language): void {
  if (!known.has(language)) {
    const all: Record<string, object> = {};
    for (const [path, words] of Object.entries(appFiles)) {
      const [, code, part = ''] = /messages\/(\w+)\/(\w+)/.exec(path) ?? [];
      if (code === language) Object.assign(all, part === 'app' ? words : { [part]: words });
    }
    const game: Record<string, object> = {};
    for (const [path, words] of Object.entries(gameFiles)) {
      const [, name = '', code] = /games\/([\w-]+)\/messages\/(\w+)\//.exec(path) ?? [];
      if (code === language) game[name] = { ...game[name], ...words };
    }
    setMessages(language, { ...all, game });
    known.add(language);
  }
  setLocale(language);
}
