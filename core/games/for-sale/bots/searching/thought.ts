import { isSameJson } from '../../../../base/json.ts';
import type { Rng } from '../../../../base/rng.ts';
import { percentOf } from '../../../../base/share.ts';
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

/** What there is to do, by place (one action may stand there more than once, with other ways to go on), and the place of what to do. */
export interface Thought extends Settled {
  readonly actions: readonly ForSaleAction[];
}

/** How actions are tried. */
interface Trial {
  readonly actions: readonly ForSaleAction[];
  readonly budget: Budget;
  readonly asked: ForSaleAction | undefined;
  readonly reward: Examination['reward'];
  /** What is chosen of what was tried, where nothing was to be compared. */
  readonly choose: (arms: readonly Arm[]) => number;
}

/** Tries actions, each with all ways to go on; one that was asked for beside the best other one, if there are determinizations for that. */
export const tried = ({ actions, budget, asked, reward, choose }: Trial): Thought => ({
  actions,
  ...settle({ ...kindsOf(actions, asked), reward }, budget, choose),
});

const kindsOf = (actions: readonly ForSaleAction[], asked: ForSaleAction | undefined) => ({
  kinds: kindsBy(actions, JSON.stringify),
  made: actions.findIndex((action) => isSameJson(action, asked)),
});

/** What is counted where an action is played on, for who asks why: the share of the win, and amounts in thousands. */
const COUNTED = ['wins', 'total', 'building', 'pays', 'cheque'] as const;
type Counted = Readonly<Record<(typeof COUNTED)[number], number>>;

/** At least as many as there is to do, with all ways to go on. */
const PLACES = 32;

/** Means of what comes of each action, of the running round and in the end. */
export class Outcomes {
  readonly #tally = new RunningMeans(PLACES, COUNTED.length);

  /** What came of the action in a world. */
  add(place: number, outcome: Partial<Counted>): void {
    for (const [kind, counted] of COUNTED.entries()) this.#tally.add(place, kind, outcome[counted] ?? 0);
  }

  /** `best`: the place of the best action, whose luck all have. */
  of(place: number, best: number): Counted {
    const [wins = 0, total = 0] = COUNTED.map((_, kind) => this.#tally.beside(best, place, kind));
    const [, , building = 0, pays = 0, cheque = 0] = COUNTED.map((_, kind) => this.#tally.mean(place, kind));
    return { wins: Math.min(1, Math.max(0, wins)), total, building, pays, cheque };
  }

  /** Of the choices whose wins are shown as those of the best the place of the one that brings most: where nothing can be won money is left. */
  richest(actions: readonly ForSaleAction[], best: number): number {
    const { wins, total } = this.of(best, best);
    const gains = actions.map((_, place) => {
      const other = this.of(place, best);
      return percentOf(other.wins) >= percentOf(wins) ? other.total - total : 0;
    });
    const most = Math.max(0, ...gains.filter((gain) => !Number.isNaN(gain)));
    return most > 0.5 ? gains.indexOf(most) : best;
  }
}

/** So many choices are spoken of: all bids that are thought about, and passing. */
const SPOKEN = 4;

type Outcome = Counted & { readonly action: ForSaleAction };

/** The choices, that to make first and the others by how they did, each with the best way to go on, and what the first is about. */
export function adviceOn(
  thought: Thought,
  outcomes: Outcomes,
  asked: ForSaleAction | undefined,
): Advice<ForSaleTypes> {
  const { actions, best: drawn, examined } = thought;
  const best = examined === undefined ? outcomes.richest(actions, drawn) : drawn;
  const all = actions.map((action, place): Outcome => ({ action, ...outcomes.of(place, best) }));
  const ranking = rankingOf(all, kindsOf(actions, asked), { ...thought, best });
  const comparison = comparisonIn(actions, examined);
  return {
    choices: ranking.ranked.slice(0, SPOKEN).map(choiceOf),
    reason: reasonOf(ranking.ranked, ranking.beside),
    ...(ranking.asked && { asked: choiceOf(ranking.asked) }),
    ...(comparison && { comparison }),
  };
}

const choiceOf = ({ action, wins, total }: Outcome): Weighed<ForSaleAction> => ({ action, wins, total });

/** Beside the best choice the one that was asked for, or else the best of the other kind. */
function reasonOf([best, ...others]: readonly Outcome[], asked: Outcome | undefined): ForSaleReason {
  if (best === undefined) return { type: 'alone' };
  const isOther = ({ action }: Outcome): boolean =>
    action.type === 'sell' || action.type !== best.action.type;
  const other = asked !== undefined && asked.action !== best.action ? asked : others.find(isOther);
  if (other === undefined) return { type: 'alone' };
  if (best.action.type !== 'sell' || other.action.type !== 'sell')
    return { type: 'buying', best: purchase(best), other: purchase(other) };
  return { type: 'selling', best: sale(best, best.action), other: sale(other, other.action) };
}

const purchase = ({ action, building, pays }: Outcome) => ({ action, building, pays });
const sale = ({ cheque }: Outcome, { building }: { readonly building: Building }) => ({ building, cheque });
