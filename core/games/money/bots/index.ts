import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { random } from './random.ts';

/** The bots of Money! by name. */
export const bots: Readonly<Record<string, Bot<MoneyTypes>>> = { random };
