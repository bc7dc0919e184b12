import { shallowRef, watch, type Component, type Ref, type ShallowRef } from 'vue';
import type { RulesText } from '../../games/rules-text.ts';
import { rendererOf } from '../../games/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { load } from '../../stores/loading.ts';

/** The rules of a game in the language of the app, and the component of their pictures, if any. */
export interface Rules {
  readonly text: RulesText;
  readonly pictures?: Component<{ section: number }>;
}

/** The rules of a game, loaded on demand; undefined until then. */
export function useRules(game: Ref<string | undefined>): Readonly<ShallowRef<Rules | undefined>> {
  const { locale } = useI18n();
  const rules = shallowRef<Rules>();
  watch(
    [game, locale],
    async ([name, language]) => {
      const renderer = name === undefined ? undefined : rendererOf(name);
      if (renderer === undefined) return;
      const [text, pictures] = await Promise.all([
        load(renderer.rules[language]),
        renderer.rulesPictures && load(renderer.rulesPictures),
      ]);
      if (game.value !== name || locale.value !== language) return;
      rules.value = { text: text.default, ...(pictures && { pictures: pictures.default }) };
    },
    { immediate: true },
  );
  return rules;
}
