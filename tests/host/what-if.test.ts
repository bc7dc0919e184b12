import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import type { WhatIfAnswer } from '../../core/protocol/answers.ts';
import type { TableRequestOf } from '../../core/protocol/requests.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { whatIf } from '../../core/story/what-if.ts';
import type { BotPool } from '../../electron/host/thinking/bot-pool.ts';
import type { BackgroundTask, WhatIfPortion } from '../../electron/host/thinking/background-task.ts';
import { computeTask } from '../../electron/host/thinking/bot-task.ts';
import { WhatIfs } from '../../electron/host/what-if.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { openRecords } from '../helpers/open-records.ts';
import { playedRecord } from '../helpers/played-record.ts';

type Question = Omit<TableRequestOf<'what-if'>, 'id' | 'type'>;
type Acted = { readonly seat: Seat; readonly type: string };

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

/** Somebody at a table of For Sale with three bots, before its match. */
async function seated(
  openHands?: true,
): Promise<{ readonly ada: HostClient; readonly one: TestHost; readonly table: string }> {
  running = await testHost();
  const table = await openTestTable(running.host, {
    game: 'for-sale',
    seatCount: 4,
    ...(openHands && { openHands }),
  });
  const ada = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
  await ada.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2, 3]) await ada.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  return { ada, one: running, table };
}

async function recordIn({ folder }: TestHost): Promise<GameRecord> {
  const [file = ''] = await readdir(joinPath(folder, 'records'));
  return JSON.parse(await readFile(joinPath(folder, 'records', file), 'utf8')) as GameRecord;
}

/** The last decision of a match with a choice, and another choice than the one that was made. */
function lastChoice({ actions }: GameRecord): Question {
  const position = actions.length - 2 * 4; // the last sale but one
  const { seat: at, ...action } = actions[position] as Acted;
  return { seat: at, position, action, worlds: 'view' };
}

const ask = async (client: HostClient, question: Question): Promise<WhatIfAnswer> =>
  (await client.ask({ type: 'what-if', ...question })) as WhatIfAnswer;

const complete = async (client: HostClient, question: Question): Promise<WhatIfAnswer> => {
  await eventually(async () => expect((await ask(client, question)).isComplete).toBe(true));
  return ask(client, question);
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe('what if in the match of a table', () => {
  it('is answered after its end, with as many games of each choice', async () => {
    const { ada, one } = await seated(true);
    const early: Question = { seat: seat(0), position: 0, action: { type: 'pass' }, worlds: 'view' };
    const refused = (question: Question = early): Promise<unknown> =>
      ada.refused({ type: 'what-if', ...question });
    expect(await refused()).toMatchObject({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    expect(await refused()).toMatchObject({ code: 'not-ended' });
    await playOn(ada, 'what if');
    await eventually(() => recordIn(one));
    const record = await recordIn(one);
    const question = lastChoice(record);
    for (const worlds of ['view', 'true'] as const) {
      const first = await ask(ada, { ...question, worlds });
      expect(first).toEqual({ games: 0, isComplete: false, places: [0, 0, 0, 0], made: [0, 0, 0, 0] });
      const { games, places, made } = await complete(ada, { ...question, worlds });
      expect(sumOf(places)).toBe(games);
      expect(made).toEqual(places); // it is the choice that was made
      const { place: placeIn } = whatIf(record, { ...question, worlds });
      const played = Array.from({ length: games }, (_, number) => placeIn(number));
      expect(places).toEqual([1, 2, 3, 4].map((place) => played.filter((one) => one === place).length));
    }
    const last = record.actions.length;
    expect(await refused({ ...question, action: { type: 'sell', building: 99 } })).toMatchObject({
      code: 'malformed',
    });
    expect(await refused({ ...question, action: { type: 'bid', amount: 1 } })).toMatchObject({
      code: 'not-available',
    });
    expect(await refused({ ...question, position: last })).toEqual({
      code: 'not-awaited',
      data: { seat: question.seat },
    });
    expect(await refused({ ...question, position: last + 1 })).toEqual({
      code: 'too-high',
      data: { most: last },
    });
    expect(await refused({ ...question, seat: seat(4) })).toEqual({
      code: 'no-such-seat',
      data: { seat: 4 },
    });
    await ada.ask({ type: 'rematch' });
    expect(await refused(question)).toMatchObject({ code: 'not-ended' });
  });

  it('is kept from everybody where the setup keeps hands closed, as the film is', async () => {
    const { ada, one } = await seated();
    await ada.ask({ type: 'start' });
    await playOn(ada, 'what if');
    await eventually(() => recordIn(one));
    const question = lastChoice(await recordIn(one));
    const film = await ada.refused({ type: 'film', viewer: question.seat });
    for (const worlds of ['view', 'true'] as const)
      expect(await ada.refused({ type: 'what-if', ...question, worlds })).toEqual(film);
  });
});

it('what if in a saved match is for the owner, as the match is', async () => {
  running = await testHost();
  const [record] = openRecords();
  if (record === undefined) throw new Error('no finished match');
  const { seat: at, ...action } = record.actions[0] as Acted;
  const question = { type: 'record-what-if', seat: at, position: 0, action, worlds: 'view' } as const;
  const closed = { ...record, meta: { ...record.meta, settings: {} } };
  const folder = joinPath(running.folder, 'records');
  await mkdir(folder, { recursive: true });
  await writeFile(joinPath(folder, 'open.auction-game'), JSON.stringify(record));
  await writeFile(joinPath(folder, 'closed.auction-game'), JSON.stringify(closed));
  const owner = await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
  const guest = await join(running.host.port, '/ws');
  const open = { ...question, file: 'open.auction-game' };
  expect(await owner.ask(open)).toMatchObject({ games: 0, isComplete: false });
  expect(await guest.refused(open)).toEqual({ code: 'not-owner' });
  const file = 'closed.auction-game';
  expect(await owner.refused({ ...question, file })).toEqual(
    await owner.refused({ type: 'open-record', file, viewer: at }),
  );
  expect(await owner.refused({ ...question, file: 'none.auction-game' })).toMatchObject({
    code: 'not-available',
  });
});

describe('questions', () => {
  const record = playedRecord('for-sale', 4, 'questions');
  const question = lastChoice(record);
  const first: Question = { ...question, position: 0, ...firstOf(record) };
  const recordOf = () => ({ ok: true, value: record }) as const;

  /** A pool that plays two games of each task when it is told to. */
  function slowPool() {
    const tasks: { readonly run: () => void; isStopped: boolean; readonly from: number }[] = [];
    const computeLater: BotPool['computeLater'] = (task) => {
      const over = new Int32Array(1);
      const from = 'from' in task ? task.from : 0;
      const job = { isStopped: false, from, run: (): void => undefined };
      const answer = new Promise<unknown>((resolve) => {
        job.run = () => {
          const done = computeTask({ ...task, to: from + 2, over } as BackgroundTask);
          if (!job.isStopped) resolve('answer' in done ? done.answer : undefined);
        };
      });
      tasks.push(job);
      return { answer, stop: () => void (job.isStopped = true) };
    };
    return { tasks, computeLater };
  }

  it('go on while they are asked again, and give way to another one', async () => {
    const pool = slowPool();
    const whatIfs = new WhatIfs(pool, () => undefined);
    const [ada, ben] = [{}, {}];
    const answer = async (who: object, asked: Question): Promise<WhatIfAnswer> => {
      const given = await whatIfs.ask(who, '1', asked, recordOf);
      if (!given.ok) throw new Error(given.error.code);
      return given.value;
    };
    await answer(ada, question);
    await answer(ben, question);
    expect(pool.tasks).toHaveLength(2);
    pool.tasks[0]?.run();
    await eventually(() => expect(pool.tasks).toHaveLength(3));
    expect(await answer(ada, question)).toMatchObject({ games: 2, isComplete: false });
    expect(pool.tasks[2]?.from).toBe(2);
    expect(await answer(ada, first)).toMatchObject({ games: 0 });
    expect(pool.tasks.map(({ isStopped }) => isStopped)).toEqual([false, false, true, false]);
    whatIfs.update('1', [ada]);
    expect(pool.tasks.map(({ isStopped }) => isStopped)).toEqual([false, true, true, false]);
    whatIfs.update('2', [ada]);
    expect(pool.tasks.map(({ isStopped }) => isStopped)).toEqual([false, true, true, true]);
  });

  it.each([
    [300, 3],
    [20, 5],
  ])(
    'are complete after two seconds of computing with a hundred games: %i in 0.9 s',
    async (games, portions) => {
      const [places, made] = [
        [games, 0, 0, 0],
        [0, games, 0, 0],
      ];
      const portion: WhatIfPortion = { games, places, made, time: 900 };
      const computeLater: BotPool['computeLater'] = () => ({
        answer: Promise.resolve(portion),
        stop: () => undefined,
      });
      const whatIfs = new WhatIfs({ computeLater }, () => undefined);
      const asker = {};
      const all = games * portions;
      const value = { games: all, isComplete: true, places: [all, 0, 0, 0], made: [0, all, 0, 0] };
      await eventually(async () =>
        expect(await whatIfs.ask(asker, '1', question, recordOf)).toEqual({ ok: true, value }),
      );
    },
  );

  it('are complete with what there is if their playouts fail', async () => {
    const lines: string[] = [];
    const computeLater: BotPool['computeLater'] = () => ({
      answer: Promise.reject(new Error('broken')),
      stop: () => undefined,
    });
    const whatIfs = new WhatIfs({ computeLater }, (line) => void lines.push(line));
    const asker = {};
    await eventually(async () =>
      expect(await whatIfs.ask(asker, '1', question, recordOf)).toMatchObject({
        value: { games: 0, isComplete: true },
      }),
    );
    expect(lines).toHaveLength(1);
  });

  it('are answered in portions of a fifth of a second', () => {
    const task = {
      kind: 'what-if',
      record,
      question: first,
      from: 0,
      to: 100_000,
      over: new Int32Array(1),
    } as const;
    const done = computeTask(task) as { readonly answer: WhatIfPortion };
    expect(done.answer.games).toBeGreaterThan(0);
    expect(done.answer.games).toBeLessThan(100_000);
    expect(done.answer.time).toBeGreaterThanOrEqual(200);
    const few = computeTask({ ...task, to: 1 }) as { readonly answer: WhatIfPortion };
    expect(few.answer.games).toBe(1);
  });
});

/** Who decides first in a match, and how. */
function firstOf({ actions }: GameRecord): Pick<Question, 'seat' | 'action'> {
  const { seat: at, ...action } = actions[0] as Acted;
  return { seat: at, action };
}
