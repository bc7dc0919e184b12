import type { Rng } from '../../../../base/rng.ts';
import type { Bot, Budget } from '../../../../game.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { ForSaleTypes } from '../../types.ts';
import type { ForSaleView } from '../../view.ts';
import { knowledgeOf } from '../thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { STYLES } from '../thinking/style.ts';
import { searchBid } from './buying.ts';
import { searchSale } from './selling.ts';
import { adviceOn, Outcomes, type SearchResult } from './evaluation.ts';

/** A bot that searches bids and alternatives in determinizations, and sells by regret matching. */
export const master: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  playouts: 4_000,
  review: { playouts: 2_000, determinizations: 1_000 },
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng, budget) => {
    const only = onlyChoiceIn(legal);
    if (only !== undefined) return only;
    const { actions, best } = search(view, legal, memory, rng, budget);
    const action = actions[best];
    if (action === undefined) throw new Error('nothing to decide');
    return action;
  },
  weigh: (view, legal, memory, rng, budget, made) => {
    const outcomes = new Outcomes();
    return adviceOn(search(view, legal, memory, rng, budget, outcomes, made), outcomes, made);
  },
};

/** The only possible action; undefined if there is a choice. */
function onlyChoiceIn({ bid, sell }: ForSaleLegal): ForSaleAction | undefined {
  if (sell === undefined) return bid === undefined ? { type: 'pass' } : undefined;
  const [building, ...others] = sell.building;
  return building === undefined || others.length > 0 ? undefined : { type: 'sell', building };
}

function search(
  view: ForSaleView,
  legal: ForSaleLegal,
  memory: Memory,
  rng: Rng,
  budget: Budget,
  outcomes?: Outcomes,
  made?: ForSaleAction,
): SearchResult {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const knowledge = knowledgeOf(view, own, memory, STYLES.expert, rng);
  const question = { view, own, memory, knowledge, rng, budget };
  return round.type === 'selling'
    ? searchSale(question, round, outcomes, made)
    : searchBid(question, round, legal, outcomes, made);
}
