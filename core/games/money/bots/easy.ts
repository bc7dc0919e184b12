import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { collector } from './collector.ts';
import { random } from './random.ts';

/** How often it does the first thing that comes to its mind. */
const CARELESS_ONE_IN = 4;

/** A beginner: collects its two strongest currencies, and now and then does not think. */
export const easy: Bot<MoneyTypes, null> = {
  initial: null,
  decide: (view, legal, memory, rng) =>
    (rng.below(CARELESS_ONE_IN) === 0 ? random : collector).decide(view, legal, memory, rng),
};
