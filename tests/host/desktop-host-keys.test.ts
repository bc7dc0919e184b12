import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { openHostKeys, type HostKeys } from '../../electron/main/host-keys.ts';
import { createPipes, type Pipes } from '../../electron/main/pipes.ts';
import type { PipeEvent } from '../../electron/preload/api.ts';
import { eventually } from '../helpers/eventually.ts';
import { FaultyDisk, type DiskCall, type Fate } from '../helpers/faulty-disk.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { standBetween } from '../helpers/line/between.ts';

const PIN = '271828';
const PATH = '/data/host-keys.json';
const ONE = toTableId('00112233445566aa') as TableId;
const OTHER = toTableId('fedcba9876543210') as TableId;
const bytes = (digit: string): Uint8Array => new Uint8Array(Buffer.from(digit.repeat(32), 'hex'));

function diskWith(file?: string, fate?: (call: DiskCall) => Fate): FaultyDisk {
  const disk = new FaultyDisk(createRng('host keys'), fate);
  disk.place('/data/window.json', Buffer.from('{}'));
  if (file !== undefined) disk.place(PATH, Buffer.from(file));
  return disk;
}
const logged: string[] = [];
const openOn = (disk: FaultyDisk): Promise<HostKeys> =>
  openHostKeys({ disk, log: (line) => void logged.push(line) }, PATH);

describe('the keys of hosts', () => {
  beforeEach(() => void logged.splice(0));

  it('are there after a restart, the newest of each table, until they are forgotten', async () => {
    const disk = diskWith();
    const keys = await openOn(disk);
    expect(keys.known(ONE)).toBeUndefined();
    keys.remember(ONE, bytes('a'));
    keys.remember(OTHER, bytes('b'));
    keys.remember(ONE, bytes('c'));
    await keys.forget(OTHER); // and all before is on disk
    const again = await openOn(disk);
    expect([again.known(ONE), again.known(OTHER)]).toEqual([bytes('c'), undefined]);
    expect(logged).toEqual([]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"format":"auction-night/host-keys@2","keys":[]}',
    '{"format":"auction-night/host-keys@1","keys":[{"table":"x"}]}',
  ])('are none in a damaged file (%j), which is kept', async (text) => {
    const disk = diskWith(text);
    const keys = await openOn(disk);
    expect(keys.known(ONE)).toBeUndefined();
    expect(disk.files().get(`${PATH}.damaged`)?.toString()).toBe(text);
    expect(logged).toHaveLength(1);
    keys.remember(ONE, bytes('a'));
    await keys.forget(OTHER);
    await eventually(async () => expect((await openOn(disk)).known(ONE)).toEqual(bytes('a')));
  });

  it('are kept while the app runs if the disk fails, and written with the next', async () => {
    let isFull = true;
    const disk = diskWith(undefined, ({ what }) =>
      isFull && what !== 'readFile' ? { failed: 'ENOSPC' } : 'done',
    );
    const keys = await openOn(disk);
    keys.remember(ONE, bytes('a'));
    await eventually(() => expect(logged).toHaveLength(1));
    expect(keys.known(ONE)).toEqual(bytes('a'));
    isFull = false;
    keys.remember(OTHER, bytes('b'));
    await eventually(async () => expect((await openOn(disk)).known(ONE)).toEqual(bytes('a')));
  });
});

describe('an app at the table of another computer', () => {
  let host: TestHost;
  let table: TableId;
  let keys: HostKeys;
  let pipes: Pipes;
  let allowed: string[];
  let closers: (() => void)[];
  beforeEach(async () => {
    host = await testHost();
    table = await openTestTable(host.host, {}, PIN);
    keys = await openOn(diskWith());
    allowed = [];
    closers = [];
    const hosts = {
      port: 1,
      isKnownAddress: (address: string, port: number) => allowed.includes(`${address}:${port}`),
      rememberAddress: () => undefined,
    };
    pipes = createPipes(
      () => hosts,
      () => keys,
    );
  });
  afterEach(async () => {
    for (const close of closers) close();
    await host.dispose();
  });

  /** Opens a pipe of the app to the table at a port. */
  function openPipe(port: number, tableCode?: string) {
    allowed.push(`127.0.0.1:${port}`);
    const events: PipeEvent['event'][] = [];
    const opening = pipes.open(
      { id: 1, emit: ({ event }) => void events.push(event) },
      { address: '127.0.0.1', port, path: `/ws/${table}`, typed: false, ...(tableCode && { tableCode }) },
    );
    if (!opening.ok) throw new Error(opening.reason);
    const { pipe } = opening;
    closers.push(() => pipes.close(1, pipe));
    let lastId = 0;
    const until = async (is: (event: PipeEvent['event']) => boolean): Promise<PipeEvent['event']> => {
      await eventually(() => expect(events.some(is)).toBe(true));
      const found = events.find(is);
      if (found === undefined) throw new Error('found, and lost');
      return found;
    };
    const ask = async (
      body: object,
    ): Promise<{ readonly ok: boolean; readonly error?: { readonly code: string } }> => {
      const id = ++lastId;
      pipes.send(1, pipe, JSON.stringify({ id, ...body }));
      const said = await until((event) => event.type === 'message' && event.text.includes(`"id":${id},`));
      return JSON.parse(said.type === 'message' ? said.text : '') as { ok: boolean };
    };
    const hello = (more: object) => ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', ...more });
    return { events, until, ask, hello, opened: () => until(({ type }) => type === 'open') };
  }

  /** Somebody who has the address that the app goes to, and passes on to the host what the app says. */
  async function between(): Promise<{ readonly port: number; readonly heard: string[] }> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const heard: string[] = [];
    server.on('connection', (socket, { url = '' }) => {
      const onward = new WebSocket(`ws://127.0.0.1:${host.host.port}${url}`);
      onward.on('open', () => {
        const both = standBetween(
          url,
          (frame) => socket.send(frame),
          (frame) => onward.send(frame),
          {
            fromPage: (text) => {
              heard.push(text);
              return text;
            },
          },
        );
        early.forEach((frame) => both.page.receive(frame));
        socket.on('message', (frame: Buffer) => both.page.receive(frame));
        onward.on('message', (frame: Buffer) => both.host.receive(frame));
      });
      const early: Buffer[] = [];
      socket.once('message', (frame: Buffer) => early.push(frame));
      socket.on('error', () => undefined);
      socket.on('close', () => onward.terminate());
    });
    closers.push(() => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, heard };
  }

  it('knows its host by a key once the PIN was proven, and then says nothing to any other', async () => {
    const first = openPipe(host.host.port);
    await first.opened();
    expect(keys.known(table)).toBeUndefined();
    expect(await first.hello({ pin: PIN })).toMatchObject({ ok: true });
    expect(keys.known(table)).toHaveLength(16);
    const again = openPipe(host.host.port);
    expect(await again.opened()).toEqual({ type: 'open' });
    const { port, heard } = await between();
    const fooled = openPipe(port);
    expect(await fooled.until(({ type }) => type === 'close')).toMatchObject({ code: 4013 });
    expect(fooled.events).toHaveLength(1); // it never was open
    expect(heard).toEqual([]);
  });

  it('knows it also by the key of a seat, where there is no PIN', async () => {
    const open = await openTestTable(host.host, {});
    table = open;
    const first = openPipe(host.host.port);
    await first.opened();
    await first.hello({});
    const token = newToken();
    expect(await first.ask({ type: 'sit', token, name: 'Anna' })).toMatchObject({ ok: true });
    expect(keys.known(table)).toBeUndefined(); // nothing was proven yet
    const again = openPipe(host.host.port);
    await again.opened();
    expect(await again.hello({ tokens: [token] })).toMatchObject({ ok: true });
    expect(keys.known(table)).toHaveLength(16);
  });

  it('is not admitted by way of somebody in between at the first meeting either, and takes no key from them', async () => {
    const { port, heard } = await between();
    const fooled = openPipe(port);
    await fooled.opened();
    const said = await fooled.hello({ pin: PIN });
    expect(said).toMatchObject({ ok: false, error: { code: 'wrong-pin' } });
    expect(keys.known(table)).toBeUndefined();
    expect(heard.join()).not.toContain(PIN);
  });

  it('knows it from the first meeting on where it has a code from its screen', async () => {
    const owner = await join(host.host.port, `/ws/${table}`, { owner: host.host.ownerSecret });
    const line = (await owner.untilTable((frame) => frame.you.tableCode !== undefined)).you.tableCode ?? '';
    const { port, heard } = await between();
    const fooled = openPipe(port, line);
    expect(await fooled.until(({ type }) => type === 'close')).toMatchObject({ code: 4013 });
    expect(fooled.events).toHaveLength(1);
    expect(heard).toEqual([]);
    expect(keys.known(table)).toBeUndefined();
    const right = openPipe(host.host.port, line);
    await right.opened();
    expect(keys.known(table)).toBeUndefined(); // it may know no such table
    expect(await right.hello({ code: line })).toMatchObject({ ok: true });
    expect(keys.known(table)).toHaveLength(16);
    // What was proven before counts more than a code
    const late = openPipe(host.host.port, `A${line.slice(1)}`);
    expect(await late.opened()).toEqual({ type: 'open' });
  });

  it('knows it once the words of the line were compared, where nothing else proves it', async () => {
    table = await openTestTable(host.host, {});
    const owner = await join(host.host.port, `/ws/${table}`, { owner: host.host.ownerSecret });
    const wordsOfHost = async (): Promise<unknown> => {
      const found = (await owner.ask({ type: 'compare-words' })) as readonly { words: readonly string[] }[];
      return found[0]?.words;
    };
    const guest = openPipe(host.host.port);
    expect(pipes.checkHost(1, table)).toBeUndefined();
    await guest.opened();
    await guest.hello({});
    expect(await owner.ask({ type: 'compare-words' })).toEqual([]); // nobody can say whose they are
    await guest.ask({ type: 'sit', token: newToken(), name: 'Anna' });
    const check = pipes.checkHost(1, table);
    expect(check).toEqual({ words: await wordsOfHost(), isKnown: false });
    expect(check?.words.join(' ')).toMatch(/^(?:[a-z]{5} ?){4}$/);
    pipes.trustHost(1, table, ['nuzun', 'gidut', 'hidat', 'buvuf']);
    pipes.trustHost(2, table, check?.words ?? []); // another page
    expect(pipes.checkHost(1, table)?.isKnown).toBe(false);
    pipes.trustHost(1, table, check?.words ?? []);
    expect(pipes.checkHost(1, table)?.isKnown).toBe(true);
    const { port } = await between();
    const fooled = openPipe(port);
    expect(await fooled.until(({ type }) => type === 'close')).toMatchObject({ code: 4013 });
  });

  it('sees other words than the host where somebody stands in between', async () => {
    table = await openTestTable(host.host, {});
    const owner = await join(host.host.port, `/ws/${table}`, { owner: host.host.ownerSecret });
    const { port } = await between();
    const fooled = openPipe(port);
    await fooled.opened();
    await fooled.hello({});
    await fooled.ask({ type: 'sit', token: newToken(), name: 'Anna' });
    const [seen] = (await owner.ask({ type: 'compare-words' })) as readonly { words: readonly string[] }[];
    expect(seen?.words).toHaveLength(4);
    expect(pipes.checkHost(1, table)?.words).not.toEqual(seen?.words);
  });

  it('takes another key once it has forgotten the first, from a host that proves itself anew', async () => {
    keys.remember(table, bytes('a'));
    const refused = openPipe(host.host.port);
    expect(await refused.until(({ type }) => type === 'close')).toMatchObject({ code: 4013 });
    await keys.forget(table);
    const trusted = openPipe(host.host.port);
    await trusted.opened();
    expect(await trusted.hello({ pin: PIN })).toMatchObject({ ok: true });
    expect(keys.known(table)).not.toEqual(bytes('a'));
  });
});
