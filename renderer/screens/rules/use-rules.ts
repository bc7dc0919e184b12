import { shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { RulesText } from '../../games/game-renderer.ts';
import { rendererOf } from '../../games/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { load } from '../../stores/loading.ts';

/** The rules of a game in the language of the app, loaded when they are wanted; undefined until then. */
export function useRules(game: Ref<string | undefined>): Readonly<ShallowRef<RulesText | undefined>> {
  const { locale } = useI18n();
  const text = shallowRef<RulesText>();
  watch(
    [game, locale],
    async ([name, language]) => {
      const files = name === undefined ? undefined : rendererOf(name)?.rules;
      if (files === undefined) return;
      const loaded = await load(files[language]);
      if (game.value === name && locale.value === language) text.value = loaded.default;
    },
    { immediate: true },
  );
  return text;
}
