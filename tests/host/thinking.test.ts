import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { decide, playMatch, taskOf, type BotTask } from '../../core/bots/index.ts';
import { gameNamed } from '../../core/games/index.ts';
import { systemClock, type Clock } from '../../electron/host/clock.ts';
import { computeTask } from '../../electron/host/thinking/bot-task.ts';
import { BotFault, ThreadedBotPool } from '../../electron/host/thinking/bot-pool.ts';

import { manualClock } from '../helpers/manual-clock.ts';

const PROGRAM = new URL('../helpers/thinking-thread.mjs', import.meta.url);
const LONG = 60_000;
const SEED = new Uint8Array(32).fill(7);

let botPool: ThreadedBotPool | undefined;
let log: string[] = [];
afterEach(() => botPool?.close());

function started(
  parts: { program?: URL; threads?: number; patience?: number; clock?: Clock } = {},
): ThreadedBotPool {
  log = [];
  const common = {
    program: PROGRAM,
    threads: 1,
    patience: LONG,
    clock: systemClock,
    log: (line: string) => log.push(line),
  };
  return (botPool = new ThreadedBotPool({ ...common, ...parts }));
}

/** The first decision of a game of For Sale. */
function firstTask(bot: string, game = 'for-sale'): BotTask {
  const rules = gameNamed(game);
  const options = rules?.parseOptions({}, 4);
  if (rules === undefined || options?.ok !== true) throw new Error('no such game');
  const state = rules.start(options.value, 4, rules.deal(options.value, 4, createRng('first')));
  const at = rules.awaits(state)[0] ?? seat(0);
  const memory = rules.bots[bot]?.initial ?? null;
  return { game, bot, view: rules.view(state, at), legal: rules.legal(state, at), memory };
}

/** A game of For Sale half played, and the seat whose turn it is. */
function playedOn() {
  const game = gameNamed('for-sale');
  const options = game?.parseOptions({}, 3);
  const random = game?.bots['random'];
  if (game === undefined || options?.ok !== true || random === undefined) throw new Error('no such game');
  const deal = game.deal(options.value, 3, createRng('recalled'));
  const players = [0, 1, 2].map((at) => ({ bot: random, rng: createRng(`player ${at}`) }));
  const { actions } = playMatch(game, options.value, deal, players);
  const half = actions.slice(0, Math.floor(actions.length / 2));
  const at = actions[half.length]?.seat ?? seat(0);
  return { seat: at, played: { options: options.value, seatCount: 3, deal, actions: half } };
}

describe('bots in threads', () => {
  it.each(['money', 'for-sale', 'falsche-fuffziger'])('decide in %s as they do here', async (game) => {
    const task = { ...firstTask('regular', game), temper: 'gambler' } as const;
    const here = decide(task, createRng(SEED));
    expect(await started().think(task, SEED).answer).toEqual(here);
  });

  it('that have not watched go through the game there, and decide as one would that has', async () => {
    const { seat: at, played } = playedOn();
    const recalled = { game: 'for-sale', bot: 'expert', seat: at, played };
    const watched = taskOf(recalled);
    if (watched === undefined) throw new Error('nothing to decide');
    expect(watched.memory).not.toEqual(gameNamed('for-sale')?.bots['expert']?.initial);
    expect(await started().think(recalled, SEED).answer).toEqual(decide(watched, createRng(SEED)));
  });

  it('that throw say where, without the words of the error, and leave the thread to others', async () => {
    const { think } = bound(started());
    const failed = await think('throws').answer.catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(BotFault);
    expect(String(failed)).toMatch(/TypeError/);
    expect(String(failed)).not.toMatch(/hand|27/);
    expect(await think('counts').answer).toMatchObject({ type: 'counted' });
  });

  it.each(['hangs', 'ends'])('(one that %s) lose their thread, and the next has another', async (bot) => {
    const { think } = bound(started({ patience: 300 }));
    await expect(think(bot).answer).rejects.toThrow(BotFault);
    expect(await think('counts').answer).toMatchObject({ type: 'counted' });
    expect(log).toEqual([]);
  });

  it('stop when nobody waits any more, begun or not', async () => {
    const { think } = bound(started());
    const [begun, waiting] = [think('waits'), think('hangs')];
    waiting.stop();
    begun.stop();
    expect(await think('counts').answer).toMatchObject({ type: 'counted' });
  });

  it('do not begin with what nobody waits for any more', () => {
    const order = { kind: 'act', question: firstTask('nobody'), seed: SEED, share: 1 } as const;
    expect(computeTask({ ...order, over: Int32Array.of(0) })).toHaveProperty('fault');
    expect(computeTask({ ...order, over: Int32Array.of(1) })).toEqual({ answer: undefined });
  });

  it('have all their playouts where they think alone, and less each where they are many', async () => {
    const { think } = bound(started());
    expect(await think('counts').answer).toEqual({ type: 'counted', playouts: 1_600 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => think('counts').answer));
    const playouts = answers.map((answer) => (answer as { readonly playouts: number }).playouts);
    expect(playouts.slice(0, 3)).toEqual([1_600, 100, 100]); // the first did not know of the others
    expect(playouts.slice(-3)).toEqual([534, 800, 1_600]);
  });

  it('have threads that are given up for beginning too late only by the time in which the computer is awake', async () => {
    const clock = manualClock();
    const program = new URL('data:text/javascript,setInterval(() => undefined, 1e6)');
    const { think } = bound(started({ program, clock }));
    const thought = think('regular');
    clock.advance(1_000);
    clock.sleep(3_600_000, 'windows');
    clock.advance(18_000);
    expect(log).toEqual([]);
    clock.advance(1_000);
    expect(log).toEqual([expect.stringMatching(/^bots think in the host's own thread/)]);
    expect(await thought.answer).toEqual(decide(firstTask('regular'), createRng(SEED)));
  });

  it('think in the thread of the host where no other can begin, and that is said once', async () => {
    const program = new URL('file:///nowhere/thinking.js');
    const { think } = bound(started({ program }));
    const actions = [think('regular').answer, think('regular').answer];
    expect(await Promise.all(actions)).toEqual(
      actions.map(() => decide(firstTask('regular'), createRng(SEED))),
    );
    expect(log).toEqual([expect.stringMatching(/^bots think in the host's own thread/)]);
  });
});

const bound = (all: ThreadedBotPool) => ({ think: (bot: string) => all.think(firstTask(bot), SEED) });
