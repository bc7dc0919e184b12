import { settle } from '../../../../base/search/examine.ts';
import type { Rng } from '../../../../base/rng.ts';
import { bestOf, race, surelyBestOf } from '../../../../base/search/race.ts';
import { RunningMeans } from '../../../../base/search/running-means.ts';
import type { Bot } from '../../../../game.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import type { FuffzigerTypes } from '../../types.ts';
import type { FuffzigerView } from '../../view.ts';
import { thinker } from '../thinker.ts';
import { of } from '../thinking/by-type.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { assessmentOf } from '../thinking/assessment.ts';
import { STYLES } from '../thinking/style.ts';
import { adviceOf, kindsOf } from './advice.ts';
import { choicesIn, nameIn } from './choices.ts';
import { COUNTED, Search, type Outcome } from './search.ts';

const expert = thinker(STYLES.expert);

/** For advice, playouts end after this many further rounds have begun. */
const ROUNDS = 2;
/** Such playouts are faster by this factor, so there are as many more of them. */
const SHORT = 3;
/** A round is probably the last one if the dearest type survives it with a lower probability. */
const ENDING = 0.5;

/** A bot that searches what an expert would do, and alternatives, in determinizations. */
export const master: Bot<FuffzigerTypes, Memory> = {
  initial: NOTHING,
  playouts: 300,
  review: { playouts: 600, determinizations: 2_000 },
  observe: remember,
  decide: (view, legal, memory, rng, budget) => {
    if (isForced(legal)) return { type: 'drop' };
    const usual: FuffzigerAction = expert.decide(view, legal, memory, rng, budget);
    if (budget.isOver()) return usual; // before determinizations are dealt
    const { search, choices } = questionOf(view, legal, memory, usual, rng);
    if (choices.length === 1) return usual;
    const reward = (world: number, choice: number): number => search.reward(world, choices[choice] ?? usual);
    return choices[surelyBestOf(race(choices.length, budget.playouts, reward, budget.isOver))] ?? usual;
  },
  weigh: (view, legal, memory, rng, budget, made) => {
    const usual: FuffzigerAction = expert.decide(view, legal, memory, rng, budget);
    const { search, choices: candidates, assessment } = questionOf(view, legal, memory, usual, rng, ROUNDS);
    const name = made && nameIn(view, made);
    const isNew = made !== undefined && candidates.every((choice) => nameIn(view, choice) !== name);
    const choices = isNew ? ([...candidates, made] as const) : candidates;
    const means = new RunningMeans(choices.length, COUNTED.length);
    const outcome: Outcome = { wins: 0, coins: 0, real: 0, got: 0, gives: 0 };
    const reward = (world: number, choice: number): number => {
      const value = search.reward(world, choices[choice] ?? choices[0], outcome);
      for (const [kind, counted] of COUNTED.entries()) means.add(choice, kind, outcome[counted]);
      return value;
    };
    const at = choices.findIndex((choice) => nameIn(view, choice) === name);
    const isLast = of(assessment.timetable.survivals[0] ?? [], 150) < ENDING;
    const kinds = kindsOf(view, choices);
    const raced = Math.max(SHORT * budget.playouts, choices.length);
    const settled = settle({ kinds, made: kinds[at] ?? -1, reward }, budget, bestOf, raced);
    return adviceOf({ view, choices, means, isLast, made: at, ...settled });
  },
};

/** Whether dropping out of an auction is the only legal action. */
const isForced = (legal: FuffzigerLegal): boolean =>
  Object.keys(legal).length === 1 && legal.drop !== undefined;

/** The search and its candidates, the default choice first. */
function questionOf(
  view: FuffzigerView,
  legal: FuffzigerLegal,
  memory: Memory,
  usual: FuffzigerAction,
  rng: Rng,
  rounds?: number,
) {
  const { own } = view;
  if (own === undefined) throw new Error('nothing to decide');
  const search = new Search(view, own, memory, rng, rounds);
  const assessment = assessmentOf(view, own, memory, STYLES.expert);
  return { search, assessment, choices: choicesIn({ view, legal, usual, assessment, ...search.first() }) };
}
