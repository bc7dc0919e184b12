import { readFile, stat } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { LIMITS } from '../../core/protocol/limits.ts';
import { listenFrom, rebind } from '../../electron/host/http/listener.ts';
import { connect, hello, join } from '../helpers/host-client.ts';
import { acceptLine } from '../helpers/line/between.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost[] = [];
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running.push(started);
  return started;
}
beforeEach(() => vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1')); // a network table stays on this computer
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const one of running) await one.stop(); // all of them first: two may have had one folder, one after the other
  for (const one of running) await one.dispose();
  running = [];
});

describe("the owner's link", () => {
  it('is the same after a restart, until a new one is wished for: then the old one is none any more', async () => {
    const first = await start();
    await first.stop();
    const again = await start({ dataDir: first.folder });
    expect(again.host.ownerLink.split('#')[1]).toBe(first.host.ownerLink.split('#')[1]);
    await again.stop();
    const { host } = await start({ dataDir: first.folder, newOwner: true });
    expect(host.ownerSecret).not.toBe(first.host.ownerSecret);
    const [old, owner] = [
      await join(host.port, '/ws', { owner: first.host.ownerSecret }),
      await join(host.port, '/ws', { owner: host.ownerSecret }),
    ];
    expect(await old.refused({ type: 'create-table', setup: setup() })).toEqual({ code: 'not-owner' });
    await owner.ask({ type: 'create-table', setup: setup() });
  });
});

describe('the socket of the host', () => {
  it('shows the owner everything and guests the tables that are open to the network', async () => {
    const { host } = await start();
    const [owner, guest] = [
      await join(host.port, '/ws', { owner: host.ownerSecret }),
      await join(host.port, '/ws'),
    ];
    await owner.ask({ type: 'create-table', setup: setup({ title: 'Here' }) });
    const there = (await owner.ask({
      type: 'create-table',
      setup: setup({ title: 'There', reach: 'network' }),
      pin: '271828',
    })) as {
      table: string;
    };
    const all = await owner.untilHost((frame) => frame.tables.length === 2);
    expect(all.tables.map((table) => table.title)).toEqual(['Here', 'There']);
    expect(all.owner).toMatchObject({ discovery: 'off', nearby: [], reachable: [{ address: '127.0.0.1' }] });
    const open = await guest.untilHost((frame) => frame.tables.length === 1);
    expect(open.tables[0]).toMatchObject({ id: there.table, pin: true, taken: 0 });
    expect(open).not.toHaveProperty('owner');
    expect(JSON.stringify(open)).not.toContain('Here');
    const client = await join(host.port, `/ws/${there.table}`, { pin: '271828' });
    await client.ask({ type: 'sit', token: newToken(), name: 'Ada' });
    await guest.untilHost((frame) => frame.tables[0]?.taken === 1);
    expect(JSON.stringify(guest.host())).not.toContain('Ada');
    await owner.ask({ type: 'discard-table', table: there.table as never });
    await guest.untilHost((frame) => frame.tables.length === 0);
    expect(await owner.refused({ type: 'discard-table', table: there.table as never })).toEqual({
      code: 'no-such-table',
    });
  });

  it(`has room for ${LIMITS.tables} tables`, async () => {
    const { host } = await start();
    for (let count = 0; count < LIMITS.tables; count++) await openTestTable(host);
    expect(await host.createTable(setup())).toEqual({
      ok: false,
      error: { code: 'too-many', data: { most: LIMITS.tables } },
    });
  });

  it('knows another host that is told of on the network', async () => {
    vi.stubEnv('AUCTION_NIGHT_MDNS_PORT', String(await freePort()));
    vi.stubEnv('AUCTION_NIGHT_BROADCAST_PORT', String(await freePort()));
    const [one, other] = [await start({ discovery: true }), await start({ discovery: true })];
    const table = await openTestTable(other.host, { title: 'Cellar', reach: 'network' });
    await openTestTable(other.host, { title: 'Secret', reach: 'local' });
    const owner = await join(one.host.port, '/ws', { owner: one.host.ownerSecret });
    const found = await owner.untilHost((frame) => (frame.owner?.nearby.length ?? 0) > 0);
    expect(found.owner?.nearby).toEqual([
      expect.objectContaining({
        id: table,
        title: 'Cellar',
        address: '127.0.0.1',
        port: other.host.port,
        isCompatible: true,
      }),
    ]);
    expect(one.host.isKnownAddress('127.0.0.1', other.host.port)).toBe(true);
    await other.stop();
    await owner.untilHost((frame) => frame.owner?.nearby.length === 0);
  });
});

it('tells the PIN of a table to those who host, and to nobody else', async () => {
  const { host } = await start();
  const pin = '271828';
  const table = await openTestTable(host, {}, pin);
  const come = async (more: Parameters<typeof join>[2]) =>
    (await join(host.port, `/ws/${table}`, more)).untilTable(() => true);
  expect((await come({ owner: host.ownerSecret })).you.pin).toBe(pin);
  for (const more of [{}, { television: true }] as const)
    expect(JSON.stringify(await come({ pin, ...more }))).not.toContain(pin);
});

it('tells those who host of wrong PINs when they come, and no more once there is no PIN', async () => {
  const { host } = await start();
  const path = `/ws/${await openTestTable(host, {}, '271828')}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const stranger = await connect(host.port, path);
  const fail = () => stranger.refused(hello({ pin: '111111' }));
  for (const left of [4, 3, 2, 1, 0]) expect(await fail()).toEqual({ code: 'wrong-pin', data: { left } });
  const { you } = await owner.untilTable((frame) => frame.you.pinLock !== undefined);
  expect(you.pinLock).toMatchObject({ wrongTries: 5, devices: 1 });
  await owner.ask({ type: 'configure', setup: setup(), pin: '314159' });
  const renewed = await owner.untilTable((frame) => frame.you.pin === '314159');
  expect(renewed.you.pinLock).toMatchObject({ wrongTries: 5, devices: 1 }); // who guessed still waits, and can be let in
  await owner.ask({ type: 'configure', setup: setup(), pin: null });
  await owner.untilTable((frame) => frame.you.pinLock === undefined);
  await stranger.ask(hello());
});

describe('what a host keeps', () => {
  it('is the port, the secret and the tables, readable by nobody else; tokens only as hashes, the PIN so that it can be shown', async () => {
    const first = await start({ port: await freePort() });
    const table = await openTestTable(first.host, {}, '271828');
    const token = newToken();
    const client = await join(first.host.port, `/ws/${table}`, { pin: '271828' });
    await client.ask({ type: 'sit', token, name: 'Ada' });
    await first.stop();
    const files = [`tables/${table}.journal`, `tables/${table}.secrets.json`, 'host.json'];
    for (const file of files) {
      const path = joinPath(first.folder, file);
      if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
      const text = await readFile(path, 'utf8');
      expect(text).not.toContain(token);
      expect(text.includes('271828')).toBe(file.endsWith('secrets.json'));
    }
    const second = await start({ dataDir: first.folder, port: undefined as never });
    expect([second.host.port, second.host.ownerSecret]).toEqual([first.host.port, first.host.ownerSecret]);
    expect(second.host.ownerLink).toBe(
      `http://127.0.0.1:${first.host.port}/#owner=${first.host.ownerSecret}`,
    );
    expect([...first.log, ...second.log].join()).not.toMatch(
      new RegExp(`${token}|${first.host.ownerSecret}`),
    );
  });

  it('says goodbye when it closes', async () => {
    const { host, stop } = await start();
    const clients = [await join(host.port, '/ws'), await join(host.port, `/ws/${await openTestTable(host)}`)];
    await stop();
    expect(await Promise.all(clients.map((client) => client.closed))).toEqual([4000, 4000]);
    await expect(connect(host.port, '/ws')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('listening', () => {
  it('takes the next port if one is taken', async () => {
    const blocker = createTcpServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;
    const { host } = await start({ port });
    expect(host.port).toBeGreaterThan(port);
    blocker.close();
  });

  it('moves to another address on the same port without dropping a socket, and back if it cannot', async () => {
    const server = createServer((_request, response) => response.end('here'));
    const sockets = new WebSocketServer({ server });
    sockets.on('error', () => undefined); // it hears of the server's errors too
    sockets.on('connection', (socket) => {
      const line = acceptLine(
        '/',
        (frame) => socket.send(frame),
        (text) => line.send(text),
      );
      socket.on('message', (frame: Buffer) => line.receive(frame));
    });
    const port = await listenFrom(server, '127.0.0.1', 0);
    const client = await connect(port, '/');
    await rebind(server, '127.0.0.2', port);
    expect(await bodyAt('127.0.0.2', port)).toBe('here');
    client.send('{"type":"answer","id":1,"ok":true}');
    await expect.poll(() => client.texts, { timeout: 60_000 }).toHaveLength(1);
    const blocker = createTcpServer().listen(port, '127.0.0.3');
    await new Promise((resolve) => blocker.once('listening', resolve));
    await expect(rebind(server, '127.0.0.3', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await bodyAt('127.0.0.1', port)).toBe('here');
    blocker.close();
    await client.close();
    sockets.close();
    server.close();
  });
});

const bodyAt = (host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host, port, agent: false }, (response) => {
      response.on('data', (part: Buffer) => resolve(part.toString()));
    }).on('error', reject);
  });

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('lets somebody in who typed wrong PINs when who hosts says so, and asks others for it as before', async () => {
  const { host } = await start();
  const path = `/ws/${await openTestTable(host, {}, '271828')}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const guest = await connect(host.port, path);
  for (let tries = 0; tries < 5; tries++) await guest.refused(hello({ pin: '111111' }));
  expect(await guest.refused(hello({ pin: '271828' }))).toMatchObject({ code: 'pin-locked' });
  await owner.ask({ type: 'admit-wrong-pins' });
  await owner.untilTable(({ you }) => you.pinLock === undefined);
  await guest.ask(hello());
  expect(await guest.refused({ type: 'admit-wrong-pins' })).toEqual({ code: 'not-owner' });
});
