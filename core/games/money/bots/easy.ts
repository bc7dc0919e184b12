import type { Rng } from '../../../base/rng.ts';
import type { Bot } from '../../../game.ts';
import { BLUFF, type Card } from '../material.ts';
import type { MoneyTypes } from '../types.ts';
import { collector } from './collector.ts';
import { random } from './random.ts';
import { isOf, strongest } from './strongest.ts';

/** How often it does the first thing that comes to its mind with an open bid. */
const CARELESS_ONE_IN = 5;
const SIT_OUT_ONE_IN = 12;
/** Cards of its largest bid. */
const MOST_CARDS = 3;

/**
 * A beginner: bids some cards that it does not collect, without a thought of how high, and takes what brings most of the two
 * currencies that it does; now and then it does not look what it takes.
 */
export const easy: Bot<MoneyTypes, null> = {
  initial: null,
  decide: (view, legal, memory, rng) => {
    if (legal.bid !== undefined) return { type: 'bid', cards: drawBid(legal.bid.from, rng) };
    return (rng.below(CARELESS_ONE_IN) === 0 ? random : collector).decide(view, legal, memory, rng);
  },
};

function drawBid(from: readonly Card[], rng: Rng): readonly Card[] {
  const kept = strongest(from);
  const spare = from.filter((card) => card !== BLUFF && !isOf(card, kept));
  if (spare.length === 0 || rng.below(SIT_OUT_ONE_IN) === 0) return [BLUFF];
  return rng.shuffle(spare).slice(0, 1 + rng.below(MOST_CARDS));
}
