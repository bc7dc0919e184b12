import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { collector } from './collector.ts';

/** Collects its two strongest currencies. */
export const steady: Bot<MoneyTypes, null> = { initial: null, decide: collector.decide };
