import type { Bot } from '../../../game.ts';
import type { FuffzigerTypes } from '../types.ts';
import { easy } from './easy.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

/** The bots of Falsche Fuffziger by name. */
export const bots: Readonly<Record<string, Bot<FuffzigerTypes>>> = { random, easy, steady };
