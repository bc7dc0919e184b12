import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { bestResponse } from './searching/selling.ts';
import { chooseBid } from './thinking/bid.ts';
import { knowledgeOf } from './thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from './thinking/memory.ts';
import { chooseSale } from './thinking/sale.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that remembers what was public, so that it knows the others' hands, roughly their money, and the heuristic that fits each best. It
 * buys by predicting the rest of the round, and sells against the probable sales of the others, with or without evaluating what is left
 * afterwards. Its style sets how well it does all that.
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
        ? bestResponse(question, round, style.foresight)
        : chooseSale(round, knowledge, rng);
    return { type: 'sell', building };
  },
});
