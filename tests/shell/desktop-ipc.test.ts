import type { BrowserWindow, IpcMain } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerIpc } from '../../electron/main/ipc.ts';

// The module `electron`, as far as the handlers touch it.
const electron = vi.hoisted(() => ({
  clipboard: { writeText: vi.fn() },
  nativeTheme: { themeSource: 'system' },
}));
vi.mock('electron', () => ({ ...electron, protocol: {} }));

const TABLE = '0123456789abcdef';
const TOKEN = 'a'.repeat(32);
const KEY = { token: TOKEN, host: '192.168.1.5:47474' };

/** Hands a fake over as the part of Electron it stands for. */
const as = <Part>(fake: object): Part => fake as Part;

describe('the messages of the page', () => {
  const WORDS = ['nuzun', 'gidut', 'hidat', 'buvuf'];
  const pipes = {
    open: vi.fn(() => ({ ok: true, pipe: 7 }) as const),
    send: vi.fn(),
    close: vi.fn(),
    dropHolder: vi.fn(),
    checkHost: vi.fn(),
    trustHost: vi.fn(),
  };
  const attention = { call: vi.fn(), end: vi.fn() };
  const seatKeys = {
    damage: undefined,
    seatKeys: vi.fn(() => Promise.resolve([KEY])),
    keepSeatKey: vi.fn(() => Promise.resolve(true)),
    dropSeatKey: vi.fn(() => Promise.resolve()),
  };
  const hostKeys = { known: vi.fn(), remember: vi.fn(), forget: vi.fn(() => Promise.resolve(true)) };
  const awake = { set: vi.fn() };
  const launchIntents = { put: vi.fn(), take: vi.fn() };
  const copyDiagnosis = vi.fn(() => Promise.resolve());
  const speech = { words: vi.fn(), language: vi.fn(), choose: vi.fn(), follow: vi.fn() };
  const handlers = new Map<string, (event: unknown, ...input: unknown[]) => unknown>();
  const setFullScreen = vi.fn();
  const ownHost = { address: '127.0.0.1', port: 47474, owner: '0'.repeat(32) };
  beforeEach(() => {
    vi.clearAllMocks();
    handlers.clear();
    const ipcMain = {
      handle: (channel: string, run: () => unknown) => void handlers.set(channel, run),
      on: (channel: string, run: () => unknown) => void handlers.set(channel, run),
    };
    const window = { isFullScreen: () => false, setFullScreen };
    const windowOf = () => as<BrowserWindow>(window);
    registerIpc(as<IpcMain>(ipcMain), {
      ownHost: () => Promise.resolve(ownHost),
      pipes,
      seatKeys: () => Promise.resolve(seatKeys),
      hostKeys: () => Promise.resolve(hostKeys),
      attention,
      awake,
      launchIntents,
      speech,
      copyDiagnosis,
      windowOf,
    });
  });
  const sender = { id: 3, isDestroyed: () => false, send: vi.fn() };
  const ours = { sender, senderFrame: { origin: 'app://auction-night', parent: null } };
  const target = { address: '127.0.0.1', port: 47474, path: '/ws', typed: false };
  const notice = { title: 'Your turn – Kitchen', text: 'Money! is waiting for you.' };
  const call = { inTaskbar: true, notice };
  const GOOD: readonly (readonly [channel: string, input: readonly unknown[]])[] = [
    ['own-host', []],
    ['open-pipe', [target]],
    ['send-pipe', [7, 'text']],
    ['close-pipe', [7]],
    ['seat-keys', [TABLE]],
    ['keep-seat-key', [TABLE, KEY]],
    ['drop-seat-key', [TABLE, TOKEN]],
    ['forget-host-key', [TABLE]],
    ['check-host', [TABLE]],
    ['trust-host', [TABLE, WORDS]],
    ['copy-text', ['text']],
    ['copy-diagnosis', []],
    ['set-theme', ['dark']],
    ['toggle-full-screen', []],
    ['take-launch-intent', []],
    ['set-language', ['nl']],
    ['call-attention', [call]],
    ['end-attention', []],
    ['keep-awake', [true]],
  ];
  const SENT = ['send-pipe', 'close-pipe', 'call-attention', 'end-attention', 'keep-awake'];
  const effects = () =>
    [
      ...[pipes.open, pipes.send, pipes.close, pipes.checkHost, pipes.trustHost],
      ...[electron.clipboard.writeText, setFullScreen],
      ...[seatKeys.seatKeys, seatKeys.keepSeatKey, seatKeys.dropSeatKey, hostKeys.forget],
      ...[attention.call, attention.end, awake.set, launchIntents.take, speech.choose, copyDiagnosis],
    ].flatMap((spy) => spy.mock.calls);
  const send = (channel: string, event: unknown, input: readonly unknown[]): unknown => {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`no handler for ${channel}`);
    return handler(event, ...input);
  };

  it('are these and no others', () => {
    expect([...handlers.keys()].sort()).toEqual(GOOD.map(([channel]) => channel).sort());
  });

  it('do what they say', async () => {
    await Promise.all(GOOD.map(([channel, input]) => send(channel, ours, input)));
    expect(pipes.open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 3 }), target);
    expect(pipes.send).toHaveBeenCalledExactlyOnceWith(3, 7, 'text');
    expect(pipes.close).toHaveBeenCalledExactlyOnceWith(3, 7);
    expect(electron.clipboard.writeText).toHaveBeenCalledExactlyOnceWith('text');
    expect(electron.nativeTheme.themeSource).toBe('dark');
    expect(setFullScreen).toHaveBeenCalledExactlyOnceWith(true);
    expect(attention.call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ setFullScreen }), call);
    expect(attention.end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ setFullScreen }));
    expect(awake.set).toHaveBeenCalledExactlyOnceWith(3, true);
    expect(copyDiagnosis).toHaveBeenCalledOnce();
    expect(speech.choose).toHaveBeenCalledExactlyOnceWith('nl');
    expect(await send('own-host', ours, [])).toEqual(ownHost);
    expect(await send('seat-keys', ours, [TABLE])).toEqual([KEY]);
    expect(seatKeys.keepSeatKey.mock.calls).toEqual([[TABLE, KEY]]);
    expect(seatKeys.dropSeatKey).toHaveBeenCalledExactlyOnceWith(TABLE, TOKEN);
    expect(hostKeys.forget).toHaveBeenCalledExactlyOnceWith(TABLE);
    expect(pipes.checkHost).toHaveBeenCalledExactlyOnceWith(3, TABLE);
    expect(pipes.trustHost).toHaveBeenCalledExactlyOnceWith(3, TABLE, WORDS);
  });

  it.each([
    ['a foreign page', { origin: 'https://example.org', parent: null }],
    ['the page served to browsers', { origin: 'http://127.0.0.1:47474', parent: null }],
    ['another host of our scheme', { origin: 'app://elsewhere', parent: null }],
    ['a frame within our page', { origin: 'app://auction-night', parent: {} }],
    ['a page that has gone', null],
  ])('are refused from %s', (_who, senderFrame) => {
    for (const [channel, input] of GOOD) {
      const attempt = () => send(channel, { sender, senderFrame }, input);
      if (SENT.includes(channel)) attempt();
      else expect(attempt, channel).toThrow('refused');
    }
    expect(effects()).toEqual([]);
  });

  it.each([
    ['own-host', ['more']],
    ['open-pipe', []],
    ['open-pipe', [null]],
    ['open-pipe', [{ ...target, port: '47474' }]],
    ['open-pipe', [{ ...target, port: 65_536 }]],
    ['open-pipe', [{ ...target, address: 'x'.repeat(254) }]],
    ['open-pipe', [{ ...target, origin: 'x' }]],
    ['open-pipe', [{ address: '127.0.0.1', port: 1, path: '/ws' }]],
    ['send-pipe', [7]],
    ['send-pipe', ['7', 'text']],
    ['send-pipe', [7, { text: 1 }]],
    ['send-pipe', [7, 'ü'.repeat(8 * 1024 + 1)]],
    ['send-pipe', [7, 'text', 'more']],
    ['close-pipe', [0]],
    ['close-pipe', [1.5]],
    ['seat-keys', []],
    ['seat-keys', [`${TABLE}0`]],
    ['seat-keys', ['../../../../etc']],
    ['seat-keys', [TABLE, TABLE]],
    ['keep-seat-key', [TABLE]],
    ['keep-seat-key', [TABLE, TOKEN]],
    ['keep-seat-key', [TABLE.toUpperCase(), KEY]],
    ['keep-seat-key', [TABLE, { host: 'own' }]],
    ['keep-seat-key', [TABLE, { token: TOKEN }]],
    ['keep-seat-key', [TABLE, { ...KEY, token: `${TOKEN}a` }]],
    ['keep-seat-key', [TABLE, { ...KEY, token: 'G'.repeat(32) }]],
    ['keep-seat-key', [TABLE, { ...KEY, host: '' }]],
    ['keep-seat-key', [TABLE, { ...KEY, host: 'two words' }]],
    ['keep-seat-key', [TABLE, { ...KEY, host: 'x'.repeat(301) }]],
    ['keep-seat-key', [TABLE, { ...KEY, host: undefined }]],
    ['keep-seat-key', [TABLE, { ...KEY, used: 1 }]],
    ['drop-seat-key', [TABLE]],
    ['drop-seat-key', [TABLE, KEY]],
    ['copy-text', [5]],
    ['copy-diagnosis', ['all']],
    ['set-theme', ['sepia']],
    ['set-language', ['eo']],
    ['set-language', ['toString']],
    ['toggle-full-screen', [true]],
    ['call-attention', []],
    ['call-attention', [{}]],
    ['call-attention', [{ inTaskbar: 1 }]],
    ['call-attention', [{ inTaskbar: true, notice: undefined }]],
    ['call-attention', [{ inTaskbar: true, notice: {} }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, icon: 'https://example.org/' } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, title: '' } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, title: 'x'.repeat(101) } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, title: 'two\nlines' } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, text: 'x'.repeat(201) } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, text: '<a href="x">here</a>' } }]],
    ['call-attention', [{ inTaskbar: true, notice: { ...notice, text: '&lt;' } }]],
    ['call-attention', [call, call]],
    ['end-attention', [1]],
    ['keep-awake', ['true']],
    ['keep-awake', []],
  ])('are refused with malformed arguments: %s %j', (channel, input) => {
    const attempt = () => send(channel, ours, input);
    if (SENT.includes(channel)) attempt();
    else expect(attempt).toThrow('refused');
    expect(effects()).toEqual([]);
  });
});
