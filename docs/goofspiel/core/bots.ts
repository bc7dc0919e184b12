import type { Bot } from '../../../core/game.ts';
import type { GoofspielTypes } from './types.ts';

/** How many of its bids it draws from: those nearest to what lies there. */
const NEAREST = 3;

/** The one bot, whichever rung is asked for. It bids about as much as lies there, so that nobody can count on how much exactly. */
export const regular: Bot<GoofspielTypes, null> = {
  initial: null,
  decide: ({ prizes }, { bid }, _memory, rng) => {
    const worth = prizes.reduce((sum, prize) => sum + prize, 0);
    const far = (card: number): number => Math.abs(card - worth);
    const nearest = [...(bid?.card ?? [])].sort((one, other) => far(one) - far(other));
    return { type: 'bid', card: rng.pick(nearest.slice(0, NEAREST)) };
  },
};
