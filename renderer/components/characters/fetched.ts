import { shallowReactive } from 'vue';
import type { Character } from '../../../core/base/characters.ts';
import { load } from '../../stores/loading.ts';
import type { Portrait } from './portrait.ts';

/** Most tables have few bots, so each portrait is a file of its own. */
const files = import.meta.glob<{ default: Portrait }>('./portraits/*.ts');

/** The portraits that are here. */
export const portraits = shallowReactive<Partial<Record<Character, Portrait>>>({});

/** Fetches a portrait unless it is here. */
export async function fetchPortrait(character: Character): Promise<void> {
  const file = files[`./portraits/${character}.ts`];
  if (file === undefined || portraits[character] !== undefined) return;
  portraits[character] = (await load(file)).default;
}
