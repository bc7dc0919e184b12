import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import type { Task } from './player.ts';
import { printStep } from './print.ts';
import { searchSteps, stepsOf, type Step } from './steps.ts';

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));
/** Deals that a process plays at once: few enough that none waits long for another at the end. */
const PART = 10;
const USUAL_DEALS = '1000';
const USUAL_SEATS = '4';

interface Wish {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly deals: number;
  readonly processes: number;
  /** Above 0: instead of the rungs one that searches plays against others of each bot. */
  readonly playouts: number;
  /** Only against these. */
  readonly others: readonly string[];
}

/** npm run bench -- ladder: how often one of each rung wins against others of the rung below; with --playouts, how often one that searches does. */
export async function benchLadder(args: readonly string[]): Promise<void> {
  const { games, seats, deals, processes, playouts, others } = wishOf(args);
  const players = Array.from({ length: processes }, () => fork(PLAYER, { execArgv: ['--import', 'tsx'] }));
  console.log(`one against others of the rung below; ${deals} deals, every seat, 95 % by deal`);
  for (const name of games)
    for (const count of seats) {
      const game = gameNamed(name);
      if (game === undefined) throw new Error(`no game named ${name}`);
      if (count < game.seats.min || count > game.seats.max) continue;
      const steps = playouts > 0 ? searchSteps(game, count, playouts) : stepsOf(game, count);
      for (const step of steps)
        if (others.length === 0 || others.includes(step.others))
          printStep(step, await playedBy(players, step, deals));
    }
  for (const player of players) player.disconnect();
}

function wishOf(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      seats: { type: 'string', default: USUAL_SEATS },
      deals: { type: 'string', default: USUAL_DEALS },
      processes: { type: 'string', default: `${availableParallelism()}` },
      playouts: { type: 'string', default: '0' },
      others: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    games: values.game,
    seats: values.seats.split(',').map(Number),
    deals: Number(values.deals),
    processes: Number(values.processes),
    playouts: Number(values.playouts),
    others: values.others,
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
