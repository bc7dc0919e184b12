import { writeFile } from 'node:fs/promises';
import { connect as connectTcp, type Socket } from 'node:net';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import {
  admission,
  handshake,
  pongFlood,
  refusedUpgrades,
  silentConnections,
  silentWebSockets,
  type Attack,
} from '../helpers/attacks.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const PIN = '271828';
const PHONE = '127.0.0.50';

let running: TestHost | undefined;
let attack: Attack | undefined;
afterEach(async () => {
  attack?.stop();
  await running?.dispose();
});

/** The addresses from `127.0.0.2` on, as so many other devices. */
const devices = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);

describe('while other devices hold what they can, everybody who belongs here is admitted at the first try', () => {
  it.each<[string, number, (port: number) => Attack]>([
    [
      '300 refused handshakes of one device, never read and never closed',
      300,
      (port) => refusedUpgrades({ port, addresses: devices(1), held: 300 }),
    ],
    [
      '300 refused handshakes of twenty devices',
      300,
      (port) => refusedUpgrades({ port, addresses: devices(20), held: 300 }),
    ],
    [
      '260 connections of one device that never say or read anything',
      260,
      (port) => silentConnections({ port, addresses: devices(1), held: 260 }),
    ],
    [
      '300 connections of twenty devices that never say or read anything',
      300,
      (port) => silentConnections({ port, addresses: devices(20), held: 300 }),
    ],
    [
      'two devices that never say hello',
      24,
      (port) => silentWebSockets({ port, addresses: devices(2), held: 16 }),
    ],
    [
      'twenty devices that never say hello',
      120,
      (port) => silentWebSockets({ port, addresses: devices(20), held: 100 }),
    ],
    ['eight connections that flood pongs', 16, (port) => pongFlood({ port, addresses: devices(1), held: 8 })],
  ])('%s', async (what, opened, begin) => {
    running = await testHost({ limits: HOST_LIMITS });
    const { host } = running;
    const path = `/ws/${await openTestTable(host, {}, PIN)}`;
    const token = newToken();
    const phone = await join(host.port, path, { pin: PIN }, { localAddress: PHONE });
    await phone.ask({ type: 'sit', token, name: 'Ada' });
    await phone.close();

    attack = begin(host.port);
    await attack.until(opened);
    const owner = { owner: host.ownerSecret };
    const times: number[] = [];
    for (let round = 0; round < 2; round++) {
      await attack.until(opened + 2 * round);
      times.push(await admission(host.port, '/ws', owner), await admission(host.port, path, owner));
      times.push(await admission(host.port, path, { tokens: [token] }, PHONE));
      times.push(await admission(host.port, path, { pin: PIN }, `127.0.0.${60 + round}`));
    }
    console.log(`${what}: admitted after ${times.join(', ')} ms`);
    expect(times).toHaveLength(8);
  });
});

/** What a raw connection of another device has been sent, and when it ended. */
function rawFrom(
  address: string,
  port: number,
): { readonly socket: Socket; readonly ended: Promise<string> } {
  const socket = connectTcp({ port, host: '127.0.0.1', localAddress: address });
  let text = '';
  socket.on('data', (part) => (text += part.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

describe('a connection that does not come to be admitted', () => {
  const start = async (options: Parameters<typeof testHost>[0]): Promise<TestHost> =>
    (running = await testHost(options));

  it('is destroyed when its handshake was refused, though it does not hang up itself', async () => {
    const { host } = await start({ clock: manualClock() });
    const { socket, ended } = rawFrom('127.0.0.2', host.port);
    socket.allowHalfOpen = true;
    const goOn = (): void => void socket.write('still here', (error) => error ?? setImmediate(goOn));
    socket.on('end', goOn); // as long as anybody is there to take it
    socket.write(handshake(host.port, '/elsewhere'));
    expect(await ended).toMatch(/^HTTP\/1.1 404 /);
  });

  it('gives way to newer ones of its address, and is ended in the end whatever it does', async () => {
    const clock = manualClock();
    const { host } = await start({ clock, limits: { socketsPerAddress: 2 } });
    const first = rawFrom('127.0.0.2', host.port);
    const [one, two] = [rawFrom('127.0.0.2', host.port), rawFrom('127.0.0.2', host.port)];
    await first.ended;
    const answered = new Promise((resolve) => one.socket.once('data', resolve));
    one.socket.write(`GET /health HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`);
    await answered;
    clock.advance(HOST_LIMITS.unadmitted);
    await Promise.all([one.ended, two.ended]);
  });

  it('is ended within seconds if it says nothing', async () => {
    const { host } = await start({ limits: { request: 100 } });
    const { ended } = rawFrom('127.0.0.2', host.port);
    expect(await ended).toBe('');
  });

  it('is ended if it does not read what it asked for', async () => {
    const clock = manualClock();
    const { host, folder } = await start({ clock, limits: { request: 600_000 } });
    await writeFile(joinPath(folder, 'page', 'index.html'), Buffer.alloc(32 * 1024 * 1024, 'x'));
    const { socket } = rawFrom('127.0.0.2', host.port);
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    clock.advance(HOST_LIMITS.reading);
    const cut = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await cut;
    expect(socket.bytesRead).toBeLessThan(32 * 1024 * 1024);
  });
});
