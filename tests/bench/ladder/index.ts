import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RUNGS, type Rung } from '../../../core/base/rungs.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import type { Task } from './player.ts';
import { printStep } from './print.ts';
import { rungSteps, temperSteps, type Step } from './steps.ts';

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));
/** Deals that a process plays at once: few enough that none waits long for another at the end. */
const PART = 10;
const USUAL_DEALS = '1000';
const USUAL_SEATS = '4';

interface Wish {
  /** Of which rung the one is. */
  readonly rungs: readonly Rung[];
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
} as const;

/** npm run bench -- ladder, npm run bench -- tempers. */
export async function benchLadder(which: keyof typeof MEASURES, args: readonly string[]): Promise<void> {
  const { title, stepsOf } = MEASURES[which];
  const { rungs, games, seats, deals, processes } = wishOf(args);
  const players = Array.from({ length: processes }, () => fork(PLAYER, { execArgv: ['--import', 'tsx'] }));
  console.log(`${title}; ${deals} deals, every seat, 95 % by deal`);
  for (const name of games)
    for (const count of seats) {
      const game = gameNamed(name);
      if (game === undefined) throw new Error(`no game named ${name}`);
      if (count < game.seats.min || count > game.seats.max) continue;
      const steps = stepsOf(game, count).filter(({ one }) => rungs.includes(one));
      for (const step of steps) printStep(step, await playedBy(players, step, deals));
    }
  for (const player of players) player.disconnect();
}

function wishOf(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      rung: { type: 'string', multiple: true, default: [...RUNGS] },
      seats: { type: 'string', default: USUAL_SEATS },
      deals: { type: 'string', default: USUAL_DEALS },
      processes: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  return {
    rungs: RUNGS.filter((rung) => values.rung.includes(rung)),
    games: values.game,
    seats: values.seats.split(',').map(Number),
    deals: Number(values.deals),
    processes: Number(values.processes),
  };
}

/** The shares by deal, played by whoever is free; the same however many play. */
async function playedBy(
  players: readonly ChildProcess[],
  step: Step,
  deals: number,
): Promise<readonly number[]> {
  const parts = Array.from({ length: Math.ceil(deals / PART) }, (_, part) => part);
  const shares: (readonly number[])[] = [];
  await Promise.all(
    players.map(async (player) => {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        const count = Math.min(PART, deals - part * PART);
        player.send({ ...step, deals: count, seed: `ladder/${part}` } satisfies Task);
        const [said] = (await once(player, 'message')) as [readonly number[]];
        shares[part] = said;
      }
    }),
  );
  return shares.flat();
}
