import type { Bot } from '../../../game.ts';
import type { FuffzigerTypes } from '../types.ts';
import { master } from './searching/master.ts';
import { random } from './random.ts';
import { thinker } from './thinker.ts';
import { STYLES } from './thinking/style.ts';

/** The bots of Falsche Fuffziger by name. */
export const bots: Readonly<Record<string, Bot<FuffzigerTypes>>> = {
  random,
  beginner: thinker(STYLES.beginner),
  casual: thinker(STYLES.casual),
  regular: thinker(STYLES.regular),
  expert: thinker(STYLES.expert),
  master,
};
