import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { plainBots, random } from './plain.ts';
import { master } from './searching/master.ts';
import { thinker } from './thinker.ts';
import { STYLES } from './thinking/style.ts';

/** The bots of For Sale by name. */
export const bots: Readonly<Record<string, Bot<ForSaleTypes>>> = {
  random,
  beginner: thinker(STYLES.beginner),
  casual: thinker(STYLES.casual),
  regular: thinker(STYLES.regular),
  expert: thinker(STYLES.expert),
  master,
  ...plainBots,
};
