import { bestOf, race } from '../../../../base/search/race.ts';
import type { Bot, Budget } from '../../../../game.ts';
import type { MoneyAction } from '../../actions.ts';
import { SET_WIDTH } from '../../kernel.ts';
import { BLUFF, DISPLAYS } from '../../material.ts';
import type { MoneyTypes } from '../../types.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { NOTHING_SEEN, remember, type Memory } from './memory.ts';
import { bidsOf, Spare } from './spare.ts';
import { Worlds } from './worlds.ts';

/** Spare cards that it makes its bids of. */
const SPARE = 7;

/** A bot that tries bids and choices in worlds that it deals from what it knows, and goes for the share of the win that they promise. */
export const master: Bot<MoneyTypes, Memory> = {
  initial: NOTHING_SEEN,
  playouts: 10_000,
  observe: (memory, _view, events) => events.reduce(remember, memory),
  decide: (view, _legal, memory, rng, budget) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const worlds = new Worlds(view, own, memory, rng);
    return round.type === 'bidding' ? chooseBid(view, own, worlds, budget) : chooseAct(round, worlds, budget);
  },
};

function chooseBid({ options }: MoneyView, { seat }: OwnCards, worlds: Worlds, budget: Budget): MoneyAction {
  const spare = new Spare();
  const worth = worlds.worths[seat];
  if (worth === undefined) throw new RangeError(`no seat ${seat}`);
  spare.find(worlds.root.sets, seat * SET_WIDTH, worth, SPARE);
  const bids = bidsOf(spare.count).map((bid) => spare.cardsOf(bid));
  const cards = bids[best(bids.length, budget, (world, bid) => worlds.ofBid(world, bids[bid] ?? []))] ?? [];
  // bluff-first: with the bluff card a bid goes before equal ones, and it costs nothing
  const isBluffing = cards.length === 0 || options.tieBreak === 'bluff-first';
  return { type: 'bid', cards: isBluffing ? [BLUFF, ...cards] : cards };
}

function chooseAct({ waiting }: ActingView, worlds: Worlds, budget: Budget): MoneyAction {
  const { root } = worlds;
  const actions: readonly MoneyAction[] = [
    { type: 'pass' },
    ...DISPLAYS.map((display) => ({ type: 'take', display }) as const),
    ...waiting.map((partner) => ({ type: 'swap', with: partner }) as const),
  ];
  const chosen = best(root.choices, budget, (world, choice) => worlds.ofChoice(world, root.choiceAt(choice)));
  return actions[chosen] ?? { type: 'pass' };
}

/** The candidate that does best in the same worlds; without a choice none are dealt. */
const best = (
  count: number,
  { playouts, isOver }: Budget,
  reward: (world: number, candidate: number) => number,
): number => (count < 2 ? 0 : bestOf(race(count, playouts, reward, isOver)));
