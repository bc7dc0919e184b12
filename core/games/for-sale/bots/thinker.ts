import { bestOf, race } from '../../../base/search/race.ts';
import type { Bot } from '../../../game.ts';
import type { Building } from '../material.ts';
import type { ForSaleTypes } from '../types.ts';
import { Worlds } from './searching/worlds.ts';
import { chooseBid } from './thinking/bid.ts';
import { knowledgeOf } from './thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from './thinking/memory.ts';
import { chooseSale } from './thinking/sale.ts';
import { inTemper, type Style } from './thinking/style.ts';

/** The building whose sale leaves the seat best off on average, over so many worlds. */
function foreseenSale(worlds: Worlds, hand: readonly Building[], count: number): Building {
  const reward = (world: number, place: number): number =>
    worlds.reward(world, { action: { type: 'sell', building: hand[place] ?? 0 }, limit: 0 });
  const best = hand[bestOf(race(hand.length, count * hand.length, reward, () => false))];
  if (best === undefined) throw new Error('nothing to sell');
  return best;
}

/**
 * A bot that remembers what lay open, so that it knows the others' hands and nearly their money, and which plain manner of playing
 * explains them best. It buys by foreseeing how the round goes on, and sells against what the others probably sell, with or without a
 * look at what is left afterwards. Its style says how well it does all that.
 */
export const thinker = (style: Style): Bot<ForSaleTypes, Memory> => ({
  initial: NOTHING,
  inTemper: (temper) => thinker(inTemper(style, temper)),
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const knowledge = knowledgeOf(view, own, memory, style, rng);
    if (round.type === 'buying') return chooseBid(view, round, legal, knowledge);
    const building =
      style.foresight > 0
        ? foreseenSale(new Worlds(view, memory, knowledge, rng), own.hand, style.foresight)
        : chooseSale(round, knowledge, rng);
    return { type: 'sell', building };
  },
});
