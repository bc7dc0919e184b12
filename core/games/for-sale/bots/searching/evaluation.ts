import { isSameJson } from '../../../../base/json.ts';
import type { Rng } from '../../../../base/rng.ts';
import { percentOf } from '../../../../base/percent.ts';
import {
  comparisonIn,
  kindsBy,
  rankingOf,
  settle,
  type Examination,
  type Settled,
} from '../../../../base/search/examine.ts';
import type { Arm } from '../../../../base/search/race.ts';
import { RunningMeans } from '../../../../base/search/running-means.ts';
import type { Advice, Budget, Weighed } from '../../../../game.ts';
import type { ForSaleAction } from '../../actions.ts';
import type { Building } from '../../material.ts';
import type { ForSaleReason } from '../../reason.ts';
import type { ForSaleTypes } from '../../types.ts';
import type { ForSaleView, OwnThings } from '../../view.ts';
import type { Knowledge } from '../thinking/knowledge.ts';
import type { Memory } from '../thinking/memory.ts';

/** A decision that a seat owes. */
export interface Question {
  readonly view: ForSaleView;
  readonly own: OwnThings;
  readonly memory: Memory;
  readonly knowledge: Knowledge;
  readonly rng: Rng;
  readonly budget: Budget;
}

/** The result of a search: the actions (one may occur several times, with different limits), and the index of the best. */
export interface SearchResult extends Settled {
  readonly actions: readonly ForSaleAction[];
}

/** How actions are tryActions. */
interface Trial {
  readonly actions: readonly ForSaleAction[];
  readonly budget: Budget;
  readonly made: ForSaleAction | undefined;
  readonly reward: Examination['reward'];
  /** Picks one of the tryActions actions, if no comparison was requested. */
  readonly choose: (arms: readonly Arm[]) => number;
}

/** Tries actions, each with all limits; compares a given one with the best alternative if there is a budget for that. */
export const tryActions = ({ actions, budget, made, reward, choose }: Trial): SearchResult => ({
  actions,
  ...settle({ ...kindsOf(actions, made), reward }, budget, choose),
});

const kindsOf = (actions: readonly ForSaleAction[], made: ForSaleAction | undefined) => ({
  kinds: kindsBy(actions, JSON.stringify),
  made: actions.findIndex((action) => isSameJson(action, made)),
});

/** What is counted in playouts for advice: the share of the win, and amounts in thousands. */
const COUNTED = ['wins', 'total', 'building', 'pays', 'cheque'] as const;
type Counted = Readonly<Record<(typeof COUNTED)[number], number>>;

/** At least the number of actions with all limits. */
const PLACES = 32;

/** Means of the outcomes of each action, of the current round and at the end. */
export class Outcomes {
  readonly #means = new RunningMeans(PLACES, COUNTED.length);

  /** Adds the outcome of an action in a determinization. */
  add(index: number, outcome: Partial<Counted>): void {
    for (const [kind, counted] of COUNTED.entries()) this.#means.add(index, kind, outcome[counted] ?? 0);
  }

  /** `best`: the index of the best action; all means are over its determinizations. */
  of(index: number, best: number): Counted {
    const [wins = 0, total = 0] = COUNTED.map((_, kind) => this.#means.adjustedMean(best, index, kind));
    const [, , building = 0, pays = 0, cheque = 0] = COUNTED.map((_, kind) => this.#means.mean(index, kind));
    return { wins: Math.min(1, Math.max(0, wins)), total, building, pays, cheque };
  }

  /** Of the choices whose rounded share of the win equals the best, the index of the one with the highest total: if nothing can be won, money counts. */
  richest(actions: readonly ForSaleAction[], best: number): number {
    const { wins, total } = this.of(best, best);
    const gains = actions.map((_, index) => {
      const other = this.of(index, best);
      return percentOf(other.wins) >= percentOf(wins) ? other.total - total : 0;
    });
    const most = Math.max(0, ...gains.filter((gain) => !Number.isNaN(gain)));
    return most > 0.5 ? gains.indexOf(most) : best;
  }
}

/** Maximum number of choices in the advice: all candidate bids, and passing. */
const SPOKEN = 4;

type Outcome = Counted & { readonly action: ForSaleAction };

/** The advice: the best choice first, the others by share of the win, each with its best limit, and the reason for the first. */
export function adviceOn(
  result: SearchResult,
  outcomes: Outcomes,
  made: ForSaleAction | undefined,
): Advice<ForSaleTypes> {
  const { actions, best: drawn, examined } = result;
  const best = examined === undefined ? outcomes.richest(actions, drawn) : drawn;
  const all = actions.map((action, index): Outcome => ({ action, ...outcomes.of(index, best) }));
  const ranking = rankingOf(all, kindsOf(actions, made), { ...result, best });
  const comparison = comparisonIn(actions, examined);
  return {
    choices: ranking.ranked.slice(0, SPOKEN).map(choiceOf),
    reason: reasonOf(ranking.ranked, ranking.reference),
    ...(ranking.made && { asked: choiceOf(ranking.made) }),
    ...(comparison && { comparison }),
  };
}

const choiceOf = ({ action, wins, total }: Outcome): Weighed<ForSaleAction> => ({ action, wins, total });

/** Compares the best choice with the given one, or else with the best of the other kind. */
function reasonOf([best, ...others]: readonly Outcome[], made: Outcome | undefined): ForSaleReason {
  if (best === undefined) return { type: 'alone' };
  const isOther = ({ action }: Outcome): boolean =>
    action.type === 'sell' || action.type !== best.action.type;
  const other = made !== undefined && made.action !== best.action ? made : others.find(isOther);
  if (other === undefined) return { type: 'alone' };
  if (best.action.type !== 'sell' || other.action.type !== 'sell')
    return { type: 'buying', best: purchase(best), other: purchase(other) };
  return { type: 'selling', best: sale(best, best.action), other: sale(other, other.action) };
}

const purchase = ({ action, building, pays }: Outcome) => ({ action, building, pays });
const sale = ({ cheque }: Outcome, { building }: { readonly building: Building }) => ({ building, cheque });
