import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { createBucket, createRateLimit } from '../../electron/host/rate-limit.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { slowDisk, type SlowDisk } from '../helpers/slow-disk.ts';

let running: TestHost | undefined;
let disk: SlowDisk | undefined;
afterEach(async () => {
  disk?.restore();
  disk = undefined;
  await running?.dispose();
});

const from = (device: number) => ({ localAddress: `127.0.0.${device}` });
const FIRST = seat(0);

describe('changes of a lobby by one device', () => {
  it('are enough for a family that fiddles with its names, and few a minute after that', async () => {
    const clock = manualClock();
    running = await testHost({ clock, limits: HOST_LIMITS });
    const path = `/ws/${await openTestTable(running.host, { seatCount: 5 })}`;
    const client = await join(running.host.port, path, {}, from(7));
    const asked: Body[] = [];
    for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
      asked.push({ type: 'sit', token: newToken(), name });
      for (let colour = 0; colour < 5; colour++)
        asked.push({ type: 'rename', seat: seat(index), name, colour });
      asked.push({ type: 'ready', seat: seat(index), ready: true });
    }
    const owner = await join(running.host.port, path, { owner: running.host.ownerSecret });
    for (const body of asked) {
      await client.ask(body);
      if (body.type === 'sit' && body.name !== 'Ada') {
        const { you } = await owner.untilTable((frame) => frame.you.knocks !== undefined);
        await owner.ask({ type: 'answer-knock', knock: you.knocks?.[0]?.id ?? 0, yes: true });
      }
      clock.advance(100); // the budget of messages
    }
    const leave: Body = { type: 'leave', seat: FIRST };
    await client.ask(leave);
    const sit: Body = { type: 'sit', token: newToken(), name: 'Ada' };
    expect(await client.refused(sit)).toEqual({ code: 'too-fast', data: { seconds: 7 } });
    const again = await join(running.host.port, path, {}, from(7));
    expect(await again.refused(sit)).toMatchObject({ code: 'too-fast' });
    await (await join(running.host.port, path, {}, from(8))).ask({ ...sit, token: newToken(), name: 'Eve' });
    clock.advance(7_000);
    await client.ask(sit);
  });

  it('are not counted on this computer, where all seats may be taken, or for the owner', async () => {
    const { host } = (running = await testHost({ limits: { lobbyBurst: 3, lobbyPerMinute: 1 } }));
    const path = `/ws/${await openTestTable(host)}`;
    const here = await join(host.port, path);
    const owner = await join(host.port, path, { owner: host.ownerSecret }, from(7));
    for (const client of [here, owner])
      for (let round = 0; round < 5; round++) {
        await client.ask({ type: 'sit', token: newToken(), name: 'Ada' });
        await client.ask({ type: 'leave', seat: FIRST });
      }
  });

  it('leave the table to others: an honest request waits for no more than one change of each connection', async () => {
    const { host } = (running = await testHost({ limits: { ...HOST_LIMITS, messagesPerSecond: 1_000_000 } }));
    const path = `/ws/${await openTestTable(host, { seatCount: 5 })}`;
    const honest = await join(host.port, path, {}, from(20));
    await honest.ask({ type: 'sit', token: newToken(), name: 'Ada' });
    const pests = await Promise.all([2, 3, 4, 5].map((device) => join(host.port, path, {}, from(device))));
    disk = await slowDisk(20);
    let isOver = false;
    const pestering = pests.map((client, index) => pester(client, `Pest ${index}`, () => isOver));
    const waits: { readonly syncs: number; readonly time: number }[] = [];
    for (let round = 0; round < 20; round++) {
      const [before, started] = [disk.synced(), performance.now()];
      await honest.ask({ type: 'ready', seat: FIRST, ready: round % 2 === 0 });
      waits.push({ syncs: disk.synced() - before, time: performance.now() - started });
    }
    isOver = true;
    await Promise.all(pestering);
    const times = waits.map(({ time }) => Math.round(time)).sort((a, b) => a - b);
    console.log(
      `an honest change beside four that sit and leave: ${times[10]} ms, at worst ${times.at(-1)} ms`,
    );
    // A sit is at most three syncs (its token, the folder, the line), the own change one
    for (const { syncs } of waits) expect(syncs).toBeLessThanOrEqual(3 * pests.length + 1);
    expect(waits.filter(({ syncs }) => syncs > 1).length).toBeGreaterThan(0);
  });
});

/** Sits and leaves as fast as it may, several requests at once. */
async function pester(client: HostClient, name: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const token = newToken();
    const at = client.table()?.you.seats[0] ?? FIRST;
    await Promise.all(
      [1, 2, 3].flatMap(() => [
        client.request({ type: 'sit', token, name }),
        client.request({ type: 'leave', seat: at }),
      ]),
    );
  }
}

describe('a bucket', () => {
  it('says how long it takes until there is enough', () => {
    const clock = manualClock();
    const bucket = createBucket(clock, 10, 2);
    expect([bucket.take(10), bucket.take(3), bucket.isFull()]).toEqual([0, 1_500, false]);
    clock.setBack(60_000);
    clock.advance(1_499);
    expect(bucket.take(3)).toBe(1);
    clock.advance(1);
    expect(bucket.take(3)).toBe(0);
    clock.advance(60_000);
    expect([bucket.isFull(), bucket.take(10), bucket.take()]).toEqual([true, 0, 500]);
  });

  it('of a source is not refilled by a flood of other sources', () => {
    const clock = manualClock();
    const limit = createRateLimit(clock, 2, 1);
    expect([limit.take('eve', 2), limit.take('eve')]).toEqual([0, 1_000]);
    for (let other = 0; other < 1_000; other++) limit.take(`other ${other}`, 2);
    expect(limit.take('eve')).toBe(1_000);
    expect(limit.take('one more')).toBe(1_000); // shares with those who found no room
    clock.advance(2_000);
    expect(limit.take('one more', 2)).toBe(0);
  });
});
