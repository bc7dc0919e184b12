import { afterEach, describe, expect, it, vi } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import type { BreakdownAnswer } from '../../core/protocol/answers.ts';
import { recordOf } from '../../core/record/index.ts';
import { isSound } from '../../core/base/breakdown.ts';
import { breakdownOf } from '../../core/story/breakdown.ts';
import { chancePlanOf, playoutsAt, sharesOfResult } from '../../core/story/chances.ts';
import { departuresOf, gainOf } from '../../core/story/departures.ts';
import { matchOf } from '../../core/story/of-record.ts';
import { systemClock } from '../../electron/host/clock.ts';
import type { HostedTable } from '../../electron/host/table/table.ts';
import { BotFault, ThreadedBotPool } from '../../electron/host/thinking/bot-pool.ts';
import { eventually } from '../helpers/eventually.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { playedRecord } from '../helpers/played-record.ts';

let running: TestHost | undefined;
let pool: ThreadedBotPool | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await running?.dispose();
  await pool?.close();
  running = pool = undefined;
});

/** Somebody at a table with two bots, in the lobby. */
async function seated(): Promise<{
  readonly ada: HostClient;
  readonly table: HostedTable;
  readonly watch: () => Promise<HostClient>;
}> {
  running = await testHost();
  const { host } = running;
  const id = await openTestTable(host, { game: 'for-sale', seatCount: 3 });
  const ada = await join(host.port, `/ws/${id}`, { owner: host.ownerSecret });
  await ada.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2]) await ada.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  return { ada, table: await hostedTable(running, id), watch: () => join(host.port, `/ws/${id}`) };
}

const ask = async (client: HostClient): Promise<BreakdownAnswer> =>
  (await client.ask({ type: 'breakdown' })) as BreakdownAnswer;

describe('the breakdown of a match', () => {
  it('comes after its end, for everybody, and is the same if it is computed again', async () => {
    const { ada, table, watch } = await seated();
    const refused = (client: HostClient): Promise<unknown> => client.refused({ type: 'breakdown' });
    expect(await refused(ada)).toMatchObject({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    const watcher = await watch();
    expect(await refused(ada)).toMatchObject({ code: 'not-ended' });
    expect(await refused(watcher)).toMatchObject({ code: 'not-ended' });
    await playOn(ada, 'breakdown');
    expect(await ask(ada)).toEqual({ weighed: 0, isComplete: false });
    await eventually(async () => expect((await ask(watcher)).isComplete).toBe(true));
    const { seats, weighed, departures } = await ask(ada);
    expect(departures).toBe(weighed);
    expect(await ask(watcher)).toEqual({ seats, weighed, departures, isComplete: true });
    expect(isSound(seats ?? [])).toBe(true);

    const record = recordOf(table.state);
    const plan = record && chancePlanOf(record);
    const result = record && matchOf(record)?.result;
    if (record === undefined || plan === undefined || result === undefined)
      throw new Error('nothing was played');
    const gains = seatsOf(3).flatMap((at) =>
      departuresOf(record, at, plan).map((departure) => ({ seat: at, gain: gainOf(record, departure) })),
    );
    expect(gains).toHaveLength(weighed);
    const sums = playoutsAt(record, 0, plan, 0, plan.playouts);
    expect(seats).toEqual(breakdownOf(sharesOfResult(result, 3), sums, plan.playouts, gains));
  });

  it('stops with the next match, and there is none of a match that was ended early', async () => {
    const { ada, table } = await seated();
    await ada.ask({ type: 'start' });
    await playOn(ada, 'breakdown');
    const stop = vi.fn();
    vi.spyOn(table.services.botPool, 'computeLater').mockReturnValue({
      answer: new Promise(() => undefined),
      stop,
    });
    await ask(ada);
    expect(stop).not.toHaveBeenCalled();
    await ada.ask({ type: 'rematch' });
    expect(stop).toHaveBeenCalledOnce();
    expect(await ada.refused({ type: 'breakdown' })).toMatchObject({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'end-game' });
    expect(await ask(ada)).toEqual({ weighed: 0, isComplete: true });
  });

  it('has no seats if something in it could not be computed', async () => {
    const { ada, table } = await seated();
    await ada.ask({ type: 'start' });
    await playOn(ada, 'breakdown');
    const computeLater = vi.spyOn(table.services.botPool, 'computeLater');
    computeLater.mockReturnValue({ answer: Promise.reject(new BotFault('broken')), stop: () => undefined });
    await ask(ada);
    await eventually(async () => expect((await ask(ada)).isComplete).toBe(true));
    expect(await ask(ada)).toEqual({ weighed: 0, isComplete: true });
  });
});

it('threads compute the same as here', async () => {
  const record = playedRecord('for-sale', 3, 'threads');
  const plan = chancePlanOf(record);
  if (plan === undefined) throw new Error('no playouts');
  pool = new ThreadedBotPool({
    program: new URL('../helpers/thinking-thread.mjs', import.meta.url),
    threads: 1,
    patience: 60_000,
    clock: systemClock,
    log: () => undefined,
  });
  const departures = departuresOf(record, seat(0), plan);
  expect(await pool.computeLater({ kind: 'departures', record, seat: seat(0), plan }).answer).toEqual(
    departures,
  );
  const [departure] = departures;
  if (departure === undefined) throw new Error('no departure');
  const gain = await pool.computeLater({ kind: 'gain', record, departure }).answer;
  expect(gain).toEqual(gainOf(record, departure));
});
