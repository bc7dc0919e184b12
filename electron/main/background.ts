import { Menu, nativeImage, Tray, type BrowserWindow } from 'electron';
import icon from '../../build/resources/icons/32x32.png?inline';
import type { Speech } from './words.ts';

/**
 * How a window comes back from the background: by the app's place in the dock, by an icon beside the clock, by the taskbar, because it is only
 * minimised, or by starting the app a second time.
 */
export type WayBack = 'dock' | 'icon' | 'taskbar' | 'start';

/**
 * The way back of a desktop. On Linux nobody can know whether an icon is shown, so the window is only minimised there. Wayland has no such
 * state: nobody is told when the window is back, and bringing it back by an icon may end the whole app, so there it is hidden.
 */
export function wayBack(platform: NodeJS.Platform, isWayland: boolean): WayBack {
  if (platform === 'darwin') return 'dock';
  if (platform === 'win32') return 'icon';
  return isWayland ? 'start' : 'taskbar';
}

/** Whether Electron's windows are those of Wayland; `chosen`: what `--ozone-platform` says. */
export const isOnWayland = (env: NodeJS.ProcessEnv, chosen: string): boolean =>
  chosen === 'wayland' || (chosen !== 'x11' && env['XDG_SESSION_TYPE'] === 'wayland');

/** What the tray's menu says and does. */
export interface BackgroundParts {
  readonly wayBack: WayBack;
  readonly appName: string;
  readonly speech: Pick<Speech, 'words' | 'follow'>;
  readonly open: () => void;
  readonly end: () => void;
}

/** How to take away the icon of a window that is away. */
const icons = new WeakMap<BrowserWindow, () => void>();

/** Takes a window from the screen while the app goes on. On X11 an icon is there as well, for who sees it. */
export function sendToBackground(window: BrowserWindow, parts: BackgroundParts): void {
  if (parts.wayBack === 'dock' || parts.wayBack === 'start') return window.hide();
  icons.get(window)?.(); // a window that is minimised can be closed again
  const remove = trayOf(parts);
  if (remove !== undefined && parts.wayBack === 'icon') window.hide();
  else window.minimize();
  if (remove === undefined) return;
  icons.set(window, remove);
  window.once('show', remove);
  window.once('restore', remove);
  window.once('closed', remove);
}

/** The icon, with a menu in the language of the app, and how to take it away; undefined where there can be none. */
function trayOf({ appName, speech, open, end }: BackgroundParts): (() => void) | undefined {
  try {
    const tray = new Tray(nativeImage.createFromDataURL(icon));
    tray.setToolTip(appName);
    tray.on('click', open);
    const unfollow = speech.follow(() => {
      const says = speech.words().tray;
      const items = [
        { id: 'open', label: says.open, click: open },
        { id: 'end', label: says.end, click: end },
      ];
      tray.setContextMenu(Menu.buildFromTemplate(items));
    });
    return () => {
      unfollow();
      if (!tray.isDestroyed()) tray.destroy();
    };
  } catch {
    return undefined;
  }
}
