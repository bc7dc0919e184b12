import { Menu, nativeImage, Tray, type BrowserWindow } from 'electron';
import icon from '../../build/resources/icons/32x32.png?inline';
import type { Speech } from './words.ts';

/** What the tray's menu says and does. */
export interface BackgroundParts {
  readonly platform: NodeJS.Platform;
  readonly appName: string;
  readonly speech: Pick<Speech, 'words' | 'follow'>;
  readonly open: () => void;
  readonly end: () => void;
}

/** How to take away the icon of a window that is away. */
const icons = new WeakMap<BrowserWindow, () => void>();

/**
 * Takes a window from the screen while the app goes on; a tray icon brings it back, on macOS the dock does. On Linux nobody can know
 * whether the desktop shows such an icon, so the window is only minimised there, and wherever no icon can be made.
 */
export function sendToBackground(window: BrowserWindow, parts: BackgroundParts): void {
  if (parts.platform === 'darwin') return window.hide();
  icons.get(window)?.(); // a window that is minimised can be closed again
  const remove = trayOf(parts);
  if (remove !== undefined && parts.platform === 'win32') window.hide();
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
