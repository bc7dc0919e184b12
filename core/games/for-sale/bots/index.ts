import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { cheapskate } from './cheapskate.ts';
import { prudent } from './prudent.ts';
import { random } from './random.ts';
import { master } from './searching/master.ts';
import { smart } from './smart.ts';
import { thinker } from './thinker.ts';
import { STYLES } from './thinking/style.ts';
import { value } from './value.ts';

/** The bots of For Sale by name. */
export const bots: Readonly<Record<string, Bot<ForSaleTypes>>> = {
  random,
  beginner: thinker(STYLES.beginner),
  casual: thinker(STYLES.casual),
  regular: thinker(STYLES.regular),
  expert: thinker(STYLES.expert),
  master,
  cheapskate,
  prudent,
  value,
  smart,
};
