import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { collector } from './collector.ts';
import { random } from './random.ts';
import { master } from './searching/master.ts';
import { thinker } from './thinker.ts';
import { STYLES } from './thinking/style.ts';

/** The bots of Money! by name. */
export const bots: Readonly<Record<string, Bot<MoneyTypes>>> = {
  random,
  beginner: thinker(STYLES.beginner),
  casual: thinker(STYLES.casual),
  regular: thinker(STYLES.regular),
  expert: thinker(STYLES.expert),
  master,
  collector,
};
