import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuctionNightApi, PipeEvent } from '../../electron/preload/api.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { appChannels } from '../../renderer/net/app-channel.ts';
import { BROKEN, type Channel, type ChannelEvents } from '../../renderer/net/channel.ts';
import { Connection, type ConnectionStatus } from '../../renderer/net/connection.ts';

/** One attempt to reach a host that does nothing by itself. */
interface Attempt {
  readonly events: ChannelEvents;
  readonly sent: { readonly id: number; readonly type: string }[];
  isClosed: boolean;
}

let attempts: Attempt[];
let statuses: ConnectionStatus['type'][];
let connection: Connection;

function openFake(events: ChannelEvents): Channel {
  const attempt: Attempt = { events, sent: [], isClosed: false };
  attempts.push(attempt);
  return {
    send: (text) => attempt.sent.push(JSON.parse(text) as { id: number; type: string }),
    close: () => (attempt.isClosed = true),
  };
}
function connect(open = openFake): void {
  connection = new Connection({
    open,
    hello: () => ({ type: 'hello', protocol: 1, app: '0.1.0' }),
    onFrame: () => undefined,
    onStatus: ({ type }) => statuses.push(type),
  });
}
const newest = (): Attempt => {
  const attempt = attempts.at(-1);
  if (attempt === undefined) throw new Error('nothing was tried');
  return attempt;
};
/** The host answers the newest request of the newest attempt. */
function answer(more: object = { ok: true }): void {
  newest().events.message(JSON.stringify({ type: 'answer', id: newest().sent.at(-1)?.id, ...more }));
}
/** Lets promises settle without time going by. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
async function comeOnline(): Promise<void> {
  newest().events.open();
  answer();
  await settle();
}

const LIMIT = 5_000;
/** More than the longest pause between two attempts. */
const PAUSE = 4_001;

beforeEach(() => {
  vi.useFakeTimers();
  attempts = [];
  statuses = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a connection that hangs', () => {
  it.each([
    ['while it is being opened', () => undefined],
    ['before the answer to hello', () => newest().events.open()],
  ])('%s is given up after five seconds and tried again', async (_where, hang) => {
    connect();
    hang();
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(attempts.map(({ isClosed }) => isClosed)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.status.type).toBe('waiting');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(attempts.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await comeOnline();
    expect(connection.status.type).toBe('online');
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(attempts).toHaveLength(2);
  });

  it('keeps what can be sent twice until a later attempt comes through', async () => {
    connect();
    const outcome = connection.request({ type: 'face', seat: null });
    await vi.advanceTimersByTimeAsync(LIMIT + PAUSE);
    await comeOnline();
    answer();
    expect(await outcome).toEqual({ ok: true, value: undefined });
  });

  it('does what was asked meanwhile once it has come through, and once', async () => {
    connect();
    const outcome = connection.request({ type: 'start' });
    connection.retry();
    expect(newest().sent).toEqual([]);
    await comeOnline();
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello', 'start']);
    answer();
    expect(await outcome).toEqual({ ok: true, value: undefined });
  });

  it('says of what was asked meanwhile that nothing came of it', async () => {
    connect();
    const lost = connection.request({ type: 'start' });
    newest().events.close(1006);
    expect(await lost).toEqual({ ok: false, error: { code: 'offline' } });
    expect(await connection.request({ type: 'start' })).toEqual({ ok: false, error: { code: 'offline' } });
    connection.retry();
    const refused = connection.request({ type: 'start' });
    newest().events.open();
    answer({ ok: false, error: { code: 'pin-wrong' } });
    expect(await refused).toEqual({ ok: false, error: { code: 'offline' } });
    expect(connection.status.type).toBe('refused');
  });

  it('hears nothing more of an attempt that was given up', async () => {
    connect();
    const [first] = attempts;
    await vi.advanceTimersByTimeAsync(LIMIT + PAUSE);
    await comeOnline();
    first?.events.open();
    first?.events.close(1006);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(connection.status.type).toBe('online');
    expect(attempts).toHaveLength(2);
  });
});

describe('"try now"', () => {
  it('lets go of an attempt that hangs and begins another at once', () => {
    connect();
    connection.retry();
    expect(attempts.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('does not wait for the end of a pause', async () => {
    connect();
    newest().events.close(1006);
    expect(connection.status.type).toBe('waiting');
    connection.retry();
    expect(attempts).toHaveLength(2);
    await comeOnline();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(attempts).toHaveLength(2);
  });

  it('leaves a connection that stands', async () => {
    connect();
    await comeOnline();
    connection.retry();
    expect(attempts).toHaveLength(1);
  });
});

describe('a page that is looked at again', () => {
  it('asks whether the host is there, and tries again after a second without an answer', async () => {
    connect();
    await comeOnline();
    connection.check();
    expect(newest().sent.at(-1)?.type).toBe('ping');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connection.status.type).toBe('waiting');
  });

  it('ends a pause, but leaves an attempt that is being made', async () => {
    connect();
    connection.check();
    expect(attempts).toHaveLength(1);
    newest().events.close(1006);
    connection.check();
    expect(attempts).toHaveLength(2);
  });

  it('does not say a hello again that was refused: a wrong PIN would count twice', async () => {
    connect();
    newest().events.open();
    answer({ ok: false, error: { code: 'wrong-pin', data: { left: 4 } } });
    await settle();
    connection.check();
    expect(connection.status.type).toBe('refused');
    expect(attempts).toHaveLength(1);
  });
});

it('comes anew on another connection, which begins whole, after what cannot be understood', async () => {
  connect();
  await comeOnline();
  for (const text of ['[4,"letter"]', '{"type":"letter"}', 'null', '']) {
    newest().events.message(text);
    expect(connection.status).toMatchObject({ type: 'waiting', why: 'unreadable' });
    await vi.advanceTimersByTimeAsync(PAUSE);
    await comeOnline();
    expect(connection.status.type).toBe('online');
  }
  expect(attempts).toHaveLength(5);
});

it('is over for good where the host says so', async () => {
  connect();
  await comeOnline();
  newest().events.close(CLOSE.noSuchTable);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(connection.status).toEqual({ type: 'closed', code: CLOSE.noSuchTable });
  expect(attempts).toHaveLength(1);
});

it.each([CLOSE.noSuchTable, CLOSE.otherKey])(
  'goes on looking for its host where another one answers in its place (%i)',
  async (code) => {
    connect();
    await comeOnline();
    newest().events.close(BROKEN);
    await vi.advanceTimersByTimeAsync(PAUSE);
    newest().events.close(code);
    expect(connection.status).toMatchObject({ type: 'waiting', code });
    await vi.advanceTimersByTimeAsync(PAUSE);
    await comeOnline();
    expect(connection.status.type).toBe('online');
  },
);

it('does not go on with a host that has another key from the start', async () => {
  connect();
  newest().events.close(CLOSE.otherKey);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(connection.status).toEqual({ type: 'closed', code: CLOSE.otherKey });
  expect(attempts).toHaveLength(1);
});

describe('in the app', () => {
  /** The app as a page sees it; what `silent` names never answers the first time. */
  function fakeApp(silent: 'ownHost' | 'openPipe') {
    let listener: (event: PipeEvent) => void = () => undefined;
    const calls = { ownHost: 0, openPipe: 0 };
    const opened: string[] = [];
    const once = async <Value>(name: keyof typeof calls, value: Value): Promise<Value> =>
      calls[name]++ === 0 && name === silent ? await new Promise<never>(() => undefined) : value;
    const api = {
      ownHost: () => once('ownHost', { address: '127.0.0.1', port: 47474, owner: '' }),
      openPipe: ({ path }) => {
        opened.push(path);
        return once('openPipe', { ok: true, pipe: opened.length } as const);
      },
      onPipe: (heard) => {
        listener = heard;
        return () => undefined;
      },
      sendPipe: (pipe, text) => {
        const { id } = JSON.parse(text) as { id: number };
        listener({
          pipe,
          event: { type: 'message', text: JSON.stringify({ type: 'answer', id, ok: true }) },
        });
      },
      closePipe: () => undefined,
    } satisfies Partial<AuctionNightApi>;
    const emit = (pipe: number): void => listener({ pipe, event: { type: 'open' } });
    return { api: api as unknown as AuctionNightApi, opened, emit };
  }

  it.each(['ownHost', 'openPipe'] as const)(
    'an app whose %s never answers is asked again',
    async (silent) => {
      const { api, opened, emit } = fakeApp(silent);
      const open = appChannels(api);
      connect((events) => open({ path: '/ws' }, events));
      await vi.advanceTimersByTimeAsync(LIMIT + PAUSE);
      emit(opened.length);
      await settle();
      expect(connection.status.type).toBe('online');
    },
  );

  it('opens no pipe for an attempt that was given up while it asked for the own host', async () => {
    let tell: (value: { address: string; port: number; owner: string }) => void = () => undefined;
    const { api, opened } = fakeApp('openPipe');
    const open = appChannels({
      ...api,
      ownHost: () => new Promise((resolve) => (tell = resolve)),
    });
    connect((events) => open({ path: '/ws' }, events));
    connection.close();
    tell({ address: '127.0.0.1', port: 47474, owner: '' });
    await settle();
    expect(opened).toEqual([]);
  });
});
