import { Notification, type App, type BrowserWindow } from 'electron';
import type { Log } from '../host/guard.ts';
import type { AttentionCall } from '../preload/api.ts';
import { showWindow } from './lifecycle.ts';

/** Draws attention to a window in the background. */
export interface Attention {
  /** Does nothing for a focused window. */
  call(window: BrowserWindow, call: AttentionCall): void;
  end(window: BrowserWindow): void;
}

/** The badge of the dock icon. */
const BADGE = '1';

/**
 * @param dock Only on macOS.
 * @param log Receives why the system shows no notifications.
 */
export function createAttention({ dock }: Pick<App, 'dock'>, platform: NodeJS.Platform, log: Log): Attention {
  /** By window id; at most one, so that a page cannot fill the screen. */
  const notices = new Map<number, Notification>();
  const observed = new WeakSet<BrowserWindow>();
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
  function endOnFocus(window: BrowserWindow): void {
    if (observed.has(window)) return;
    observed.add(window);
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
    dock.setBadge(BADGE);
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
      endOnFocus(window);
      if (inTaskbar) markIcon(window);
      if (notice !== undefined) show(window, notice);
    },
    end,
  };
}
