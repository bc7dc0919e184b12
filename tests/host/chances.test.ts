import { readFile, readdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { ChancesAnswer } from '../../core/protocol/answers.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { chancePlanOf, chancesOf, playoutsAt } from '../../core/story/chances.ts';
import { systemClock } from '../../electron/host/clock.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import { ThreadedBotPool } from '../../electron/host/thinking/bot-pool.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { playedRecord } from '../helpers/played-record.ts';

let running: TestHost | undefined;
let pool: ThreadedBotPool | undefined;
afterEach(async () => {
  await running?.dispose();
  await pool?.close();
  running = pool = undefined;
});

/** Somebody at a table with five bots, in the lobby. */
async function seated(): Promise<{ readonly ada: HostClient; readonly one: TestHost }> {
  running = await testHost();
  const table = await openTestTable(running.host, { game: 'for-sale', seatCount: 6 });
  const ada = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
  await ada.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2, 3, 4, 5]) await ada.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  return { ada, one: running };
}

const ask = async (client: HostClient, from = 0): Promise<ChancesAnswer> =>
  (await client.ask({ type: 'chances', from })) as ChancesAnswer;

async function recordIn({
  folder,
}: TestHost): Promise<{ readonly text: string; readonly record: GameRecord }> {
  const [file = ''] = await readdir(joinPath(folder, 'records'));
  const text = await readFile(joinPath(folder, 'records', file), 'utf8');
  return { text, record: JSON.parse(text) as GameRecord };
}

describe('the chances in a match', () => {
  it('come point by point after its end, and are kept with its record', async () => {
    const { ada, one } = await seated();
    const refused = (): Promise<unknown> => ada.refused({ type: 'chances', from: 0 });
    expect(await refused()).toMatchObject({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    expect(await refused()).toMatchObject({ code: 'not-ended' });
    await playOn(ada, 'chances');
    expect((await ask(ada)).isComplete).toBe(false);
    await eventually(async () => expect((await ask(ada)).isComplete).toBe(true));
    const { isComplete: _, claim: _claim, ...line } = await ask(ada);
    expect((await ask(ada, 2)).points).toEqual(line.points.slice(2));
    await eventually(async () => expect((await recordIn(one)).record.meta?.['chances']).toBeDefined());
    const { text, record } = await recordIn(one);
    expect(record.meta?.['chances']).toEqual(line);
    expect(chancesOf(record)).toEqual(line);
    expect(await readFilm(text)).toMatchObject({ ok: true, value: { ok: true, chances: line } });
  });

  it('end with the next match, and are none of a match that was ended early', async () => {
    const { ada } = await seated();
    await ada.ask({ type: 'start' });
    await playOn(ada, 'chances');
    await ask(ada);
    await ada.ask({ type: 'rematch' });
    expect(await ada.refused({ type: 'chances', from: 0 })).toMatchObject({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'end-game' });
    expect(await ask(ada)).toEqual({ points: [], isComplete: true });
  });

  it('are not read from a record that cannot have them', async () => {
    const record = playedRecord('for-sale', 6, 'film');
    const plan = { policy: 'for-sale/1', seed: '0', playouts: 1 };
    const point = { position: 0, round: '0', shares: [1, 0, 0, 0, 0, 0] };
    const read = (chances: unknown): Promise<unknown> =>
      readFilm(JSON.stringify({ ...record, meta: { chances } }));
    expect(await read({ ...plan, points: [point] })).toHaveProperty('value.chances.points', [point]);
    for (const wrong of [
      { ...point, shares: [1] },
      { ...point, shares: [2, 0, 0, 0, 0, 0] },
      { ...point, position: record.actions.length + 1 },
      { ...point, round: 1 },
    ])
      expect(await read({ ...plan, points: [wrong] })).not.toHaveProperty('value.chances');
    const bargain = { type: 'bargain', seats: [5], item: 30, paid: 2, usual: 6 };
    const withBargain = (changed: object) =>
      read({ ...plan, points: [point], bargain: { ...bargain, ...changed } });
    expect(await withBargain({})).toHaveProperty('value.chances.bargain', bargain);
    for (const wrong of [{ seats: [6] }, { seats: [] }, { paid: -1 }, { item: '30' }, { type: 'dear' }])
      expect(await withBargain(wrong)).not.toHaveProperty('value.chances');
    expect(await read('many')).not.toHaveProperty('value.chances');
  });
});

describe('playouts in threads', () => {
  const record = playedRecord('for-sale', 6, 'threads');
  const plan = chancePlanOf(record);
  if (plan === undefined) throw new Error('no playouts');
  const task = { kind: 'playouts', record, position: 0, plan, from: 0, to: 3 } as const;
  const start = (): ThreadedBotPool =>
    (pool = new ThreadedBotPool({
      program: new URL('../helpers/thinking-thread.mjs', import.meta.url),
      threads: 1,
      patience: 60_000,
      clock: systemClock,
      log: () => undefined,
    }));

  it('are the same as here', async () => {
    expect(await start().computeLater(task).answer).toEqual(playoutsAt(record, 0, plan, 0, 3));
  });

  it('let bots that ask later go first', async () => {
    const threads = start();
    const order: string[] = [];
    const note = async (name: string, answer: Promise<unknown>): Promise<void> => {
      await answer;
      order.push(name);
    };
    const question = {
      game: 'for-sale',
      bot: 'random',
      seat: seat(0),
      played: { options: record.options, seatCount: 6, deal: record.deal, actions: [] },
      at: 0,
    };
    await Promise.all([
      note('first', threads.computeLater(task).answer),
      note('second', threads.computeLater(task).answer),
      note(
        'bot',
        threads.think(question, new Uint8Array(32), 'act').answer.catch(() => undefined),
      ),
    ]);
    expect(order).toEqual(['first', 'bot', 'second']);
  });
});
