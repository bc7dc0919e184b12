import { createI18n, registerMessageResolver, useI18n } from 'petite-vue-i18n';
import { computed, watchEffect } from 'vue';
import { gameRenderers } from '../games/index.ts';
import { useSettings } from '../stores/settings.ts';
import { isLanguage, pickLanguage, type Language } from './languages.ts';

export { useI18n } from 'petite-vue-i18n';

const appMessages = {
  en: () => import('./messages/en/index.ts'),
  de: () => import('./messages/de/index.ts'),
  nl: () => import('./messages/nl/index.ts'),
  it: () => import('./messages/it/index.ts'),
};

// Keys are paths (`home.nearby.title`); the library's own resolver knows flat keys only.
registerMessageResolver((messages, path) => {
  let found: unknown = messages;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, part);
  }
  return (found ?? null) as ReturnType<Parameters<typeof registerMessageResolver>[0]>;
});

/** The app's messages; those of a game are under `game.<name>`. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  missingWarn: true,
  messages: {},
});

const loaded = new Set<Language>();
let wish: Language | undefined;

/** Loads the messages of a language, once, and shows the app in it. */
export async function showLanguage(language: Language): Promise<void> {
  wish = language;
  if (!loaded.has(language)) {
    const [app, ...games] = await Promise.all([
      appMessages[language](),
      ...gameRenderers.map(
        async ({ name, messages }) => [name, (await messages[language]()).default] as const,
      ),
    ]);
    i18n.global.setLocaleMessage(language, { ...app.default, game: Object.fromEntries(games) });
    loaded.add(language);
  }
  if (wish !== language) return; // another one was wished for meanwhile
  i18n.global.locale.value = language;
  document.documentElement.lang = language;
}

/** Keeps the app in the language that is set, or else that of the system. Resolves when the first one is there. */
export async function followLanguage(): Promise<void> {
  const settings = useSettings();
  const wanted = computed(() =>
    isLanguage(settings.language) ? settings.language : pickLanguage(navigator.languages),
  );
  await showLanguage(wanted.value);
  watchEffect(() => void showLanguage(wanted.value));
}

const DAY = 86_400_000;

/** A text of somebody else inside a sentence: its writing direction stays its own (U+2068 … U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Numbers, names and times in the language of the app. */
export function useFormat() {
  const { locale } = useI18n();
  const integer = computed(() => new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0 }));
  const list = computed(() => new Intl.ListFormat(locale.value, { type: 'conjunction' }));
  const clock = computed(() => new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit' }));
  const weekday = computed(
    () => new Intl.DateTimeFormat(locale.value, { weekday: 'long', hour: '2-digit', minute: '2-digit' }),
  );
  const day = computed(() => new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }));
  const time = (milliseconds: number): string => clock.value.format(milliseconds);
  /** A moment of the past, as exactly as it is remembered: time, weekday and time, or date. `milliseconds` since 1970. */
  const when = (milliseconds: number, now: number = Date.now()): string => {
    const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
    if (isToday) return time(milliseconds);
    return now - milliseconds < 6 * DAY ? weekday.value.format(milliseconds) : day.value.format(milliseconds);
  };
  return {
    number: (value: number): string => integer.value.format(value),
    names: (names: readonly string[]): string => list.value.format(names.map(isolate)),
    time,
    when,
  };
}
