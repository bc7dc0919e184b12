import { isSameJson } from '../../../../base/json.ts';
import { bestOf, surelyBestOf } from '../../../../base/search/race.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { Amount } from '../../material.ts';
import type { BuyingView } from '../../view.ts';
import { chooseBid } from '../thinking/bid.ts';
import { tried, type Outcomes, type Question, type Thought } from './thought.ts';
import { Determinizations, type Candidate } from './determinizations.ts';

/** How many amounts above the least it thinks about. */
const RAISES = 3;
/** How much above its bid it may mean to go on by one in the running round. */
const LIMITS: readonly Amount[] = [0, 1, 2, 4, 7, 12];

/** What an expert would do, or what is surely better against how experts go on. `asked`: to be thought about in any case. */
export function thinkOfBid(
  question: Question,
  round: BuyingView,
  legal: ForSaleLegal,
  outcomes?: Outcomes,
  asked?: ForSaleAction,
): Thought {
  const { view, knowledge, budget } = question;
  const choices: readonly ForSaleAction[] = [...promising(legal), ...(asked === undefined ? [] : [asked])];
  const inOrder = choices.length > 1 ? [chooseBid(view, round, legal, knowledge), ...choices] : choices;
  const candidates = inOrder
    .filter((one, place) => inOrder.findIndex((other) => isSameJson(one, other)) === place)
    .flatMap((action) => waysOn(action, legal));
  const actions = candidates.map(({ action }) => action);
  const determinizations = new Determinizations(question, round);
  const reward = (world: number, place: number): number => {
    const brought = determinizations.reward(world, candidates[place] ?? PASSING);
    outcomes?.add(place, determinizations.outcome);
    return brought;
  };
  // who asks is told what wins most, as the figures beside it say
  return tried({ actions, budget, asked, reward, choose: outcomes === undefined ? surelyBestOf : bestOf });
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

/** A choice with all ways to go on with it. */
const waysOn = (action: ForSaleAction, { bid }: ForSaleLegal): readonly Candidate[] =>
  action.type === 'bid'
    ? LIMITS.map((more) => action.amount + more)
        .filter((limit) => limit <= (bid?.max ?? 0))
        .map((limit) => ({ action, limit }))
    : [{ action, limit: 0 }];
