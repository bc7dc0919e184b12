import { computed, ref, shallowRef, type Ref } from 'vue';
import { isRung } from '../../core/base/rungs.ts';
import { fill, formOf, messageAt, type Words } from './fill.ts';
import type { MessageKey } from './keys.ts';
import type { Language } from './languages.ts';

/** The language that the app is shown in. */
const locale = ref<Language>('en');
/** The messages that are there, by language; those of a game are under `game.<name>`. */
const messages = shallowRef<{ readonly [Code in Language]?: object }>({});
const current = computed(() => messages.value[locale.value] ?? {});

/** Puts the messages of a language in the place of those that were there. */
export function setMessages(language: Language, all: object): void {
  messages.value = { ...messages.value, [language]: all };
}

/** Shows the app in a language whose messages are there. */
export function setLocale(language: Language): void {
  locale.value = language;
}

/** The text for a key, its placeholders filled; of plural forms the one for `count` things. */
export type Translate<Key extends string = MessageKey> = (key: Key, words?: Words, count?: number) => string;

/** The text for a key in the language of the app. A key that no message has does not compile; at worst the key itself is shown. */
const text = (key: string, words: Words = {}, count?: number): string =>
  fill(formOf(messageAt(current.value, key) ?? key, locale.value, count), words);

/** The texts of the app, and the language they are in; both follow when another one is chosen. */
export const useI18n = (): { readonly t: Translate; readonly locale: Readonly<Ref<Language>> } => ({
  t: text,
  locale,
});

/** The texts of a game's table, sheets and lessons; `Key`: their paths below `game.<name>`. */
export const useGameText =
  <Key extends string>(game: string): Translate<Key> =>
  (key, words, count) =>
    text(`game.${game}.${key}`, words, count);

/** What a bot is called: rungs the same in every game, the plain ones as their game says. */
export function useBotTitle(): (game: string, bot: string) => string {
  const { t } = useI18n();
  return (game, bot) => (isRung(bot) ? t(`rungs.${bot}`) : t(`game.${game}.bots.${bot}.title`));
}
