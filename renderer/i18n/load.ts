import { computed, watchEffect } from 'vue';
import { gameRenderers } from '../games/index.ts';
import { load } from '../stores/loading.ts';
import type { laterParts } from './later-parts.ts';
import { useSettings } from '../stores/settings.ts';
import {
  inLanguages,
  directionOf,
  languageFor,
  LANGUAGE_CODES,
  type Files,
  type Language,
} from './languages.ts';
import { setLocale, setMessages, useI18n } from './shown.ts';

/** A message file that is wanted; `key` says which one. */
interface WordFile {
  readonly key: string;
  readonly file: () => Promise<{ readonly default: object }>;
}

const APP = 'app';
const gameKey = (game: string): string => `game/${game}`;
const tableKey = (game: string): string => `table/${game}`;
const lessonKey = (game: string): string => `lesson/${game}`;
const coachKey = (game: string): string => `coach/${game}`;

const appMessages = inLanguages(import.meta.glob<{ default: object }>('./messages/*/app.json'));

/** Words that come with the part of the app that says them, where that may be before a table plays. */
const partMessages = {
  hosting: inLanguages(import.meta.glob<{ default: object }>('./messages/*/hosting.json')),
  seating: inLanguages(import.meta.glob<{ default: object }>('./messages/*/seating.json')),
} as const;
type EarlyPart = keyof typeof partMessages;
type WordPart = EarlyPart | keyof typeof laterParts;
const isEarly = (part: WordPart): part is EarlyPart => part in partMessages;

/** What has been loaded, by language and by the key of the file. */
const loaded = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, new Map<string, object>()]),
) as Readonly<Record<Language, Map<string, object>>>;
/** What was opened on this page, tables and lessons: their words come with every language from then on. */
const opened = new Map<string, Files<object>>();
let wish: Language = 'en';

/** Loads the messages of a language, once, and shows the app in it. */
export async function showLanguage(language: Language): Promise<void> {
  wish = language;
  await complete(language);
  if (wish !== language) return; // another one was wished for meanwhile
  setLocale(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Loads the words of a game's table, in the language that is shown and from now on in each that is switched to. */
export async function openTableWords(game: string): Promise<void> {
  const files = gameRenderers.find(({ name }) => name === game)?.tableMessages;
  if (files !== undefined) await open(tableKey(game), files);
}

/** As `openTableWords`, for the words of its lessons. */
export const openLessonWords = (game: string, files: Files<object>): Promise<void> =>
  open(lessonKey(game), files);

/** As `openTableWords`, for what its coach says. */
export const openCoachWords = (game: string, files: Files<object>): Promise<void> =>
  open(coachKey(game), files);

/** As `openTableWords`, for the words of a part of the app. */
export async function openPartWords(part: WordPart): Promise<void> {
  if (isEarly(part)) return open(part, partMessages[part]);
  const parts = await load(() => import('./later-parts.ts'));
  await open(part, parts.laterParts[part]);
}

async function open(key: string, files: Files<object>): Promise<void> {
  opened.set(key, files);
  await Promise.all([...new Set([wish, useI18n().locale.value])].map(complete));
}

/** Keeps the app in the language that is set, or else that of the system. Resolves when the first one is there. */
export async function followLanguage(): Promise<void> {
  const settings = useSettings();
  const wanted = computed(() => languageFor(settings.language, navigator.languages));
  await showLanguage(wanted.value);
  watchEffect(() => void showLanguage(wanted.value));
}

/** Loads what is wanted in a language and not there yet; again, if a table was opened meanwhile. */
async function complete(language: Language): Promise<void> {
  const words = loaded[language];
  for (let files = missing(language); files.length > 0; files = missing(language)) {
    await Promise.all(files.map(async ({ key, file }) => words.set(key, (await load(file)).default)));
    setMessages(language, together(words));
  }
}

const missing = (language: Language): readonly WordFile[] =>
  [
    { key: APP, file: appMessages[language] },
    ...gameRenderers.map(({ name, messages }) => ({ key: gameKey(name), file: messages[language] })),
    ...[...opened].map(([key, files]) => ({ key, file: files[language] })),
  ].filter(({ key }) => !loaded[language].has(key));

/**
 * The app's messages, and those of each part under its key; those of a game, for choosing it, for its table and for its lessons, are under
 * `game.<name>`.
 */
const together = (words: ReadonlyMap<string, object>) => ({
  ...words.get(APP),
  ...Object.fromEntries(words),
  game: Object.fromEntries(
    gameRenderers.map(({ name }) => [
      name,
      Object.assign(
        {},
        ...[gameKey, tableKey, lessonKey, coachKey].map((key) => words.get(key(name))),
      ) as object,
    ]),
  ),
});
