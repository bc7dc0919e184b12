import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { cheapskate } from './cheapskate.ts';
import { easy } from './easy.ts';
import { prudent } from './prudent.ts';
import { random } from './random.ts';
import { smart } from './smart.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** The bots of For Sale by name. */
export const bots: Readonly<Record<string, Bot<ForSaleTypes>>> = {
  random,
  easy,
  cheapskate,
  prudent,
  value,
  smart,
  steady,
};
