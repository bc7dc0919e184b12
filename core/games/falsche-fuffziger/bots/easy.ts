import type { Bot } from '../../../game.ts';
import type { FuffzigerTypes } from '../types.ts';
import { inAuction } from './easy/auction.ts';
import { chooseBid } from './easy/bid.ts';
import { chooseNotes, choosePresses, produce } from './easy/business.ts';

/**
 * A beginner: keeps its presses running, turns one over now and then, goes along in auctions while that costs little, buys
 * mostly the dearest press that it can pay, and does not know what the inspector will show.
 */
export const easy: Bot<FuffzigerTypes, null> = {
  initial: null,
  decide: (view, legal, _memory, rng) => {
    const { own, phase } = view;
    if (own === undefined || phase === undefined) throw new Error('nothing to decide');
    switch (phase.type) {
      case 'producing':
        return produce(phase.done, legal, rng);
      case 'auction':
        return inAuction(own, phase, legal, rng);
      case 'laundering':
        return chooseBid(view, own, rng);
      case 'buying':
        return { type: 'buy', presses: choosePresses(legal, rng) };
      case 'general':
        return { type: 'launder', notes: chooseNotes(view, own.notes, rng) };
    }
  },
};
