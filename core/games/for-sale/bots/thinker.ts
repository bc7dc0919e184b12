import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { foreseenSale } from './searching/selling.ts';
import { chooseBid } from './thinking/bid.ts';
import { knowledgeOf } from './thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from './thinking/memory.ts';
import { chooseSale } from './thinking/sale.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that remembers what lay open, so that it knows the others' hands and nearly their money, and which plain manner of playing
 * explains them best. It buys by foreseeing how the round goes on, and sells against what the others probably sell, with or without a
 * look at what is left afterwards. Its style says how well it does all that.
 */
export const thinker = (style: Style): Bot<ForSaleTypes, Memory> => ({
  initial: NOTHING,
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng, budget) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const knowledge = knowledgeOf(view, own, memory, style, rng);
    if (round.type === 'buying') return chooseBid(view, round, legal, knowledge);
    const question = { view, own, memory, knowledge, rng, budget };
    const building =
      style.foresight > 0
        ? foreseenSale(question, round, style.foresight)
        : chooseSale(round, knowledge, rng);
    return { type: 'sell', building };
  },
});
