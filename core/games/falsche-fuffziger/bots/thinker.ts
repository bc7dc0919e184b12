import type { Bot } from '../../../game.ts';
import type { FuffzigerTypes } from '../types.ts';
import { inAuction } from './thinking/auction.ts';
import { chooseBid } from './thinking/bid.ts';
import { chooseBuy, chooseLaunder, produce } from './thinking/turns.ts';
import { NOTHING, recalled, remember, type Memory } from './thinking/memory.ts';
import { assessmentOf } from './thinking/assessment.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that weighs notes, presses and coins. It remembers the inspector's order and everybody's public income and expenses. Its style sets
 * its beliefs, and how well it does all that.
 */
export const thinker = (style: Style): Bot<FuffzigerTypes, Memory> => ({
  initial: NOTHING,
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: remember,
  decide: (view, legal, memory, rng) => {
    const { own, phase } = view;
    if (own === undefined || phase === undefined) throw new Error('nothing to decide');
    const assessment = assessmentOf(view, own, recalled(memory, style, rng), style);
    switch (phase.type) {
      case 'producing':
        return produce(view, legal, assessment);
      case 'auction':
        return inAuction(phase, legal, assessment);
      case 'laundering':
        return chooseBid(view, assessment, rng);
      case 'buying':
        return chooseBuy(legal, assessment);
      case 'general':
        return chooseLaunder(assessment);
    }
  },
});
