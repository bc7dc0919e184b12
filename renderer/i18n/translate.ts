import { computed, ref, shallowRef, type Ref } from 'vue';
import { isRung } from '../../core/base/rungs.ts';
import { fill, formOf, messageAt, type Words } from './fill.ts';
import type { MessageKey } from './keys.ts';
import type { Language } from './languages.ts';

/** The language of the app. */
const locale = ref<Language>('en');
/** The loaded messages by language; those of a game are under `game.<name>`. */
const messages = shallowRef<{ readonly [Code in Language]?: object }>({});
const current = computed(() => messages.value[locale.value] ?? {});

/** Replaces the messages of a language. */
export function setMessages(language: Language, all: object): void {
  messages.value = { ...messages.value, [language]: all };
}

/** Switches the app to a language whose messages are loaded. */
export function setLocale(language: Language): void {
  locale.value = language;
}

/** Returns the text of a key with its placeholders filled; of plural forms the one for `count`. */
export type Translate<Key extends string = MessageKey> = (key: Key, words?: Words, count?: number) => string;

/** The text of a key in the language of the app. Unknown keys do not compile; at runtime the key itself is shown. */
const text = (key: string, words: Words = {}, count?: number): string =>
  fill(formOf(messageAt(current.value, key) ?? key, locale.value, count), words);

/** Translation function and language of the app; both are reactive. */
export const useI18n = (): { readonly t: Translate; readonly locale: Readonly<Ref<Language>> } => ({
  t: text,
  locale,
});

/** Translation function for a game's table, sheets and lessons; `Key`: their paths below `game.<name>`. */
export const useGameText =
  <Key extends string>(game: string): Translate<Key> =>
  (key, words, count) =>
    text(`game.${game}.${key}`, words, count);

/** Returns the title of a bot: of rungs the same in every game, of plain bots from their game's messages. */
export function useBotTitle(): (game: string, bot: string) => string {
  const { t } = useI18n();
  return (game, bot) => (isRung(bot) ? t(`rungs.${bot}`) : t(`game.${game}.bots.${bot}.title`));
}
