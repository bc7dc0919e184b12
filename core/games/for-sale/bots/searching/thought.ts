import { isSameJson } from '../../../../base/json.ts';
import type { Rng } from '../../../../base/rng.ts';
import { percentOf } from '../../../../base/share.ts';
import { comparisonIn, examine, type Examined, type Examination } from '../../../../base/search/examine.ts';
import { race, type Lane } from '../../../../base/search/race.ts';
import { Tally } from '../../../../base/search/tally.ts';
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

/** What there is to do, by place. One action may stand there more than once, with other ways to go on. */
export interface Thought {
  readonly actions: readonly ForSaleAction[];
  /** The place of what to do. */
  readonly chosen: number;
  /** How the choice that was asked for compares with the best other one. */
  readonly examined?: Examined;
}

/** How actions are tried. */
export type Trial = Pick<Examination, 'reward'> & {
  readonly actions: readonly ForSaleAction[];
  readonly budget: Budget;
  readonly asked?: ForSaleAction | undefined;
  /** What is chosen of what was tried, where nothing was to be compared. */
  readonly choose: (lanes: readonly Lane[]) => number;
};

/** Tries actions, each with all ways to go on; one that was asked for beside the best other one, if there are worlds for that. */
export function tried({ actions, budget, asked, reward, choose }: Trial): Thought {
  const { playouts, worlds, isOver } = budget;
  if (asked !== undefined && worlds !== undefined) {
    const kinds = actions.map((action) => actions.findIndex((one) => isSameJson(one, action)));
    const made = actions.findIndex((action) => isSameJson(action, asked));
    const examined = examine({ kinds, made, playouts, worlds, reward, isOver });
    if (examined !== undefined) return { actions, chosen: examined.best, examined };
  }
  return { actions, chosen: choose(race(actions.length, playouts, reward, isOver)) };
}

/** What is counted where an action is played on, for who asks why: the share of the win, and amounts in thousands. */
const COUNTED = ['wins', 'total', 'building', 'pays', 'cheque'] as const;
type Counted = Readonly<Record<(typeof COUNTED)[number], number>>;

/** At least as many as there is to do, with all ways to go on. */
const PLACES = 32;

/** Means of what comes of each action, of the running round and in the end. */
export class Outcomes {
  readonly #tally = new Tally(PLACES, COUNTED.length);

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
  { actions, chosen: drawn, examined }: Thought,
  outcomes: Outcomes,
  asked: ForSaleAction | undefined,
): Advice<ForSaleTypes> {
  const chosen = examined === undefined ? outcomes.richest(actions, drawn) : drawn;
  const outcomeAt = (place: number): Outcome | undefined => {
    const action = actions[place];
    return action && { action, ...outcomes.of(place, chosen) };
  };
  const others = [...actions.keys()]
    .filter((place) => place !== chosen)
    .flatMap((place) => outcomeAt(place) ?? [])
    .filter(({ wins }) => !Number.isNaN(wins))
    .sort((one, other) => other.wins - one.wins);
  const weighed = [outcomeAt(chosen), ...others]
    .flatMap((outcome) => outcome ?? [])
    .filter(({ action }, rank, all) => all.findIndex((one) => isSameJson(one.action, action)) === rank);
  const own = asked && weighed.find(({ action }) => isSameJson(action, asked));
  const comparison = comparisonIn(actions, examined);
  const beside = examined === undefined || examined.best === examined.other ? own : outcomeAt(examined.other);
  return {
    choices: weighed.slice(0, SPOKEN).map(choiceOf),
    reason: reasonOf(weighed, beside),
    ...(own && { asked: choiceOf(own) }),
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
