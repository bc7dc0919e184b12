import type { Bot } from '../../../game.ts';
import { BLUFF } from '../material.ts';
import type { MoneyTypes } from '../types.ts';
import { chooseAct } from './thinking/act.ts';
import { chooseBid } from './thinking/bid.ts';
import { inMind, remember, type Seen } from './thinking/memory.ts';
import { mindOf } from './thinking/mind.ts';
import { inTemper, type Style } from './thinking/style.ts';

/**
 * A bot that values cards by what they may come to count, tries bids and choices against hands that the others may have, and
 * remembers what it saw go to whom. Its style says what it believes, and how well it does all that.
 */
export const thinker = (style: Style): Bot<MoneyTypes, Seen> => ({
  initial: [],
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: (seen, _view, events) => events.reduce(remember, seen),
  decide: (view, _legal, seen, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const hand = own.hand.filter((card) => card !== BLUFF);
    if (round.type === 'bidding')
      return {
        type: 'bid',
        cards: chooseBid(view, own, mindOf(view, own, hand, inMind(seen, style, rng), style), rng),
      };
    const cards = [...hand, ...(round.lying[own.seat] ?? [])];
    return chooseAct(view, own, round, mindOf(view, own, cards, inMind(seen, style, rng), style), rng);
  },
});
