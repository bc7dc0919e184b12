import { EventEmitter } from 'node:events';
import type { App, BrowserWindow, PowerMonitor } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnWayland, sendToBackground, wayBack, type WayBack } from '../../electron/main/background.ts';
import { guardQuitting, type QuitChoice } from '../../electron/main/quitting.ts';
import { createSpeech, MESSAGES } from '../../electron/main/messages.ts';
import { eventually } from '../helpers/eventually.ts';

// The module `electron`, as far as the tray touches it.
const electron = vi.hoisted(() => ({ trays: [] as FakeTray[], hasTrays: true, pictures: [] as string[] }));
interface FakeTray {
  menu: readonly { readonly label: string; readonly click: () => void }[];
  isGone: boolean;
  press: () => void;
}
vi.mock('electron', () => ({
  Menu: { buildFromTemplate: (template: unknown) => template },
  nativeImage: { createFromDataURL: (address: string) => electron.pictures.push(address) },
  Tray: class implements FakeTray {
    menu: FakeTray['menu'] = [];
    isGone = false;
    press: () => void = () => undefined;
    constructor() {
      if (!electron.hasTrays) throw new Error('no tray');
      electron.trays.push(this);
    }
    setToolTip(): void {}
    setContextMenu(menu: FakeTray['menu']): void {
      this.menu = menu;
    }
    on(_name: 'click', hear: () => void): void {
      this.press = hear;
    }
    isDestroyed = () => this.isGone;
    destroy(): void {
      if (this.isGone) throw new Error('destroyed twice');
      this.isGone = true;
    }
  },
}));

/** Hands a fake over as the part of Electron it stands for. */
const as = <Part>(fake: object): Part => fake as Part;
const fakeEvent = () => ({ preventDefault: vi.fn() });

function quittingOn(platform: NodeJS.Platform, more: { hasGuests?: boolean; choice?: QuitChoice } = {}) {
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() });
  const power = new EventEmitter();
  const window = new EventEmitter();
  const parts = {
    platform,
    hasGuests: vi.fn(() => more.hasGuests ?? true),
    ask: vi.fn(() => Promise.resolve(more.choice ?? 'cancel')),
    show: vi.fn(),
    hide: vi.fn(),
  };
  const quitting = guardQuitting(as<App>(app), as<PowerMonitor>(power), parts);
  quitting.watch(as<BrowserWindow>(window));
  return { app, power, window, quitting, ...parts };
}

describe('whoever quits', () => {
  it('is not asked where nobody of another device is', () => {
    const { app, window, ask } = quittingOn('win32', { hasGuests: false });
    const events = [fakeEvent(), fakeEvent()] as const;
    window.emit('close', events[0]);
    app.emit('before-quit', events[1]);
    for (const { preventDefault } of events) expect(preventDefault).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked once, by the window and by the app alike, and sees the question again; cancelled, everything stays', async () => {
    const { app, window, ask, show, hide } = quittingOn('linux');
    const events = [fakeEvent(), fakeEvent()] as const;
    window.emit('close', events[0]);
    app.emit('before-quit', events[1]);
    for (const { preventDefault } of events) expect(preventDefault).toHaveBeenCalledOnce();
    expect([ask.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
    await ask.mock.results[0]?.value;
    await eventually(() => {
      window.emit('close', fakeEvent());
      expect(ask).toHaveBeenCalledTimes(2); // and asked again the next time
    });
    expect([app.quit.mock.calls.length, hide.mock.calls.length]).toEqual([0, 0]);
  });

  it('ends it for everybody, without a second question', async () => {
    const { app, ask } = quittingOn('linux', { choice: 'end' });
    app.emit('before-quit', fakeEvent());
    await eventually(() => expect(app.quit).toHaveBeenCalledOnce());
    const again = fakeEvent();
    app.emit('before-quit', again);
    expect([again.preventDefault.mock.calls.length, ask.mock.calls.length]).toEqual([0, 1]);
  });

  it('keeps hosting in the background', async () => {
    const { app, hide } = quittingOn('linux', { choice: 'keep' });
    app.emit('before-quit', fakeEvent());
    await eventually(() => expect(hide).toHaveBeenCalledOnce());
    expect(app.quit).not.toHaveBeenCalled();
  });

  it('is not asked by a dialog that could not be shown, nor cut off because of it', async () => {
    const { app, ask } = quittingOn('linux');
    ask.mockRejectedValueOnce(new Error('no dialog'));
    app.emit('before-quit', fakeEvent());
    await eventually(() => {
      app.emit('before-quit', fakeEvent());
      expect(ask).toHaveBeenCalledTimes(2);
    });
    expect(app.quit).not.toHaveBeenCalled();
  });

  it('is not asked when the computer shuts down, nor on macOS for closing the window', () => {
    const mac = quittingOn('darwin');
    const close = fakeEvent();
    mac.window.emit('close', close);
    expect(close.preventDefault).not.toHaveBeenCalled();
    mac.power.emit('shutdown');
    const quit = fakeEvent();
    mac.app.emit('before-quit', quit);
    expect(quit.preventDefault).not.toHaveBeenCalled();
    const windows = quittingOn('win32');
    windows.window.emit('session-end');
    windows.window.emit('close', quit);
    expect(quit.preventDefault).not.toHaveBeenCalled();
    expect(windows.ask).not.toHaveBeenCalled();
    expect(mac.ask).not.toHaveBeenCalled();
  });
});

it('who quits is asked again a minute after the computer was to shut down, which somebody else has cancelled', () => {
  vi.useFakeTimers();
  const { app, power, window, ask } = quittingOn('linux');
  for (const say of [() => power.emit('shutdown'), () => window.emit('session-end')]) {
    say();
    app.emit('before-quit', fakeEvent());
    vi.advanceTimersByTime(59_999);
    window.emit('close', fakeEvent());
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
  }
  window.emit('close', fakeEvent());
  expect(ask).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

describe('in the background', () => {
  beforeEach(() => {
    electron.trays.length = 0;
    electron.hasTrays = true;
  });
  const open = vi.fn();
  const end = vi.fn();
  function send(way: WayBack) {
    const acts = { hide: vi.fn(), minimize: vi.fn() };
    const window = Object.assign(new EventEmitter(), acts);
    const speech = createSpeech(['nl']);
    const parts = { wayBack: way, appName: 'Auction Night', speech, open, end };
    const again = () => sendToBackground(as<BrowserWindow>(window), parts);
    again();
    return {
      again,
      window,
      speech,
      did: Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map(() => name)),
    };
  }

  it('the window is hidden where an icon certainly brings it back, the dock, or a second start', () => {
    expect(send('icon').did).toEqual(['hide']);
    expect(send('dock').did).toEqual(['hide']);
    expect(send('start').did).toEqual(['hide']);
    expect(electron.trays).toHaveLength(1);
    expect(electron.pictures[0]).toMatch(/^data:image\/png;base64,./);
  });

  it('comes back as the desktop allows: by an icon on Windows alone, and never from being minimised on Wayland', () => {
    expect(wayBack('win32', false)).toBe('icon');
    expect(wayBack('darwin', false)).toBe('dock');
    expect(wayBack('linux', false)).toBe('taskbar');
    expect(wayBack('linux', true)).toBe('start');
    const session = { XDG_SESSION_TYPE: 'wayland' };
    expect([isOnWayland(session, ''), isOnWayland(session, 'auto'), isOnWayland(session, 'x11')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isOnWayland({}, ''), isOnWayland({}, 'wayland')]).toEqual([false, true]);
  });

  it('it is only minimised where nobody knows of icons, and where none can be made', () => {
    expect(send('taskbar').did).toEqual(['minimize']);
    expect(electron.trays).toHaveLength(1);
    electron.hasTrays = false;
    expect(send('icon').did).toEqual(['minimize']);
  });

  it('one icon is enough for a window that is closed again while it is minimised', () => {
    const { again, window } = send('taskbar');
    again();
    expect(electron.trays.map(({ isGone }) => isGone)).toEqual([true, false]);
    window.emit('restore');
    expect(electron.trays.map(({ isGone }) => isGone)).toEqual([true, true]);
  });

  it('the icon opens the window and ends the app, and goes once the window is there again', () => {
    for (const back of ['show', 'restore', 'closed']) {
      const { window, speech } = send('icon');
      const tray = electron.trays.at(-1);
      expect(tray?.menu.map(({ label }) => label)).toEqual([MESSAGES.nl.tray.open, MESSAGES.nl.tray.end]);
      speech.choose('it');
      expect(tray?.menu.map(({ label }) => label)).toEqual([MESSAGES.it.tray.open, MESSAGES.it.tray.end]);
      for (const { click } of tray?.menu ?? []) click();
      tray?.press();
      expect([open.mock.calls.length, end.mock.calls.length]).toEqual([2, 1]);
      expect(tray?.isGone).toBe(false);
      window.emit(back);
      window.emit('closed');
      expect(tray?.isGone).toBe(true);
      speech.choose('de'); // and nothing speaks for what is gone
      expect(tray?.menu[0]?.label).toBe(MESSAGES.it.tray.open);
      vi.clearAllMocks();
    }
  });
});
