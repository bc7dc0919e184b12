import { Notification, type App, type BrowserWindow } from 'electron';
import type { Log } from '../host/guard.ts';
import type { AttentionCall } from '../preload/api.ts';
import { showWindow } from './lifecycle.ts';

/** Calls for attention where a window is behind. */
export interface Attention {
  /** Does nothing for a window that has it already. */
  call(window: BrowserWindow, call: AttentionCall): void;
  end(window: BrowserWindow): void;
}

/** What the dock shows on the icon. */
const ONE = '1';

/** `dock` is there on macOS alone. `log` is told why a system shows no notifications. */
export function createAttention({ dock }: Pick<App, 'dock'>, platform: NodeJS.Platform, log: Log): Attention {
  /** By the window's id; one at most, so that a page cannot fill the screen. */
  const notices = new Map<number, Notification>();
  const watched = new WeakSet<BrowserWindow>();
  let lastFailure = '';

  function removeNotice(id: number): void {
    notices.get(id)?.close();
    notices.delete(id);
  }
  function end(window: BrowserWindow): void {
    if (dock === undefined) window.flashFrame(false);
    else dock.setBadge('');
    removeNotice(window.id);
  }
  function endWhenSeen(window: BrowserWindow): void {
    if (watched.has(window)) return;
    watched.add(window);
    const { id } = window;
    window.on('focus', () => end(window));
    window.on('closed', () => {
      dock?.setBadge('');
      removeNotice(id);
    });
  }
  function markIcon(window: BrowserWindow): void {
    if (dock === undefined) return window.flashFrame(true);
    dock.bounce('informational');
    dock.setBadge(ONE);
  }
  function show(window: BrowserWindow, { title, text }: NonNullable<AttentionCall['notice']>): void {
    if (!Notification.isSupported()) return;
    const notice = new Notification({ title, body: text, silent: true }); // the page has its own sound
    notice.on('click', () => {
      if (!window.isDestroyed()) showWindow(window);
    });
    if (platform !== 'linux')
      notice.on('failed', (_event, error) => {
        if (error !== lastFailure) log(`a notification could not be shown: ${error}`);
        lastFailure = error;
      });
    notices.set(window.id, notice);
    notice.show();
  }

  return {
    call: (window, { inTaskbar, notice }) => {
      if (window.isFocused()) return;
      end(window);
      endWhenSeen(window);
      if (inTaskbar) markIcon(window);
      if (notice !== undefined) show(window, notice);
    },
    end,
  };
}
