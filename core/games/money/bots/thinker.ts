import { recalled } from '../../../base/slips.ts';
import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { chooseAct, chooseBid } from './thinking/choose.ts';
import { NOTHING_SEEN, remember, type Memory } from './memory.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that values cards by what they may come to count, tries bids and choices against hands that the others may have, and
 * remembers what it saw go to whom. Its style says what it believes, and how well it does all that.
 */
export const thinker = (style: Style): Bot<MoneyTypes, Memory> => ({
  initial: NOTHING_SEEN,
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: (memory, _view, events) => events.reduce(remember, memory),
  decide: (view, _legal, { seen }, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const known = seen.map((cards) => recalled(cards, style.recall, rng)); // what it still has in mind
    return round.type === 'bidding'
      ? { type: 'bid', cards: chooseBid(view, own, known, style, rng) }
      : chooseAct(view, own, round, known, style, rng);
  },
});
