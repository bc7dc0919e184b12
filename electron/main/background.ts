import { Menu, nativeImage, Tray, type BrowserWindow } from 'electron';
import icon from '../../build/resources/icons/32x32.png?inline';
import type { Words } from './words.ts';

/** What the tray's menu says and does. */
export interface BackgroundParts {
  readonly platform: NodeJS.Platform;
  readonly appName: string;
  readonly words: () => Words['tray'];
  readonly open: () => void;
  readonly end: () => void;
}

/**
 * Takes a window from the screen while the app goes on; a tray icon brings it back, on macOS the dock does. On Linux nobody can know
 * whether the desktop shows such an icon, so the window is only minimised there, and wherever no icon can be made.
 */
export function sendToBackground(window: BrowserWindow, parts: BackgroundParts): void {
  if (parts.platform === 'darwin') return window.hide();
  const tray = trayOf(parts);
  if (tray !== undefined && parts.platform === 'win32') window.hide();
  else window.minimize();
  const remove = (): void => {
    if (tray?.isDestroyed() === false) tray.destroy();
  };
  window.once('show', remove);
  window.once('restore', remove);
  window.once('closed', remove);
}

function trayOf({ appName, words, open, end }: BackgroundParts): Tray | undefined {
  try {
    const tray = new Tray(nativeImage.createFromDataURL(icon));
    const says = words();
    tray.setToolTip(appName);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { id: 'open', label: says.open, click: open },
        { id: 'end', label: says.end, click: end },
      ]),
    );
    tray.on('click', open);
    return tray;
  } catch {
    return undefined;
  }
}
