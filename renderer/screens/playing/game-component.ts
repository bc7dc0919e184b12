import { defineAsyncComponent, type Component } from 'vue';
import { rendererOf } from '../../games/index.ts';

const made = new Map<string, Component>();

/** A game's table or score sheet, loaded when it is first shown; undefined for a game that this app does not know. */
export function gameComponent(game: string, part: 'table' | 'result'): Component | undefined {
  const renderer = rendererOf(game);
  if (renderer === undefined) return undefined;
  const key = `${game}/${part}`;
  const component = made.get(key) ?? defineAsyncComponent(async () => (await renderer[part]()).default);
  made.set(key, component);
  return component;
}
