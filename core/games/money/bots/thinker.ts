import { remembered } from '../../../base/noise.ts';
import type { Bot } from '../../../game.ts';
import type { MoneyTypes } from '../types.ts';
import { chooseAct, chooseBid } from './thinking/choose.ts';
import { NOTHING_SEEN, remember, type Memory } from './memory.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that values cards by their potential, tries bids and choices against possible hands of the others, and remembers which cards it
 * saw go to whom. Its style sets its beliefs and how well it does all that.
 */
export const thinker = (style: Style): Bot<MoneyTypes, Memory> => ({
  initial: NOTHING_SEEN,
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: (memory, _view, events) => events.reduce(remember, memory),
  decide: (view, _legal, { seen }, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const known = seen.map((cards) => remembered(cards, style.recall, rng));
    return round.type === 'bidding'
      ? { type: 'bid', cards: chooseBid(view, own, known, style, rng) }
      : chooseAct(view, own, round, known, style, rng);
  },
});
