import type { Rng } from '../../../../base/rng.ts';
import type { Bot, Budget } from '../../../../game.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { ForSaleTypes } from '../../types.ts';
import type { ForSaleView } from '../../view.ts';
import { knowledgeOf } from '../thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { STYLES } from '../thinking/style.ts';
import { thinkOfBid } from './buying.ts';
import { thinkOfSale } from './selling.ts';
import { adviceOn, Outcomes, type Thought } from './thought.ts';

/** A bot that plays on what an expert would bid, and what else there is, in determinizations that it deals from what it knows, and sells unforeseen. */
export const master: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  playouts: 4_000,
  review: { playouts: 2_000, determinizations: 1_000 },
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng, budget) => {
    const only = onlyChoiceIn(legal);
    if (only !== undefined) return only;
    const { actions, best } = thoughtOf(view, legal, memory, rng, budget);
    const action = actions[best];
    if (action === undefined) throw new Error('nothing to decide');
    return action;
  },
  weigh: (view, legal, memory, rng, budget, asked) => {
    const outcomes = new Outcomes();
    return adviceOn(thoughtOf(view, legal, memory, rng, budget, outcomes, asked), outcomes, asked);
  },
};

/** What has to be done; undefined where there is something to choose. */
function onlyChoiceIn({ bid, sell }: ForSaleLegal): ForSaleAction | undefined {
  if (sell === undefined) return bid === undefined ? { type: 'pass' } : undefined;
  const [building, ...others] = sell.building;
  return building === undefined || others.length > 0 ? undefined : { type: 'sell', building };
}

function thoughtOf(
  view: ForSaleView,
  legal: ForSaleLegal,
  memory: Memory,
  rng: Rng,
  budget: Budget,
  outcomes?: Outcomes,
  asked?: ForSaleAction,
): Thought {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const knowledge = knowledgeOf(view, own, memory, STYLES.expert, rng);
  const question = { view, own, memory, knowledge, rng, budget };
  return round.type === 'selling'
    ? thinkOfSale(question, round, outcomes, asked)
    : thinkOfBid(question, round, legal, outcomes, asked);
}
