import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';
import { chooseBid } from './steady/bid.ts';
import { knownOf } from './steady/known.ts';
import { NOTHING, remember, type Memory } from './steady/memory.ts';
import { chooseSale } from './steady/sale.ts';
import { STYLE, type Style } from './steady/style.ts';

export const steadyWith = (style: Style): Bot<ForSaleTypes, Memory> => ({
  initial: NOTHING,
  observe: (memory, view, events) => events.reduce((m, e) => remember(m, view, e, style), memory),
  decide: (view, legal, memory, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const known = knownOf(view, memory, style, rng);
    if (round.type === 'buying') return chooseBid(view, round, legal, known, style);
    return { type: 'sell', building: chooseSale(round, known, style, rng) };
  },
});

export const steady: Bot<ForSaleTypes, Memory> = steadyWith(STYLE);
