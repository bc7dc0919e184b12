import type { Bot } from '../../../game.ts';
import type { FuffzigerTypes } from '../types.ts';
import { inAuction } from './steady/auction.ts';
import { chooseBid } from './steady/bid.ts';
import { chooseBuy } from './steady/buy.ts';
import { chooseLaunder } from './steady/general.ts';
import { NOTHING, remember, type Memory } from './steady/memory.ts';
import { outlookOf } from './steady/outlook.ts';
import { produce } from './steady/produce.ts';
import { STYLE, type Style } from './steady/style.ts';

/** A bot that weighs every note and every coin, with such a style. */
export const steadyWith = (style: Style): Bot<FuffzigerTypes, Memory> => ({
  initial: NOTHING,
  observe: remember,
  decide: (view, legal, memory, rng) => {
    const { own, phase } = view;
    if (own === undefined || phase === undefined) throw new Error('nothing to decide');
    const outlook = outlookOf(view, own, memory, style);
    switch (phase.type) {
      case 'producing':
        return produce(view, legal, outlook);
      case 'auction':
        return inAuction(phase, legal, outlook);
      case 'laundering':
        return chooseBid(view, outlook, rng);
      case 'buying':
        return chooseBuy(legal, outlook);
      case 'general':
        return chooseLaunder(outlook);
    }
  },
});

/** The one to beat. It remembers the inspector's order and what everybody earned and spent openly. */
export const steady = steadyWith(STYLE);
