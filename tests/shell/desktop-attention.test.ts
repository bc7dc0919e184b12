import { EventEmitter } from 'node:events';
import type { App, BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttention } from '../../electron/main/attention.ts';

// The module `electron`, as far as calls for attention touch it.
const electron = vi.hoisted(() => ({ isSupported: true, made: [] as FakeNotice[] }));
interface FakeNotice {
  readonly options: object;
  readonly show: () => void;
  readonly close: () => void;
  press(): void;
  fail(error: string): void;
}
vi.mock('electron', () => ({
  Notification: class {
    static isSupported = () => electron.isSupported;
    show = vi.fn();
    close = vi.fn();
    press: () => void = () => undefined;
    fail: (error: string) => void = () => undefined;
    options: object;
    constructor(options: object) {
      this.options = options;
      electron.made.push(this);
    }
    on(name: 'click' | 'failed', hear: (event?: object, error?: string) => void): void {
      if (name === 'click') this.press = hear;
      else this.fail = (error) => hear({}, error);
    }
  },
}));

/** Hands a fake over as the part of Electron it stands for. */
const as = <Part>(fake: object): Part => fake as Part;

const fakeWindow = (isFocused = false) =>
  Object.assign(new EventEmitter(), {
    id: 1,
    isFocused: vi.fn(() => isFocused),
    isDestroyed: vi.fn(() => false),
    isMinimized: () => true,
    flashFrame: vi.fn(),
    restore: vi.fn(),
    show: vi.fn(),
    focus: vi.fn(),
  });
const notice = { title: 'Your turn – Kitchen', text: 'Money! is waiting for you.' };

describe('a call for attention', () => {
  beforeEach(() => {
    electron.isSupported = true;
    electron.made.length = 0;
  });
  const log = vi.fn();
  const attention = createAttention({ dock: undefined }, 'win32', log);
  const call = (window: object, more: object = { inTaskbar: true, notice }) =>
    attention.call(as<BrowserWindow>(window), as(more));

  it('marks the window and shows a notification, without a sound of the system', () => {
    const window = fakeWindow();
    call(window);
    expect(window.flashFrame).toHaveBeenLastCalledWith(true);
    expect(electron.made.map(({ options }) => options)).toEqual([
      { title: notice.title, body: notice.text, silent: true },
    ]);
    expect(electron.made[0]?.show).toHaveBeenCalledOnce();
  });

  it('does nothing for a window that has the attention', () => {
    const window = fakeWindow(true);
    call(window);
    expect(window.flashFrame).not.toHaveBeenCalled();
    expect(electron.made).toEqual([]);
  });

  it('does only what is asked for, and what the system can do', () => {
    const window = fakeWindow();
    call(window, { inTaskbar: false });
    expect(window.flashFrame).not.toHaveBeenCalledWith(true);
    electron.isSupported = false;
    call(window);
    expect(electron.made).toEqual([]);
  });

  it('brings the window to the front when its notification is pressed', () => {
    const window = fakeWindow();
    call(window);
    electron.made[0]?.press();
    for (const act of [window.restore, window.show, window.focus]) expect(act).toHaveBeenCalledOnce();
    window.isDestroyed.mockReturnValue(true);
    electron.made[0]?.press();
    expect(window.focus).toHaveBeenCalledOnce();
  });

  it.each(['focus', 'closed'])('ends with the event %s of the window', (event) => {
    const window = fakeWindow();
    call(window);
    window.emit(event);
    expect(electron.made[0]?.close).toHaveBeenCalledOnce();
    if (event === 'focus') expect(window.flashFrame).toHaveBeenLastCalledWith(false);
  });

  it('takes the place of the one before, and listens once', () => {
    const window = fakeWindow();
    for (let times = 0; times < 20; times++) call(window);
    expect(electron.made.slice(0, -1).every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(
      true,
    );
    expect(electron.made.at(-1)?.close).not.toHaveBeenCalled();
    expect([window.listenerCount('focus'), window.listenerCount('closed')]).toEqual([1, 1]);
    attention.end(as<BrowserWindow>(window));
    expect(electron.made.at(-1)?.close).toHaveBeenCalledOnce();
  });

  it('has one line in the log if the system does not show it, until that has another reason', () => {
    const window = fakeWindow();
    for (const reason of ['not allowed', 'not allowed', 'no service']) {
      call(window);
      electron.made.at(-1)?.fail(reason);
    }
    expect(log.mock.calls).toEqual([
      ['a notification could not be shown: not allowed'],
      ['a notification could not be shown: no service'],
    ]);
  });

  it('is in the dock on macOS', () => {
    const dock = { bounce: vi.fn(), setBadge: vi.fn() };
    const onMac = createAttention(as<Pick<App, 'dock'>>({ dock }), 'darwin', log);
    const window = fakeWindow();
    onMac.call(as<BrowserWindow>(window), { inTaskbar: true });
    expect(dock.bounce).toHaveBeenCalledExactlyOnceWith('informational');
    expect(dock.setBadge).toHaveBeenLastCalledWith('1');
    window.emit('focus');
    expect(dock.setBadge).toHaveBeenLastCalledWith('');
    expect(window.flashFrame).not.toHaveBeenCalled();
  });
});
