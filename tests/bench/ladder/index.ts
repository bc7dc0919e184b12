import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Players } from '../../../cli/players.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import { printStep } from './print.ts';
import { lineUp, rungSteps, searchSteps, temperSteps, type Step } from './steps.ts';
import { printTiming } from './timing.ts';

const USUAL_DEALS = '1000';
const USUAL_SEATS = '4';

interface Wish {
  /** Who the one is; none: everybody that there is to measure. */
  readonly ones: readonly string[];
  /** The same for the others. */
  readonly others: readonly string[];
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly deals: number;
  readonly processes: number;
}

const MEASURES = {
  /** How often one of each rung wins against others of the rung below. */
  ladder: { title: 'one against others of the rung below', stepsOf: rungSteps },
  /** How often one in each temper wins against others of its rung. */
  tempers: { title: 'one in a temper against others of its rung', stepsOf: temperSteps },
  /** How often one that searches wins against others of each bot. */
  search: { title: 'one that searches against others', stepsOf: searchSteps },
} as const;

/** What can be measured so. */
export type Measure = keyof typeof MEASURES;
export const isMeasure = (name: string): name is Measure => Object.hasOwn(MEASURES, name);

/** npm run bench -- ladder, npm run bench -- tempers, npm run bench -- search. */
export async function benchLadder(which: Measure, args: readonly string[]): Promise<void> {
  const { title, stepsOf } = MEASURES[which];
  const { ones, others, games, seats, deals, processes } = wishOf(args);
  const players = new Players(processes);
  console.log(`${title}; ${deals} deals, every seat, 95 % by deal`);
  for (const name of games)
    for (const count of seats) {
      const game = gameNamed(name);
      if (game === undefined) throw new Error(`no game named ${name}`);
      if (count < game.seats.min || count > game.seats.max) continue;
      for (const step of ones.length > 0 && others.length > 0
        ? wishedSteps(ones, others, game.name, count)
        : stepsOf(game, count))
        if (isAsked(ones, step.one) && isAsked(others, step.others))
          printStep(step, await players.play(lineUp(game, step), deals), which === 'search');
      const [searching] = which === 'search' ? (ones.length > 0 ? ones : ['master']) : [];
      if (searching !== undefined) printTiming(game, count, searching);
    }
  players.end();
}

/** Whoever is named is measured, whether or not a measure would think of it (`--one master:400 --others expert`). */
const wishedSteps = (
  ones: readonly string[],
  others: readonly string[],
  game: string,
  seats: number,
): readonly Step[] => ones.flatMap((one) => others.map((other) => ({ game, seats, one, others: other })));

const isAsked = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.includes(name);

function wishOf(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      one: { type: 'string', multiple: true, default: [] },
      others: { type: 'string', multiple: true, default: [] },
      seats: { type: 'string', default: USUAL_SEATS },
      deals: { type: 'string', default: USUAL_DEALS },
      processes: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  return {
    ones: values.one,
    others: values.others,
    games: values.game,
    seats: values.seats.split(',').map(Number),
    deals: Number(values.deals),
    processes: Number(values.processes),
  };
}
