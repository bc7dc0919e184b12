import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuScreen } from '../preload/api.ts';
import type { Words } from './words.ts';

type Item = MenuItemConstructorOptions;

/** What the menus are made of. */
export interface MenuParts {
  readonly platform: NodeJS.Platform;
  readonly appName: string;
  readonly words: Words['menu'];
  /** Shows a screen of the page. */
  readonly go: (screen: MenuScreen) => void;
  readonly copyDiagnosis: () => void;
  readonly openRecord: () => void;
  /** Looks for a newer release; absent where nobody knows where releases are. */
  readonly lookForRelease?: () => void;
}

const LINE: Item = { type: 'separator' };

/** Puts up the application's menu. What the system knows by itself goes by its roles, which bring keys and what they do. */
export function setMenu(parts: MenuParts): void {
  const isMac = parts.platform === 'darwin';
  const template = [
    ...(isMac ? [appMenu(parts)] : []),
    fileMenu(parts, isMac),
    editMenu(parts),
    viewMenu(parts),
    windowMenu(parts, isMac),
    helpMenu(parts, isMac),
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

const screenItem = (
  { words, go }: MenuParts,
  screen: Exclude<MenuScreen, 'help'>,
  accelerator?: string,
): Item => ({
  id: screen,
  label: words[screen],
  click: () => go(screen),
  ...(accelerator !== undefined && { accelerator }),
});

const settingsItem = (parts: MenuParts): Item => screenItem(parts, 'settings', 'CommandOrControl+,');

/** On macOS alone: what concerns the whole app. */
const appMenu = (parts: MenuParts): Item => ({
  label: parts.appName,
  submenu: [
    { role: 'about', label: parts.words.about },
    LINE,
    settingsItem(parts),
    LINE,
    { role: 'services', label: parts.words.services },
    LINE,
    { role: 'hide', label: parts.words.hide },
    { role: 'hideOthers', label: parts.words.hideOthers },
    { role: 'unhide', label: parts.words.showAll },
    LINE,
    { role: 'quit', label: parts.words.quit },
  ],
});

const fileMenu = (parts: MenuParts, isMac: boolean): Item => ({
  label: parts.words.file,
  submenu: [
    screenItem(parts, 'host', 'CommandOrControl+N'),
    screenItem(parts, 'join', 'CommandOrControl+J'),
    LINE,
    { id: 'record', label: parts.words.record, accelerator: 'CommandOrControl+O', click: parts.openRecord },
    screenItem(parts, 'history'),
    LINE,
    ...(isMac
      ? [{ role: 'close', label: parts.words.close } as const]
      : [settingsItem(parts), LINE, { role: 'quit', label: parts.words.quit } as const]),
  ],
});

const editMenu = ({ words }: MenuParts): Item => ({
  label: words.edit,
  submenu: [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    LINE,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'delete', label: words.delete },
    { role: 'selectAll', label: words.selectAll },
  ],
});

/** The page keeps its size from one start to the next: Electron keeps it for each host of a page. */
const viewMenu = ({ words }: MenuParts): Item => ({
  label: words.view,
  submenu: [
    { role: 'resetZoom', label: words.actualSize },
    { role: 'zoomIn', label: words.zoomIn },
    // Where + is typed with Shift its key is taken without, as in browsers
    { role: 'zoomIn', label: words.zoomIn, accelerator: 'CommandOrControl+=', visible: false },
    { role: 'zoomOut', label: words.zoomOut },
    LINE,
    { role: 'togglefullscreen', label: words.fullScreen },
  ],
});

const windowMenu = ({ words }: MenuParts, isMac: boolean): Item => ({
  role: 'window',
  label: words.window,
  submenu: [
    { role: 'minimize', label: words.minimize },
    ...(isMac
      ? [{ role: 'zoom', label: words.zoom } as const, LINE, { role: 'front', label: words.front } as const]
      : [{ role: 'close', label: words.close } as const]),
  ],
});

const releaseItems = ({ words, lookForRelease }: MenuParts): readonly Item[] =>
  lookForRelease === undefined ? [] : [LINE, { id: 'release', label: words.release, click: lookForRelease }];

const helpMenu = (parts: MenuParts, isMac: boolean): Item => ({
  role: 'help',
  label: parts.words.help,
  submenu: [
    screenItem(parts, 'rules'),
    { id: 'help', label: parts.words.connectionHelp, click: () => parts.go('help') },
    LINE,
    { id: 'diagnosis', label: parts.words.diagnosis, click: parts.copyDiagnosis },
    {
      label: parts.words.developer,
      submenu: [
        { role: 'reload', label: parts.words.reload },
        { role: 'toggleDevTools', label: parts.words.devTools },
      ],
    },
    ...releaseItems(parts),
    ...(isMac ? [] : [LINE, { role: 'about', label: parts.words.about } as const]),
  ],
});
