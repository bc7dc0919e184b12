import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { chooseBid } from './steady/bid.ts';
import { knowledgeOf } from './steady/knowledge.ts';
import { NOTHING, remember, type Memory } from './steady/memory.ts';
import { chooseSale } from './steady/sale.ts';

/**
 * The one to beat. It remembers what lay open, so that it knows the others' hands and nearly their money, and which plain manner
 * of playing explains them best. It buys by foreseeing how the round goes on, and sells against what the others probably sell.
 */
export const steady: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const knowledge = knowledgeOf(view, own, memory, rng);
    if (round.type === 'buying') return chooseBid(view, round, legal, knowledge);
    return { type: 'sell', building: chooseSale(round, knowledge, rng) };
  },
};
