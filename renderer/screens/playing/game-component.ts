import type { Component } from 'vue';
import { lazy } from '../../components/lazy.ts';
import { rendererOf } from '../../games/index.ts';
import { openTableWords } from '../../i18n/load.ts';

const plainResult = () => import('../../games/shared/PlainResult.vue');
const made = new Map<string, Component>();

/**
 * A game's table or score sheet, loaded with its words when it is first shown; undefined for a game that this app does not
 * know.
 */
export function gameComponent(game: string, part: 'table' | 'result'): Component | undefined {
  const renderer = rendererOf(game);
  if (renderer === undefined) return undefined;
  const key = `${game}/${part}`;
  const load = async (): Promise<{ readonly default: Component }> => {
    const [loaded] = await Promise.all([(renderer[part] ?? plainResult)(), openTableWords(game)]);
    return loaded;
  };
  const component = made.get(key) ?? lazy(load);
  made.set(key, component);
  return component;
}
