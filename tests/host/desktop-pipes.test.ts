import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { isHomeAddress, isTypedAddress } from '../../electron/main/addresses.ts';
import { createPipes, PIPE_LIMITS, type KnownHosts } from '../../electron/main/pipes.ts';
import type { PipeEvent, PipeTarget } from '../../electron/preload/api.ts';
import { eventually } from '../helpers/eventually.ts';
import { acceptLine } from '../helpers/line/between.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Peer {
  readonly port: number;
  readonly sockets: WebSocket[];
  readonly paths: string[];
  readonly origins: (string | undefined)[];
}

/** A host that only has lines, and answers a text with what `answer` says. */
const withLines = (answer: (text: string) => string | undefined = () => undefined): Promise<Peer> =>
  listen((socket, path) => {
    const line = acceptLine(
      path,
      (frame) => socket.send(frame),
      (text) => {
        const said = answer(text);
        if (said !== undefined) line.send(said);
      },
    );
    socket.on('message', (frame: Buffer) => line.receive(frame));
  });

async function listen(onSocket: (socket: WebSocket, path: string) => void): Promise<Peer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets: WebSocket[] = [];
  const paths: string[] = [];
  const origins: (string | undefined)[] = [];
  server.on('connection', (socket, request) => {
    sockets.push(socket);
    paths.push(request.url ?? '');
    origins.push(request.headers.origin);
    onSocket(socket, request.url ?? '');
  });
  closers.push(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return { port: portOf(server), sockets, paths, origins };
}

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
};

function holder(id: number) {
  const events: PipeEvent[] = [];
  return { id, events, emit: (event: PipeEvent) => void events.push(event) };
}

const hosts = (port: number, known: readonly string[] = []) => {
  const remembered: string[] = [];
  const value: KnownHosts = {
    port,
    isKnownAddress: (address, to) => known.includes(`${address}:${to}`),
    rememberAddress: (address, to) => void remembered.push(`${address}:${to}`),
  };
  return { ...value, remembered };
};

const to = (port: number, more: Partial<PipeTarget> = {}): PipeTarget => ({
  address: '127.0.0.1',
  port,
  path: '/ws',
  typed: false,
  ...more,
});

describe('where a pipe may lead', () => {
  const pipes = createPipes(() => hosts(40_000, ['192.168.1.20:47474']));
  const refused = { ok: false, reason: 'not-allowed' };

  it.each([
    ['another port of this computer', to(40_001)],
    ['an address that was not found', to(47_474, { address: '192.168.1.21' })],
    ['a found address on another port', to(80, { address: '192.168.1.20' })],
    ['a name that was not typed', to(40_000, { address: 'localhost' })],
    ['a typed address that nobody can have', to(47_474, { address: '224.0.0.1', typed: true })],
    ['an address of the internet that was not typed', to(47_474, { address: '8.8.8.8' })],
    ['a typed address with more in it', to(47_474, { address: '192.168.1.2:80/x@', typed: true })],
    ['another path', to(40_000, { path: '/health' })],
    ['a path with a query', to(40_000, { path: '/ws?x=1' })],
    ['a path that only begins well', to(40_000, { path: '/ws/0123456789abcdef/x' })],
    ['a table id in capitals', to(40_000, { path: '/ws/0123456789ABCDEF' })],
  ])('refuses %s', (_what, target) => {
    expect(pipes.open(holder(1), target)).toEqual(refused);
  });

  it.each([
    ...['10.0.0.1', '127.0.0.1', '169.254.3.4', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
    ...['100.64.0.1', 'fd12::1', '::1', 'fe80::1%eth0'],
  ])('takes %s for an address of a home network', (address) => expect(isHomeAddress(address)).toBe(true));

  it.each([
    '9.255.255.255',
    '11.0.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '2001:db8::1',
  ])('does not take %s for one, but lets it be typed: a campus has such addresses', (address) => {
    expect(isHomeAddress(address)).toBe(false);
    expect(isTypedAddress(address)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '255.255.255.255', '224.0.0.251', '::', 'ff02::fb'],
    ...['010.0.0.1', '10.1', '0x0a000001', '167772161', ' 10.0.0.1', '10.0.0.1.', '[::1]', 'fd12::1%eth0'],
  ])('does not take %s for an address, in whatever way others would read it', (address) =>
    expect(isTypedAddress(address)).toBe(false),
  );

  it('lets names be typed', () => {
    expect(['an-0123.local', 'my-pc', 'My-PC.fritz.box', 'pc7.campus.example'].map(isTypedAddress)).toEqual(
      Array(4).fill(true),
    );
    expect(['.local', '-a.local', 'a.local/x', 'a b.local', 'a@b', 'a:1'].map(isTypedAddress)).toEqual(
      Array(6).fill(false),
    );
  });

  it('follows a typed name only to an address at home', async () => {
    const peer = await withLines();
    const page = holder(1);
    // Every system knows this name; where it leads is not the point, but that it is looked up at all
    const opening = createPipes(() => hosts(1)).open(
      page,
      to(peer.port, { address: 'localhost', typed: true }),
    );
    expect(opening.ok).toBe(true);
    await eventually(() => expect(page.events.map(({ event }) => event.type)).toEqual(['open']));
  });
});

describe('what a pipe does', () => {
  it('carries text both ways on a line, unchanged and in order, and the close code', async () => {
    const peer = await withLines((text) => `<${text}>`);
    const pipes = createPipes(() => hosts(peer.port));
    const page = holder(1);
    const opening = pipes.open(page, to(peer.port, { path: '/ws/0123456789abcdef' }));
    if (!opening.ok) throw new Error(opening.reason);
    expect(page.events).toEqual([]); // nothing before the page knows its number
    const { pipe } = opening;
    await eventually(() => expect(page.events).toEqual([{ pipe, event: { type: 'open' } }]));
    expect([peer.paths, peer.origins]).toEqual([['/ws/0123456789abcdef'], [undefined]]);
    const texts = ['{"id":1}', 'ü€🎲', ''];
    for (const text of texts) pipes.send(1, pipe, text);
    await eventually(() => expect(page.events).toHaveLength(4));
    expect(page.events.slice(1)).toEqual(
      texts.map((text) => ({ pipe, event: { type: 'message', text: `<${text}>` } })),
    );
    peer.sockets[0]?.close(4005, 'no such table');
    await eventually(() =>
      expect(page.events.at(-1)).toEqual({
        pipe,
        event: { type: 'close', code: 4005, reason: 'no such table' },
      }),
    );
    expect(page.events).toHaveLength(5);
  });

  it.each([
    ['text', 4012, (): string => '{"type":"answer"}'],
    ['what is no line', 4012, (): Buffer => Buffer.alloc(84)],
  ])('closes on %s, and the page hears nothing of it', async (_what, code, frame) => {
    const peer = await listen((socket) => socket.send(frame()));
    const page = holder(1);
    createPipes(() => hosts(peer.port)).open(page, to(peer.port));
    await eventually(() =>
      expect(page.events.map(({ event }) => event)).toMatchObject([{ type: 'close', code }]),
    );
  });

  it('takes a host that closes on the first message of a line for one of an older version', async () => {
    const peer = await listen((socket) => socket.on('message', () => socket.close(4002)));
    const page = holder(1);
    createPipes(() => hosts(peer.port)).open(page, to(peer.port));
    await eventually(() => expect(page.events.map(({ event }) => event)).toMatchObject([{ code: 4001 }]));
  });

  it('closes on a frame that is too large', async () => {
    const peer = await listen((socket) => socket.send(Buffer.alloc(PIPE_LIMITS.frameBytes + 1)));
    const page = holder(1);
    createPipes(() => hosts(peer.port)).open(page, to(peer.port));
    await eventually(() => expect(page.events.map(({ event }) => event.type)).toEqual(['close']));
  });

  it('closes without ever opening where nobody listens, and says why', async () => {
    const server: Server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    server.close();
    await once(server, 'close');
    const page = holder(1);
    createPipes(() => hosts(port)).open(page, to(port));
    await eventually(() => expect(page.events.map(({ event }) => event.type)).toEqual(['close']));
    expect(page.events[0]?.event).toMatchObject({ code: 1006, reason: 'ECONNREFUSED' });
  });

  it('remembers a typed address once it has answered, and no other', async () => {
    const peer = await withLines();
    const known = hosts(1);
    const pipes = createPipes(() => known);
    const page = holder(1);
    pipes.open(page, to(peer.port, { typed: true }));
    pipes.open(page, to(peer.port, { address: '127.0.0.2', typed: true })); // nobody listens there
    await eventually(() =>
      expect(page.events.map(({ event }) => event.type).sort()).toEqual(['close', 'open']),
    );
    expect(known.remembered).toEqual([`127.0.0.1:${peer.port}`]);
  });

  it('belongs to the page that opened it', async () => {
    const heard: string[] = [];
    const peer = await withLines((text) => void heard.push(text));
    const pipes = createPipes(() => hosts(peer.port));
    const page = holder(1);
    const opening = pipes.open(page, to(peer.port));
    if (!opening.ok) throw new Error(opening.reason);
    await eventually(() => expect(page.events).toHaveLength(1));
    pipes.send(2, opening.pipe, 'of another page');
    pipes.close(2, opening.pipe);
    pipes.send(1, opening.pipe, 'own');
    await eventually(() => expect(heard).toEqual(['own']));
    expect(page.events).toHaveLength(1);
  });

  it('is one of at most sixteen of a page; one that closes makes room', async () => {
    const peer = await withLines();
    const pipes = createPipes(() => hosts(peer.port));
    const page = holder(1);
    const openings = Array.from({ length: 17 }, () => pipes.open(page, to(peer.port)));
    expect(openings.filter((opening) => opening.ok)).toHaveLength(16);
    expect(openings[16]).toEqual({ ok: false, reason: 'too-many' });
    expect(pipes.open(holder(2), to(peer.port)).ok).toBe(true);
    await eventually(() => expect(page.events).toHaveLength(16));
    pipes.close(1, page.events[0]?.pipe ?? 0);
    await eventually(() => expect(page.events.at(-1)?.event.type).toBe('close'));
    expect(pipes.open(page, to(peer.port)).ok).toBe(true);
  });

  it('closes with its page, which hears no more of it', async () => {
    const peer = await withLines();
    const pipes = createPipes(() => hosts(peer.port));
    const page = holder(1);
    pipes.open(page, to(peer.port));
    await eventually(() => expect(page.events).toHaveLength(1));
    const [socket] = peer.sockets;
    if (socket === undefined) throw new Error('no socket');
    const closed = once(socket, 'close');
    pipes.dropHolder(1);
    expect((await closed)[0]).toBe(1001);
    expect(page.events).toHaveLength(1);
  });
});
