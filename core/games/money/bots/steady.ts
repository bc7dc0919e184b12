import type { Bot } from '../../../game.ts';
import { BLUFF } from '../material.ts';
import type { MoneyTypes } from '../types.ts';
import { chooseAct } from './steady/act.ts';
import { chooseBid } from './steady/bid.ts';
import { remember, type Seen } from './steady/memory.ts';
import { mindOf } from './steady/mind.ts';
import { STYLE, type Style } from './steady/style.ts';

/** A bot that plays with such beliefs. */
export const steadyWith = (style: Style): Bot<MoneyTypes, Seen> => ({
  initial: [],
  observe: (seen, _view, events) => events.reduce(remember, seen),
  decide: (view, _legal, seen, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const hand = own.hand.filter((card) => card !== BLUFF);
    if (round.type === 'bidding')
      return { type: 'bid', cards: chooseBid(view, own, mindOf(view, own, hand, seen, style), rng) };
    const cards = [...hand, ...(round.lying[own.seat] ?? [])];
    return chooseAct(view, own, round, mindOf(view, own, cards, seen, style), rng);
  },
});

/**
 * Plays to win: values cards by what they may come to count, tries bids and choices against hands that the others may have,
 * and remembers what it saw go to whom.
 */
export const steady: Bot<MoneyTypes, Seen> = steadyWith(STYLE);
