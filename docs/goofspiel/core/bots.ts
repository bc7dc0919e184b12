import type { Bot } from '../../../core/game.ts';
import type { GoofspielTypes } from './types.ts';

/** Bids about as much as lies there, with a card near to that, so that nobody can count on it. */
const regular: Bot<GoofspielTypes, null> = {
  initial: null,
  decide: ({ prizes }, { bid }, _memory, rng) => {
    const worth = prizes.reduce((sum, prize) => sum + prize, 0) + rng.below(4) - 1;
    const [card = 1] = [...(bid?.card ?? [])].sort(
      (one, other) => Math.abs(one - worth) - Math.abs(other - worth),
    );
    return { type: 'bid', card };
  },
};

/** The one bot: whichever rung is asked for, it is the nearest there is. */
export const bots = { regular };
