import { Menu, nativeImage, Tray, type BrowserWindow } from 'electron';
import icon from '../../build/resources/icons/32x32.png?inline';
import type { Speech } from './messages.ts';

/**
 * How a window returns from the background: by the dock, by a tray icon, by the taskbar because it is only minimised, or by starting the
 * app again.
 */
export type WayBack = 'dock' | 'icon' | 'taskbar' | 'start';

/**
 * Returns the way back of a desktop. On Linux a tray icon may not be visible, so the window is only minimised. Wayland has no minimised
 * state: the app does not learn when the window is restored, and restoring by an icon may end the app, so there it is hidden.
 */
export function wayBack(platform: NodeJS.Platform, isWayland: boolean): WayBack {
  if (platform === 'darwin') return 'dock';
  if (platform === 'win32') return 'icon';
  return isWayland ? 'start' : 'taskbar';
}

/**
 * Whether Electron's windows use Wayland.
 * @param platformSwitch The value of `--ozone-platform`.
 */
export const isOnWayland = (env: NodeJS.ProcessEnv, platformSwitch: string): boolean =>
  platformSwitch === 'wayland' || (platformSwitch !== 'x11' && env['XDG_SESSION_TYPE'] === 'wayland');

/** What the tray's menu needs. */
export interface BackgroundParts {
  readonly wayBack: WayBack;
  readonly appName: string;
  readonly speech: Pick<Speech, 'words' | 'follow'>;
  readonly open: () => void;
  readonly end: () => void;
}

/** Removes the tray icon of a background window. */
const icons = new WeakMap<BrowserWindow, () => void>();

/** Removes a window from the screen while the app continues. On X11 there is a tray icon as well, in case it is visible. */
export function sendToBackground(window: BrowserWindow, parts: BackgroundParts): void {
  if (parts.wayBack === 'dock' || parts.wayBack === 'start') return window.hide();
  icons.get(window)?.(); // a minimised window can be closed again
  const remove = addTray(parts);
  if (remove !== undefined && parts.wayBack === 'icon') window.hide();
  else window.minimize();
  if (remove === undefined) return;
  icons.set(window, remove);
  window.once('show', remove);
  window.once('restore', remove);
  window.once('closed', remove);
}

/**
 * Adds a tray icon with a menu in the app's language.
 * @returns Removes it; undefined if there can be none.
 */
function addTray({ appName, speech, open, end }: BackgroundParts): (() => void) | undefined {
  try {
    const tray = new Tray(nativeImage.createFromDataURL(icon));
    tray.setToolTip(appName);
    tray.on('click', open);
    const unfollow = speech.follow(() => {
      const words = speech.words().tray;
      const items = [
        { id: 'open', label: words.open, click: open },
        { id: 'end', label: words.end, click: end },
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
