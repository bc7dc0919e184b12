import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { connect, hello, join, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  running = await testHost(options);
  return running;
}
afterEach(() => running?.dispose());

const PIN = '271828';
/** Only there to end a test that hangs. */
const PATIENCE = { timeout: 60_000 };
const wrong = (index: number): string => String(100_000 + index);

describe('the first message', () => {
  it('has to be hello', async () => {
    const { host } = await start();
    const client = await connect(host.port, '/ws');
    expect(await client.refused({ type: 'refresh-nearby' })).toEqual({ code: 'say-hello' });
    await client.ask(hello());
    expect(await client.refused(hello())).toMatchObject({ code: 'not-available' });
    expect(await client.refused({ type: 'refresh-nearby' })).toEqual({ code: 'not-owner' });
  });

  it('of another protocol version is answered with both, even if nothing else of it is known', async () => {
    const { host } = await start();
    const client = await connect(host.port, '/ws');
    client.send(JSON.stringify({ id: 7, type: 'hello', protocol: 99, greeting: 'salve' }));
    expect(await client.closed).toBe(4001);
    expect(client.texts.map((text) => JSON.parse(text) as unknown)).toEqual([
      {
        type: 'answer',
        id: 7,
        ok: false,
        error: { code: 'wrong-protocol', data: { host: PROTOCOL_VERSION, client: 99 } },
      },
    ]);
  });

  it('has to come within ten seconds', async () => {
    const clock = manualClock();
    const { host } = await start({ clock });
    const [silent, polite] = [await connect(host.port, '/ws'), await join(host.port, '/ws')];
    clock.advance(9_999);
    await polite.ask({ type: 'ping' });
    clock.advance(1);
    expect(await silent.closed).toBe(4004);
    await polite.ask({ type: 'ping' });
  });

  it('may be tried again, for two minutes in all', async () => {
    const clock = manualClock();
    const { host } = await start({ clock });
    const path = `/ws/${await openTestTable(host, {}, PIN)}`;
    const guest = await connect(host.port, path);
    for (let time = 0; time < 120_000; time += 10_000) {
      expect(await guest.refused(hello())).toMatchObject({ code: 'pin-needed' });
      clock.advance(10_000);
    }
    expect(await guest.closed).toBe(4004);
  });
});

describe('the PIN', () => {
  it('is asked of guests, not of the owner or of those who hold a seat', async () => {
    const { host } = await start();
    const table = await openTestTable(host, {}, PIN);
    const path = `/ws/${table}`;
    const guest = await connect(host.port, path);
    expect(await guest.refused(hello())).toMatchObject({ code: 'pin-needed' });
    expect(await guest.refused(hello({ pin: wrong(0) }))).toEqual({ code: 'wrong-pin', data: { left: 4 } });
    expect(await guest.refused({ type: 'sit', token: newToken(), name: 'Eve' })).toEqual({
      code: 'say-hello',
    });
    await guest.ask(hello({ pin: PIN }));
    const token = newToken();
    await guest.ask({ type: 'sit', token, name: 'Ada' });
    await join(host.port, path, { tokens: [token] });
    await join(host.port, path, { owner: host.ownerSecret });
    const stranger = await connect(host.port, path);
    expect(await stranger.refused(hello({ tokens: [newToken()] }))).toMatchObject({ code: 'pin-needed' });
    expect(guest.texts.concat(stranger.texts).join()).not.toContain(PIN);
  });

  it('pauses an address for fifteen minutes after five wrong ones', async () => {
    const clock = manualClock();
    const { host } = await start({ clock });
    const path = `/ws/${await openTestTable(host, {}, PIN)}`;
    const eve = await connect(host.port, path, { localAddress: '127.0.0.9' });
    for (const left of [4, 3, 2, 1, 0])
      expect(await eve.refused(hello({ pin: wrong(left) }))).toEqual({ code: 'wrong-pin', data: { left } });
    expect(await eve.refused(hello({ pin: PIN }))).toEqual({ code: 'pin-locked', data: { seconds: 900 } });
    await join(host.port, path, { pin: PIN });
    clock.advance(899_000);
    const again = await connect(host.port, path, { localAddress: '127.0.0.9' });
    expect(await again.refused(hello({ pin: PIN }))).toEqual({ code: 'pin-locked', data: { seconds: 1 } });
    clock.advance(1_000);
    await again.ask(hello({ pin: PIN }));
  });

  it('locks the table after twenty wrong ones, for those who were wrong, until the owner sets a new one', async () => {
    const { host } = await start();
    const path = `/ws/${await openTestTable(host, {}, PIN)}`;
    const owner = await join(host.port, path, { owner: host.ownerSecret });
    const from = (device: number) => connect(host.port, path, { localAddress: `127.0.0.${device}` });
    for (const device of [11, 12, 13, 14, 15]) {
      const eve = await from(device);
      for (let index = 0; index < 4; index++) await eve.refused(hello({ pin: wrong(index) }));
    }
    const [eve, honest] = [await from(11), await from(16)];
    expect(await eve.refused(hello({ pin: PIN }))).toEqual({ code: 'pin-locked' });
    await honest.ask(hello({ pin: PIN }));
    await owner.ask({ type: 'configure', setup: setup(), pin: '141421' });
    expect(await eve.refused(hello({ pin: PIN }))).toEqual({ code: 'wrong-pin', data: { left: 4 } });
    await eve.ask(hello({ pin: '141421' }));
    await owner.ask({ type: 'configure', setup: setup(), pin: null });
    expect((await owner.untilTable(({ table: now }) => !now.hasPin)).table.hasPin).toBe(false);
    await join(host.port, path);
  });

  it('can be changed during a game, the setup cannot', async () => {
    const { host } = await start();
    const table = await openTestTable(host, { seatCount: 3 });
    const [ada] = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
    await ada?.client.ask({ type: 'start' });
    await ada?.client.ask({ type: 'configure', setup: setup(), pin: PIN });
    expect(await ada?.client.refused({ type: 'configure', setup: setup({ title: 'Attic' }) })).toEqual({
      code: 'not-in-lobby',
    });
  });
});

describe('limits', () => {
  const from = (device: number) => ({ localAddress: `127.0.0.${device}` });
  const sitDown = async (port: number, path: string, device: number): Promise<HostClient> => {
    const client = await join(port, path, {}, from(device));
    await client.ask({ type: 'sit', token: newToken(), name: `Guest ${device}` });
    return client;
  };

  it('tells a device that its address has too many connections, and this computer is not counted', async () => {
    const { host } = await start({ limits: { connectionsPerAddress: 3 } });
    const three = [];
    for (let index = 0; index < 3; index++) three.push(await join(host.port, '/ws', {}, from(7)));
    expect(await (await connect(host.port, '/ws', from(7))).closed).toBe(CLOSE.addressFull);
    for (let index = 0; index < 9; index++) await join(host.port, '/ws');
    await three[0]?.close();
    const again = (): Promise<string> =>
      join(host.port, '/ws', {}, from(7)).then(
        () => 'in',
        () => 'out',
      );
    await expect.poll(again, PATIENCE).toBe('in');
  });

  it('has whoever waits longest to be admitted give way, of the device that has the most', async () => {
    const { host } = await start({ limits: { connections: 3 } });
    const first = await connect(host.port, '/ws', from(7));
    const others = [await connect(host.port, '/ws', from(8)), await connect(host.port, '/ws', from(8))];
    const late = await connect(host.port, '/ws', from(9));
    expect(await others[0]?.closed).toBe(CLOSE.tooMany);
    for (const one of [first, others[1], late]) await one?.ask(hello());
  });

  it('has those who do nothing give way before those who watch, and who sits gives way to nobody', async () => {
    const { host } = await start({ limits: { connections: 6 } });
    const path = `/ws/${await openTestTable(host)}`;
    const [seated, watching] = [await sitDown(host.port, path, 7), await join(host.port, path, {}, from(7))];
    const idle = [];
    for (let index = 0; index < 4; index++) idle.push(await join(host.port, '/ws', {}, from(8)));
    // New devices come in one after the other, until no address has more than they would have
    for (const device of [9, 10, 11]) await sitDown(host.port, path, device).catch(() => undefined);
    expect(await Promise.all(idle.slice(0, 3).map((one) => one.closed))).toEqual(
      Array(3).fill(CLOSE.tooMany),
    );
    const late = await connect(host.port, path, from(12));
    expect(await late.closed).toBe(CLOSE.tooMany);
    await idle[3]?.ask({ type: 'ping' });
    await watching.ask({ type: 'ping' });
    await seated.ask({ type: 'ping' });
  });

  it('has six addresses that fill the house with nothing to do make room for every new guest, with and without a PIN', async () => {
    const { host } = await start({ limits: HOST_LIMITS });
    const open = `/ws/${await openTestTable(host)}`;
    const closed = `/ws/${await openTestTable(host, {}, PIN)}`;
    const crowd = [];
    for (let index = 0; index < HOST_LIMITS.connections; index++)
      crowd.push(await join(host.port, index % 2 === 0 ? '/ws' : open, {}, from(10 + (index % 6))));
    for (let device = 50; device < 60; device++) {
      await join(host.port, open, {}, from(device));
      await join(host.port, closed, { pin: PIN }, from(device));
    }
    expect(crowd.filter(({ socket }) => socket.readyState !== socket.OPEN).length).toBeGreaterThan(0);
  });

  it('gives a place to an address that held a seat, whoever watches there meanwhile', async () => {
    const { host } = await start({ limits: { connections: 3 } });
    const path = `/ws/${await openTestTable(host)}`;
    const token = newToken();
    const phone = await join(host.port, path, {}, from(7));
    await phone.ask({ type: 'sit', token, name: 'Ada' });
    await phone.close();
    const watching = [];
    for (const device of [9, 10, 11]) watching.push(await join(host.port, path, {}, from(device)));
    expect(await (await connect(host.port, path, from(12))).closed).toBe(CLOSE.tooMany);
    await join(host.port, path, { tokens: [token] }, from(7));
    expect(await watching[0]?.closed).toBe(CLOSE.tooMany);
    for (let index = 0; index < 3; index++) await join(host.port, '/ws'); // this computer has places of its own
  });

  it('tells the owner that the house is full, and frees what nobody uses when asked to', async () => {
    const { host } = await start({ limits: { connections: 4 } });
    const path = `/ws/${await openTestTable(host)}`;
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    const sits = await sitDown(host.port, path, 7);
    const watches = await join(host.port, path, {}, from(8));
    const idle = [await join(host.port, '/ws', {}, from(9)), await join(host.port, '/ws', {}, from(10))];
    expect(await idle[0]?.refused({ type: 'free-places' })).toEqual({ code: 'not-owner' });
    expect(await (await connect(host.port, '/ws', from(11))).closed).toBe(CLOSE.tooMany);
    const full = await owner.untilHost((frame) => frame.owner?.problems.length === 1);
    expect(full.owner?.problems).toEqual([{ id: 1, type: 'house-full', connections: 4, unused: 2 }]);
    await owner.ask({ type: 'free-places' });
    expect(await Promise.all(idle.map((one) => one.closed))).toEqual([CLOSE.tooMany, CLOSE.tooMany]);
    await owner.untilHost((frame) => frame.owner?.problems.length === 0);
    for (const one of [sits, watches]) await one.ask({ type: 'ping' });
    await join(host.port, '/ws', {}, from(11));
  });

  it('offers to free places no longer than there are some that nobody uses', async () => {
    const { host } = await start({ limits: { connections: 5 } });
    const path = `/ws/${await openTestTable(host)}`;
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    for (const device of [7, 8]) await sitDown(host.port, path, device);
    for (const device of [9, 10]) await join(host.port, path, {}, from(device));
    const idle = await join(host.port, '/ws', {}, from(11));
    expect(await (await connect(host.port, '/ws', from(12))).closed).toBe(CLOSE.tooMany);
    await owner.untilHost((frame) => frame.owner?.problems.length === 1);
    await owner.ask({ type: 'free-places' });
    await idle.closed;
    const left = { type: 'house-full', connections: 4, unused: 0 };
    const { owner: told } = await owner.untilHost((frame) =>
      isDeepStrictEqual(
        frame.owner?.problems.map(({ id: _id, ...one }) => one),
        [left],
      ),
    );
    expect(told?.problems).toHaveLength(1);
  });

  it('lets an address shake hands five times a second', async () => {
    const clock = manualClock();
    const { host } = await start({ clock, limits: { upgradesPerSecond: 5, upgradeBurst: 5 } });
    for (let index = 0; index < 5; index++) await (await connect(host.port, '/ws', from(7))).close();
    await expect(connect(host.port, '/ws', from(7))).rejects.toThrow('503');
    clock.advance(1_000);
    await connect(host.port, '/ws', from(7));
  });

  it('ends a connection that sends more than thirty messages at once, pings included', async () => {
    const clock = manualClock();
    const { host } = await start({ clock, limits: { messagesPerSecond: 10, messageBurst: 30 } });
    const chatty = await join(host.port, '/ws');
    for (let index = 0; index < 29; index++) await chatty.ask({ type: 'ping' });
    clock.advance(100);
    await chatty.ask({ type: 'ping' });
    chatty.socket.ping();
    expect(await chatty.closed).toBe(4003);
  });

  it.each(['ping', 'pong'] as const)('counts every %s that answers nothing', async (frame) => {
    const { host } = await start({
      clock: manualClock(),
      limits: { messagesPerSecond: 10, messageBurst: 30 },
    });
    const chatty = await join(host.port, '/ws');
    for (let index = 0; index < 30; index++) chatty.socket[frame]();
    expect(await chatty.closed).toBe(4003);
  });

  it('ends a connection that does not answer pings', async () => {
    const clock = manualClock();
    const { host } = await start({ clock });
    const [deaf, alive] = [
      await connect(host.port, '/ws', { autoPong: false }),
      await join(host.port, '/ws'),
    ];
    await deaf.ask(hello());
    const beat = async (): Promise<void> => {
      const heard = new Promise((resolve) => alive.socket.once('ping', resolve));
      clock.advance(10_000);
      await heard;
      await alive.ask({ type: 'ping' }); // its pong has arrived when this is answered
    };
    for (let index = 0; index < 2; index++) await beat();
    clock.advance(10_000);
    expect(await deaf.closed).toBe(1006);
    await alive.ask({ type: 'ping' });
  });

  it('takes messages of 16 KiB at most, and frames of the line only', async () => {
    const { host } = await start();
    for (const size of [16 * 1024 + 1, 64 * 1024]) {
      const large = await join(host.port, '/ws');
      large.send('x'.repeat(size));
      expect(await large.closed).toBe(1009);
    }
    const [clear, broken] = [await join(host.port, '/ws'), await join(host.port, '/ws')];
    clear.socket.send('{"id":1,"type":"ping"}');
    expect(await clear.closed).toBe(4002);
    broken.socket.send(Buffer.alloc(272));
    expect(await broken.closed).toBe(4012);
  });

  it('answers a hello in clear text, of before the line, in clear text and with both versions', async () => {
    const { host } = await start();
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    const closed = once(socket, 'close');
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 1, type: 'hello', protocol: 9, app: '0.0.9' }));
    const [answer, isBinary] = await once(socket, 'message');
    expect([JSON.parse(String(answer)), isBinary]).toEqual([
      {
        type: 'answer',
        id: 1,
        ok: false,
        error: { code: 'wrong-protocol', data: { host: PROTOCOL_VERSION, client: 9 } },
      },
      false,
    ]);
    expect((await closed)[0]).toBe(4001);
  });

  it('never takes a hello of this version in clear text', async () => {
    const { host } = await start();
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    const closed = once(socket, 'close');
    socket.on('message', () => expect.unreachable());
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 1, ...hello() }));
    expect((await closed)[0]).toBe(4002);
  });

  it('ends a connection that sends without reading', async () => {
    const { host } = await start({ clock: manualClock() });
    const slow = await join(host.port, '/ws');
    slow.socket.pause();
    // More than what the system's own buffers take; every refusal repeats the key
    const bytes = 15_000;
    for (let id = 0; id < 1_000; id++)
      slow.send(JSON.stringify({ id, type: 'ping', ['k'.repeat(bytes)]: 1 }));
    const guest = await join(host.port, '/ws');
    await guest.ask({ type: 'ping' });
    await expect.poll(() => slow.socket.bufferedAmount, PATIENCE).toBe(0); // the host has read everything, or hung up
    slow.socket.resume();
    expect(await slow.closed).toBe(4006);
    expect(slow.texts.length).toBeLessThan(1_000);
  });
});
