import type { Component } from 'vue';
import { lazy } from '../../components/lazy.ts';
import { rendererOf } from '../../games/index.ts';
import { openTableWords } from '../../i18n/load.ts';

const plainResult = () => import('../../games/shared/PlainResult.vue');
const cache = new Map<string, Component>();

/** A game's table or score sheet, loaded with its messages on first use; undefined if this app does not know the game. */
export function gameComponent(game: string, part: 'table' | 'result'): Component | undefined {
  const renderer = rendererOf(game);
  if (renderer === undefined) return undefined;
  const key = `${game}/${part}`;
  const load = async (): Promise<{ readonly default: Component }> => {
    const [loaded] = await Promise.all([(renderer[part] ?? plainResult)(), openTableWords(game)]);
    return loaded;
  };
  const component = cache.get(key) ?? lazy(load);
  cache.set(key, component);
  return component;
}
