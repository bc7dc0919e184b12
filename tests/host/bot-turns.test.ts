import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { ok, fail } from '../../core/base/result.ts';
import { decide, type BotQuestion } from '../../core/bots/index.ts';
import {
  applyEntry,
  awaitsOf,
  emptyMemories,
  gameOf,
  gameOptions,
  type TableCommand,
  type TableState,
} from '../../core/table/index.ts';
import { BotDriver } from '../../electron/host/table/bot-driver.ts';
import { BotFault } from '../../electron/host/thinking/bot-pool.ts';
import { few } from '../helpers/budget.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { after, opened, setupOf } from '../helpers/table-log.ts';

const DELAY = 1_000;
const STEP = 250;

interface Bots {
  readonly bot?: string;
  readonly delay?: number;
  readonly thought?: number;
}

/** A game of three bots, each of which decides when the test lets it. */
function played(game: string, { bot = 'random', delay = DELAY, thought = 0 }: Bots = {}) {
  const seated = [0, 1, 2].map((at): TableCommand => ({
    type: 'bot-seated',
    seat: seat(at),
    bot,
    name: `Otto ${at}`,
  }));
  const lobby = after(opened(setupOf({ game, options: {} })), ...seated);
  const deal = gameOf(lobby).deal(gameOptions(lobby), 3, createRng('deal'));
  let state = after(lobby, { type: 'started', deal });
  const clock = manualClock();
  const thoughts: {
    readonly question: BotQuestion;
    readonly settle: () => void;
    readonly hang: () => void;
    isStopped: boolean;
  }[] = [];
  const log: string[] = [];
  const acts: { readonly seat: Seat; readonly at: number }[] = [];
  const driver = new BotDriver({
    runner: {
      get state() {
        return state;
      },
      get snapshot() {
        return { state, memories: emptyMemories() };
      },
      frozen: undefined,
      run: async (work) => {
        await work();
        driver.update();
      },
      submit: (...commands) => {
        const [command] = commands;
        const step = command && applyEntry(state, { ...command, at: state.changedAt + 1 });
        if (step?.ok !== true || command?.type !== 'acted') return Promise.resolve(fail({ code: 'fault' }));
        state = step.value.state;
        acts.push({ seat: command.seat, at: clock.elapsed() });
        return Promise.resolve(ok(step.value));
      },
    },
    botPool: {
      think: (question) => {
        let resolve = (_action: unknown): void => undefined;
        let reject = (_fault: BotFault): void => undefined;
        const promise = new Promise((done, failed) => ([resolve, reject] = [done, failed]));
        const settle = (): void => resolve(decide(question, createRng('decision'), () => few()));
        const hang = (): void => reject(new BotFault('no answer within 2000 ms'));
        const made = { question, settle, hang, isStopped: false };
        thoughts.push(made);
        return { answer: promise, stop: () => (made.isStopped = true) };
      },
    },
    clock,
    entropy: (size) => new Uint8Array(size),
    delay: () => delay,
    minSearchTime: thought,
    isHeld: () => false,
    notBefore: () => 0,
    log: (line) => log.push(line),
  });
  const become = (next: TableState): void => {
    state = next;
    driver.update();
  };
  driver.update();
  return { clock, thoughts, acts, log, become, state: () => state };
}

/** Lets everything happen that waits for nothing. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** When the first of a game acts, if it has decided after so many milliseconds. */
async function actsAfter(thinking: number, bots?: Bots): Promise<number | undefined> {
  const { clock, thoughts, acts } = played('for-sale', bots);
  clock.advance(thinking);
  thoughts[0]?.settle();
  for (let count = 0; count < 40 && acts.length === 0; count++) {
    await settled();
    clock.advance(STEP / 10);
  }
  return acts[0]?.at;
}

describe('the turn of a bot', () => {
  it('ends when its time has come, however long it thought until then', async () => {
    const due = await actsAfter(0);
    expect(due).toBeGreaterThan(0.7 * DELAY);
    expect(due).toBeLessThan(1.3 * DELAY);
    expect(await actsAfter(0.3 * DELAY)).toBe(due);
    expect(await actsAfter(0.7 * DELAY)).toBe(due);
  });

  it('is late by whole steps where it thought longer, so that nobody learns how hard it was', async () => {
    const due = (await actsAfter(0)) ?? 0;
    const late = await Promise.all([0.1, 0.5, 0.9, 1.1, 1.9].map((steps) => actsAfter(due + steps * STEP)));
    const first = due + STEP;
    expect(late).toEqual([first, first, first, first + STEP, first + STEP]);
  });

  it('of one that searches is no shorter than its thoughts are, at any pace, so that they tell nothing', async () => {
    const master = { bot: 'master', delay: 0, thought: STEP };
    const times = await Promise.all([0, 0.1, 0.5, 0.9].map((steps) => actsAfter(steps * STEP, master)));
    expect(times).toEqual([STEP, STEP, STEP, STEP]);
    expect(await actsAfter(1.5 * STEP, master)).toBe(2 * STEP);
    expect(await actsAfter(0.5 * STEP, { ...master, bot: 'expert' })).toBeLessThan(STEP);
  });

  it('of one that hangs is at once that of a Sunday player, and the log says so once', async () => {
    const { clock, thoughts, acts, log } = played('for-sale', { bot: 'master' });
    for (let act = 0; act < 2; act++) {
      const hanging = thoughts.at(-1);
      expect(hanging?.question.bot).toBe('master');
      hanging?.hang();
      await settled();
      expect(thoughts.at(-1)?.question).toEqual({ ...hanging?.question, bot: 'casual' });
      thoughts.at(-1)?.settle();
      for (let count = 0; count < 20; count++) {
        await settled();
        clock.advance(STEP / 4);
      }
      expect(acts).toHaveLength(act + 1);
    }
    expect(log.filter((line) => line.includes('seat 0'))).toHaveLength(1);
    expect(log.every((line) => line.includes('the bot master on seat'))).toBe(true);
  });

  it('goes on while others choose in secret beside it', async () => {
    const { clock, thoughts, acts, state } = played('money');
    expect(thoughts).toHaveLength(3);
    thoughts[0]?.settle();
    await settled();
    clock.advance(2 * DELAY);
    await settled();
    expect(acts).toHaveLength(1);
    expect(awaitsOf(state())).toHaveLength(2);
    expect(thoughts.map(({ isStopped }) => isStopped)).toEqual([false, false, false]);
  });

  it('is over when nobody waits any more, and what it decides then is not heard', async () => {
    const { clock, thoughts, acts, become, state } = played('for-sale');
    become(after(state(), { type: 'ended-early' }));
    expect(thoughts[0]?.isStopped).toBe(true);
    thoughts[0]?.settle();
    await settled();
    clock.advance(3 * DELAY);
    await settled();
    expect(acts).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});
