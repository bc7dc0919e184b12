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
import { setLocale, setMessages, useI18n } from './translate.ts';

/** A message file to load, and its key. */
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

/** Messages of parts of the app that may be needed before a match. */
const partMessages = {
  hosting: inLanguages(import.meta.glob<{ default: object }>('./messages/*/hosting.json')),
  seating: inLanguages(import.meta.glob<{ default: object }>('./messages/*/seating.json')),
} as const;
type EarlyPart = keyof typeof partMessages;
type WordPart = EarlyPart | keyof typeof laterParts;
const isEarly = (part: WordPart): part is EarlyPart => part in partMessages;

/** Loaded messages, by language and key. */
const loaded = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, new Map<string, object>()]),
) as Readonly<Record<Language, Map<string, object>>>;
/** Messages of tables and lessons opened on this page, loaded with every language from then on. */
const opened = new Map<string, Files<object>>();
let requested: Language = 'en';

/** Loads the messages of a language and switches the app to it. */
export async function showLanguage(language: Language): Promise<void> {
  requested = language;
  await complete(language);
  if (requested !== language) return; // another one was requested meanwhile
  setLocale(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Loads the messages of a game's table, in the current language and later in each one that is switched to. */
export async function openTableWords(game: string): Promise<void> {
  const files = gameRenderers.find(({ name }) => name === game)?.tableMessages;
  if (files !== undefined) await open(tableKey(game), files);
}

/** As `openTableWords`, for its lessons. */
export const openLessonWords = (game: string, files: Files<object>): Promise<void> =>
  open(lessonKey(game), files);

/** As `openTableWords`, for its coach. */
export const openCoachWords = (game: string, files: Files<object>): Promise<void> =>
  open(coachKey(game), files);

/** As `openTableWords`, for a part of the app. */
export async function openPartWords(part: WordPart): Promise<void> {
  if (isEarly(part)) return open(part, partMessages[part]);
  const parts = await load(() => import('./later-parts.ts'));
  await open(part, parts.laterParts[part]);
}

async function open(key: string, files: Files<object>): Promise<void> {
  opened.set(key, files);
  await Promise.all([...new Set([requested, useI18n().locale.value])].map(complete));
}

/** Keeps the app in the language of the settings, or else the system's. Resolves when the first one is loaded. */
export async function followLanguage(): Promise<void> {
  const settings = useSettings();
  const language = computed(() => languageFor(settings.language, navigator.languages));
  await showLanguage(language.value);
  watchEffect(() => void showLanguage(language.value));
}

/** Loads the missing messages of a language, repeatedly if more are opened meanwhile. */
async function complete(language: Language): Promise<void> {
  const words = loaded[language];
  for (let files = missing(language); files.length > 0; files = missing(language)) {
    await Promise.all(files.map(async ({ key, file }) => words.set(key, (await load(file)).default)));
    setMessages(language, merged(words));
  }
}

const missing = (language: Language): readonly WordFile[] =>
  [
    { key: APP, file: appMessages[language] },
    ...gameRenderers.map(({ name, messages }) => ({ key: gameKey(name), file: messages[language] })),
    ...[...opened].map(([key, files]) => ({ key, file: files[language] })),
  ].filter(({ key }) => !loaded[language].has(key));

/** The app's messages, and those of each part under its key; a game's messages (setup, table, lessons, coach) are under `game.<name>`. */
const merged = (words: ReadonlyMap<string, object>) => ({
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
