import { readFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const BEN = seat(1);
const MOST = HOST_LIMITS.undos;

let running: TestHost | undefined;
afterEach(() => running?.dispose());

/** A game of Money! for three, who all choose their first bids now. */
async function threeWhoBid(host: TestHost['host']): Promise<[TableId, readonly HostClient[]]> {
  const table = await openTestTable(host);
  const guests = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  const clients = guests.map(({ client }) => client);
  await clients[0]?.ask({ type: 'start' });
  return [table, clients];
}

async function act(client: HostClient | undefined, action: object): Promise<Body> {
  const frame = await client?.untilTable(({ game }) => game?.question !== undefined);
  const { question } = frame?.game ?? {};
  const at = frame?.you.facing ?? undefined;
  if (at === undefined || question === undefined) throw new Error('nobody is asked');
  return { type: 'act', seat: at, action, question };
}
const choose = async (client: HostClient | undefined): Promise<TableFrame | undefined> =>
  client?.shownAfter(await act(client, { type: 'bid', cards: [0] }));
const undo = async (client: HostClient | undefined): Promise<TableFrame | undefined> =>
  client?.shownAfter(await act(client, { type: 'unbid' }));

const linesOf = async ({ folder }: TestHost, table: TableId): Promise<number> =>
  (await readFile(pathOf(folder, 'tables', `${table}.journal`), 'utf8')).split('\n').length;

describe('choosing and taking back', () => {
  it('comes to an end that nobody can put off, and begins anew when the game goes on', async () => {
    running = await testHost();
    const [table, [ada, ben, cleo]] = await threeWhoBid(running.host);
    const left: (number | undefined)[] = [];
    for (let count = 0; count < MOST; count++) {
      await choose(ada);
      left.push((await undo(ada))?.game?.undosLeft);
    }
    expect(left).toEqual(Array.from({ length: MOST }, (_, count) => MOST - 1 - count));
    await choose(ada);
    const lines = await linesOf(running, table);
    const once = await act(ada, { type: 'unbid' });
    expect(await ada?.refused(once)).toEqual({ code: 'no-undo-left', data: { most: MOST } });
    expect(await linesOf(running, table)).toBe(lines);
    expect(ada?.table()?.game).toMatchObject({ legal: { unbid: {} }, undosLeft: 0 });

    expect((await choose(ben))?.game?.undosLeft).toBe(MOST); // each seat has its own
    await choose(cleo);
    const next = await ada?.untilTable(({ game }) => game?.undosLeft !== 0);
    expect(next?.game?.undosLeft).toBe(MOST);
  });

  it('is counted on by the next host, and a table with more of it than that is taken up all the same', async () => {
    running = await testHost({ limits: { undos: 1_000 } });
    const [table, [, ben]] = await threeWhoBid(running.host);
    for (let count = 0; count < 3 * MOST; count++) {
      await choose(ben);
      await undo(ben);
    }
    const chosen = await choose(ben);
    expect(chosen?.game?.undosLeft).toBe(1_000 - 3 * MOST);
    await running.stop();
    const second = await testHost({ dataDir: running.folder });
    try {
      const onlooker = await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
      expect(onlooker.table()?.game?.view).toEqual({ ...(chosen?.game?.view as object), own: undefined });
      expect(onlooker.table()?.game?.undosLeft).toBeUndefined();
    } finally {
      await second.stop();
    }
  });

  it('is rated for each other device, with all else that it has written at will', async () => {
    const clock = manualClock();
    running = await testHost({ clock, limits: { lobbyBurst: 9, lobbyPerMinute: 60 } });
    const { host } = running;
    const table = await openTestTable(host);
    const [ada] = await seatGuests(host, table, ['Ada']);
    const devices = await Promise.all(
      [2, 3].map((device) => join(host.port, `/ws/${table}`, {}, { localAddress: `127.0.0.${device}` })),
    );
    for (const [index, client] of devices.entries()) {
      await client.ask({ type: 'sit', token: newToken(), name: `Guest ${index}` });
      await client.ask({ type: 'ready', seat: seat(index + 1), ready: true });
    }
    await ada?.client.ask({ type: 'start' });
    const [ben, cleo] = devices;
    for (let count = 0; count < 5; count++) {
      await choose(ben);
      await undo(ben); // a sit, a ready, five of these
    }
    await choose(ben);
    const once = await act(ben, { type: 'unbid' });
    expect(await ben?.refused(once)).toEqual({ code: 'too-fast', data: { seconds: 1 } });
    await choose(cleo); // others are not counted with it,
    await undo(cleo);
    clock.advance(1_000);
    await ben?.shownAfter(once); // and it comes back
    expect(ben?.table()?.game?.awaits).toContain(BEN);
  });
});
