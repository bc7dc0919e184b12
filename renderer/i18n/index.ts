import { createI18n, useI18n } from 'petite-vue-i18n';
import { computed, watchEffect } from 'vue';
import { gameRenderers } from '../games/index.ts';
import { useSettings } from '../stores/settings.ts';
import { isLanguage, pickLanguage, type Language } from './languages.ts';

export { useI18n } from 'petite-vue-i18n';

const appMessages = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  nl: () => import('./messages/nl.ts'),
  it: () => import('./messages/it.ts'),
};

/** The app's messages; those of a game are under `game.<name>`. */
export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', missingWarn: true, messages: {} });

const loaded = new Set<Language>();

/** Loads the messages of a language, once, and shows the app in it. */
export async function showLanguage(language: Language): Promise<void> {
  if (!loaded.has(language)) {
    const [app, ...games] = await Promise.all([
      appMessages[language](),
      ...gameRenderers.map(async ({ name, messages }) => [name, (await messages[language]()).default] as const),
    ]);
    i18n.global.setLocaleMessage(language, { ...app.default, game: Object.fromEntries(games) });
    loaded.add(language);
  }
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

/** Numbers, money and times in the language of the app. */
export function useFormat() {
  const { locale } = useI18n();
  const integer = computed(() => new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0 }));
  const list = computed(() => new Intl.ListFormat(locale.value, { type: 'conjunction' }));
  const clock = computed(() => new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit' }));
  return {
    number: (value: number): string => integer.value.format(value),
    names: (names: readonly string[]): string => list.value.format(names),
    time: (milliseconds: number): string => clock.value.format(milliseconds),
  };
}
