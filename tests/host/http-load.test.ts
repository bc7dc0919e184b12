import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../electron/host/clock.ts';
import { createHttpServer } from '../../electron/host/http/server.ts';
import { createDeviceContacts } from '../../electron/host/http/device-contacts.ts';
import { HOST_LIMITS, type HostLimits } from '../../electron/host/limits.ts';
import { testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

/** Only there to end a test that hangs. */
const PATIENCE = { timeout: 60_000 };

let running: TestHost | undefined;
let server: Server | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server?.close();
  server = undefined;
  await running?.dispose();
  running = undefined;
});

interface CountingServer {
  readonly port: number;
  /** Which paths it has answered, in order. */
  readonly answered: readonly string[];
  /** Resolves when it has taken so many connections. */
  hasTaken(connections: number): Promise<void>;
}

/** A host's HTTP server without a host. */
async function countingServer(
  limits: Partial<HostLimits> = {},
  clock = systemClock,
): Promise<CountingServer> {
  const answered: string[] = [];
  let arrived = 0;
  let port = 0;
  const made = createHttpServer({
    site: {
      file: () => Promise.resolve(undefined),
      prove: () => undefined,
      elsewhere: () => [],
      plain: undefined,
      health: (path) => {
        answered.push(path);
        return {};
      },
    },
    ownNames: () => ({ port, names: [] }),
    onConnection: (socket) => {
      arrived += 1;
      return { isOwnComputer: socket.remoteAddress === '127.0.0.1' };
    },
    upgrade: (_request, socket) => void socket.destroy(),
    contacts: createDeviceContacts(clock),
    clock,
    limits: { ...HOST_LIMITS, ...limits },
    log: () => undefined,
  });
  server = made;
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  const bound = made.address();
  port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    port,
    answered,
    hasTaken: (connections) => expect.poll(() => arrived, PATIENCE).toBe(connections),
  };
}

/** A raw connection of another device: what it was sent, and when it ended. */
async function device(
  port: number,
  localAddress: string,
): Promise<{ readonly socket: Socket; readonly text: () => string; readonly ended: Promise<unknown> }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => (text += part.toString('latin1')));
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, ended };
}

const asks = (port: number, path: string, times = 1): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(times);
const answersIn = (text: string): number => text.split('HTTP/1.1 200').length - 1;

describe('requests of several devices', () => {
  it('are served in turns: who asks once does not wait for all that another has asked', async () => {
    const { port, answered, hasTaken } = await countingServer();
    const crowd = await Promise.all(Array.from({ length: 8 }, () => device(port, '127.0.0.2')));
    const guest = await device(port, '127.0.0.3');
    await hasTaken(9);
    for (const { socket } of crowd) socket.write(asks(port, '/health/crowd', 8));
    guest.socket.write(asks(port, '/health/guest'));
    await expect.poll(() => answered.length, PATIENCE).toBe(65);
    // Of the crowd's 64 some may have come, and been served, before the guest's came
    expect(answered.indexOf('/health/guest')).toBeLessThan(16);
    await expect.poll(() => crowd.reduce((sum, { text }) => sum + answersIn(text()), 0), PATIENCE).toBe(64);
  });

  it('are served one for each address in a turn, and let everything else have its turn between', async () => {
    const { port, answered, hasTaken } = await countingServer();
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, index) => device(port, `127.0.0.${index + 2}`)),
    );
    await hasTaken(12);
    const perTurn: number[] = [];
    let before = 0;
    let isOver = false;
    const turn = (): void => {
      perTurn.push(answered.length - before);
      before = answered.length;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    for (const { socket } of crowd) socket.write(asks(port, '/health/crowd', 8));
    await expect.poll(() => answered.length, PATIENCE).toBe(96);
    isOver = true;
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(16); // eight, seen in two turns of ours at most
  });

  it('of this computer wait for no others', async () => {
    const { port, answered, hasTaken } = await countingServer();
    const crowd = await Promise.all(
      Array.from({ length: 32 }, (_, index) => device(port, `127.0.0.${index + 2}`)),
    );
    const owner = await device(port, '127.0.0.1');
    await hasTaken(33);
    for (const { socket } of crowd) socket.write(asks(port, '/health/crowd', 4));
    owner.socket.write(asks(port, '/health/owner'));
    await expect.poll(() => answered.length, PATIENCE).toBe(129);
    expect(answered.indexOf('/health/owner')).toBeLessThan(32);
  });

  it('beyond the budget of a device wait, and are answered', async () => {
    const clock = manualClock();
    const { port, answered } = await countingServer({ requestBurst: 5, requestsPerSecond: 1 }, clock);
    const [busy, other] = [await device(port, '127.0.0.2'), await device(port, '127.0.0.3')];
    busy.socket.write(asks(port, '/health/busy', 7));
    await expect.poll(() => answersIn(busy.text()), PATIENCE).toBe(5);
    other.socket.write(asks(port, '/health/other', 5));
    await expect.poll(() => answersIn(other.text()), PATIENCE).toBe(5);
    expect(answered).toHaveLength(10);
    clock.advance(1_000);
    await expect.poll(() => answersIn(busy.text()), PATIENCE).toBe(6);
    clock.advance(1_000);
    await expect.poll(() => answersIn(busy.text()), PATIENCE).toBe(7);
  });
});

describe('a connection', () => {
  it('that waits for no answer is cut off, and costs no more than eight', async () => {
    const { port, answered } = await countingServer();
    const eight = await device(port, '127.0.0.2');
    eight.socket.write(asks(port, '/health/eight', 8));
    await expect.poll(() => answersIn(eight.text()), PATIENCE).toBe(8);
    const flood = await device(port, '127.0.0.3');
    flood.socket.write(asks(port, '/health/flood', 20_000));
    await flood.ended;
    const after = await device(port, '127.0.0.4');
    after.socket.write(asks(port, '/health/after'));
    await expect.poll(() => answersIn(after.text()), PATIENCE).toBe(1);
    expect(answered.filter((path) => path === '/health/flood').length).toBeLessThanOrEqual(8);
  });

  it('that sends a request in pieces is answered, and one that sends a body is not served what is in it', async () => {
    const { port, answered } = await countingServer();
    const slow = await device(port, '127.0.0.2');
    for (const piece of ['GET /health/pieces HT', 'TP/1.1\r\nHost: ', `127.0.0.1:${port}\r`, '\n\r', '\n'])
      await new Promise((resolve) => slow.socket.write(piece, () => setImmediate(resolve)));
    await expect.poll(() => answersIn(slow.text()), PATIENCE).toBe(1);
    const posts = await device(port, '127.0.0.3');
    const hidden = asks(port, '/health/hidden');
    posts.socket.write(
      `POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    );
    posts.socket.write(asks(port, '/health/after'));
    await expect.poll(() => answersIn(posts.text()), PATIENCE).toBe(1);
    expect(answered).toEqual(['/health/pieces', '/health/after']);
  });

  it('is ended after so many requests, and the last one is answered', async () => {
    const { port } = await countingServer({ requestsPerSocket: 3, request: 100 });
    const long = await device(port, '127.0.0.2');
    long.socket.write(asks(port, '/health/long', 5));
    await long.ended;
    expect(answersIn(long.text())).toBe(3);
  });
});

it('ten phones behind one router address load the page at once, and none of them is refused', async () => {
  running = await testHost({ limits: HOST_LIMITS });
  const { port } = running.host;
  /** A browser has six connections, and asks on each for one thing after the other. */
  const phone = async (): Promise<number[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const asked = Array.from({ length: 48 }, () => statusOf(port, '/assets/index-abc123.js', agent));
    const statuses = await Promise.all(asked);
    agent.destroy();
    return statuses;
  };
  const statuses = (await Promise.all(Array.from({ length: 10 }, phone))).flat();
  expect(statuses).toHaveLength(480);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('a file of the page that could not be read is read again when it is asked for again', async () => {
  running = await testHost();
  const { folder, host } = running;
  const file = join(folder, 'page', 'index.html');
  await rm(file); // the host knows it from its start
  expect(await statusOf(host.port, '/')).toBe(0);
  await writeFile(file, '<!doctype html><title>Auction Night</title>');
  expect(await statusOf(host.port, '/')).toBe(200);
});

/** The status of an answer, read to its end; 0: the connection was ended without one. */
function statusOf(port: number, path: string, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const from = { host: '127.0.0.1', localAddress: '127.0.0.9' };
    const request = get({ port, path, ...from, ...(agent !== undefined && { agent }) }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0));
  });
}
