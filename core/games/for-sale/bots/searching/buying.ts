import { isSameJson } from '../../../../base/json.ts';
import { bestOf, surelyBestOf } from '../../../../base/search/race.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { Amount } from '../../material.ts';
import type { BuyingView } from '../../view.ts';
import { chooseBid } from '../thinking/bid.ts';
import { tryActions, type Outcomes, type Question, type SearchResult } from './evaluation.ts';
import { Determinizations, type Candidate } from './determinizations.ts';

/** Number of amounts above the least bid that are candidates. */
const RAISES = 3;
/** How far above its bid it may continue to raise by one in the current round. */
const LIMITS: readonly Amount[] = [0, 1, 2, 4, 7, 12];

/** Searches for a bid: what an expert would do, or what is certainly better. `made`: a choice to try in any case. */
export function searchBid(
  question: Question,
  round: BuyingView,
  legal: ForSaleLegal,
  outcomes?: Outcomes,
  made?: ForSaleAction,
): SearchResult {
  const { view, knowledge, budget } = question;
  const choices: readonly ForSaleAction[] = [...promising(legal), ...(made === undefined ? [] : [made])];
  const inOrder = choices.length > 1 ? [chooseBid(view, round, legal, knowledge), ...choices] : choices;
  const candidates = inOrder
    .filter((one, index) => inOrder.findIndex((other) => isSameJson(one, other)) === index)
    .flatMap((action) => waysOn(action, legal));
  const actions = candidates.map(({ action }) => action);
  const determinizations = new Determinizations(question, round);
  const reward = (world: number, index: number): number => {
    const brought = determinizations.reward(world, candidates[index] ?? PASSING);
    outcomes?.add(index, determinizations.outcome);
    return brought;
  };
  // advice names what wins most, like the figures next to it
  return tryActions({
    actions,
    budget,
    made,
    reward,
    choose: outcomes === undefined ? surelyBestOf : bestOf,
  });
}

const PASSING: Candidate = { action: { type: 'pass' }, limit: 0 };

const promising = ({ bid, pass }: ForSaleLegal): readonly ForSaleAction[] => [
  ...(pass === undefined ? [] : [PASSING.action]),
  ...(bid === undefined
    ? []
    : Array.from(
        { length: Math.min(RAISES, bid.max - bid.min + 1) },
        (_, more) => ({ type: 'bid', amount: bid.min + more }) as const,
      )),
];

/** A choice with every limit to continue with. */
const waysOn = (action: ForSaleAction, { bid }: ForSaleLegal): readonly Candidate[] =>
  action.type === 'bid'
    ? LIMITS.map((more) => action.amount + more)
        .filter((limit) => limit <= (bid?.max ?? 0))
        .map((limit) => ({ action, limit }))
    : [{ action, limit: 0 }];
