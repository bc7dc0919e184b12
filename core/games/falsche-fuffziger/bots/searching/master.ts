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
import { outlookOf } from '../thinking/outlook.ts';
import { STYLES } from '../thinking/style.ts';
import { adviceOf, kindsOf } from './advice.ts';
import { choicesIn, nameIn } from './choices.ts';
import { COUNTED, Search, type Seen } from './search.ts';

const expert = thinker(STYLES.expert);

/** Who is asked plays on until so many more rounds have begun. */
const ROUNDS = 2;
/** Such playouts take so much less time that there are as many more of them. */
const SHORT = 3;
/** A round is likely to be the last one if the dearest type is less likely than this to outlast it. */
const ENDING = 0.5;

/** A bot that plays on what an expert would do, and what else there is, in determinizations that it deals from what it knows. */
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
  weigh: (view, legal, memory, rng, budget, asked) => {
    const usual: FuffzigerAction = expert.decide(view, legal, memory, rng, budget);
    const { search, choices: worth, outlook } = questionOf(view, legal, memory, usual, rng, ROUNDS);
    const name = asked && nameIn(view, asked);
    const isNew = asked !== undefined && worth.every((choice) => nameIn(view, choice) !== name);
    const choices = isNew ? ([...worth, asked] as const) : worth;
    const tally = new RunningMeans(choices.length, COUNTED.length);
    const seen: Seen = { wins: 0, coins: 0, real: 0, got: 0, gives: 0 };
    const reward = (world: number, choice: number): number => {
      const brought = search.reward(world, choices[choice] ?? choices[0], seen);
      for (const [kind, counted] of COUNTED.entries()) tally.add(choice, kind, seen[counted]);
      return brought;
    };
    const at = choices.findIndex((choice) => nameIn(view, choice) === name);
    const isLast = of(outlook.timetable.survivals[0] ?? [], 150) < ENDING;
    const kinds = kindsOf(view, choices);
    const raced = Math.max(SHORT * budget.playouts, choices.length);
    const settled = settle({ kinds, made: kinds[at] ?? -1, reward }, budget, bestOf, raced);
    return adviceOf({ view, choices, tally, isLast, asked: at, ...settled });
  },
};

/** Whether there is nothing but to drop out of an auction. */
const isForced = (legal: FuffzigerLegal): boolean =>
  Object.keys(legal).length === 1 && legal.drop !== undefined;

/** The search, and what is worth thinking about, the usual choice first. */
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
  const outlook = outlookOf(view, own, memory, STYLES.expert);
  return { search, outlook, choices: choicesIn({ view, legal, usual, outlook, ...search.first() }) };
}
