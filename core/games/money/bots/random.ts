import type { Rng } from '../../../base/rng.ts';
import type { Bot } from '../../../game.ts';
import type { MoneyAction, MoneyLegal } from '../actions.ts';
import { BLUFF, type Card } from '../material.ts';
import type { MoneyTypes } from '../types.ts';

/** Maximum number of valued cards in its bids; larger bids would mostly give a hand away. */
const MOST_CARDS = 5;
const SIT_OUT_ONE_IN = 10;
const BLUFF_ONE_IN = 3;

/** Plays at random: sometimes sits out, else bids up to five cards, and then picks any legal action. */
export const random: Bot<MoneyTypes, null> = {
  initial: null,
  decide: (_view, legal, _memory, rng) =>
    legal.bid === undefined ? rng.pick(actsOf(legal)) : { type: 'bid', cards: drawBid(legal.bid.from, rng) },
};

function drawBid(from: readonly Card[], rng: Rng): readonly Card[] {
  if (rng.below(SIT_OUT_ONE_IN) === 0) return [BLUFF];
  const valued = from.filter((card) => card !== BLUFF);
  const count = 1 + rng.below(Math.min(MOST_CARDS, valued.length));
  const cards = rng.shuffle(valued).slice(0, count);
  return rng.below(BLUFF_ONE_IN) === 0 ? [BLUFF, ...cards] : cards;
}

/** All legal actions with a revealed bid. */
const actsOf = ({ take, swap, pass }: MoneyLegal): readonly MoneyAction[] => [
  ...(take?.display ?? []).map((display): MoneyAction => ({ type: 'take', display })),
  ...(swap?.with ?? []).map((partner): MoneyAction => ({ type: 'swap', with: partner })),
  ...(pass === undefined ? [] : [{ type: 'pass' } as const]),
];
