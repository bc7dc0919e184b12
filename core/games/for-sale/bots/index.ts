import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { random } from './random.ts';

/** The bots of For Sale by name. */
export const bots: Readonly<Record<string, Bot<ForSaleTypes>>> = { random };
