import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { collector } from './collector.ts';
import { easy } from './easy.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

/** The bots of Money! by name. */
export const bots: Readonly<Record<string, Bot<MoneyTypes>>> = { random, easy, steady, collector };
