import { Menu, type MenuItemConstructorOptions, type App, type ContextMenuParams } from 'electron';
import type { MenuScreen } from '../preload/api.ts';
import type { Messages, Speech } from './messages.ts';

type Item = MenuItemConstructorOptions;

/** What the menus are made of. */
export interface MenuParts {
  readonly platform: NodeJS.Platform;
  readonly appName: string;
  readonly words: Messages['menu'];
  /** Shows a screen of the page. */
  readonly go: (screen: MenuScreen) => void;
  readonly copyDiagnosis: () => void;
  readonly openRecord: () => void;
  /** Checks for a newer release; absent if the app has no release address. */
  readonly checkForRelease?: () => void;
}

const SEPARATOR: Item = { type: 'separator' };

/** Sets the application menu. Standard items use roles, which bring shortcuts and behaviour. */
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

/** The app menu, only on macOS. */
const appMenu = (parts: MenuParts): Item => ({
  label: parts.appName,
  submenu: [
    { role: 'about', label: parts.words.about },
    SEPARATOR,
    settingsItem(parts),
    SEPARATOR,
    { role: 'services', label: parts.words.services },
    SEPARATOR,
    { role: 'hide', label: parts.words.hide },
    { role: 'hideOthers', label: parts.words.hideOthers },
    { role: 'unhide', label: parts.words.showAll },
    SEPARATOR,
    { role: 'quit', label: parts.words.quit },
  ],
});

const fileMenu = (parts: MenuParts, isMac: boolean): Item => ({
  label: parts.words.file,
  submenu: [
    screenItem(parts, 'host', 'CommandOrControl+N'),
    screenItem(parts, 'join', 'CommandOrControl+J'),
    SEPARATOR,
    { id: 'record', label: parts.words.record, accelerator: 'CommandOrControl+O', click: parts.openRecord },
    screenItem(parts, 'history'),
    SEPARATOR,
    ...(isMac
      ? [{ role: 'close', label: parts.words.close } as const]
      : [settingsItem(parts), SEPARATOR, { role: 'quit', label: parts.words.quit } as const]),
  ],
});

const editMenu = ({ words }: MenuParts): Item => ({
  label: words.edit,
  submenu: [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    SEPARATOR,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'delete', label: words.delete },
    { role: 'selectAll', label: words.selectAll },
  ],
});

/** The zoom is kept between starts: Electron stores it per origin. */
const viewMenu = ({ words }: MenuParts): Item => ({
  label: words.view,
  submenu: [
    { role: 'resetZoom', label: words.actualSize },
    { role: 'zoomIn', label: words.zoomIn },
    // Where + needs Shift, its key works without, as in browsers
    { role: 'zoomIn', label: words.zoomIn, accelerator: 'CommandOrControl+=', visible: false },
    { role: 'zoomOut', label: words.zoomOut },
    SEPARATOR,
    { role: 'togglefullscreen', label: words.fullScreen },
  ],
});

const windowMenu = ({ words }: MenuParts, isMac: boolean): Item => ({
  role: 'window',
  label: words.window,
  submenu: [
    { role: 'minimize', label: words.minimize },
    ...(isMac
      ? [
          { role: 'zoom', label: words.zoom } as const,
          SEPARATOR,
          { role: 'front', label: words.front } as const,
        ]
      : [{ role: 'close', label: words.close } as const]),
  ],
});

const releaseItems = ({ words, checkForRelease }: MenuParts): readonly Item[] =>
  checkForRelease === undefined
    ? []
    : [SEPARATOR, { id: 'release', label: words.release, click: checkForRelease }];

const helpMenu = (parts: MenuParts, isMac: boolean): Item => ({
  role: 'help',
  label: parts.words.help,
  submenu: [
    screenItem(parts, 'rules'),
    { id: 'help', label: parts.words.connectionHelp, click: () => parts.go('help') },
    SEPARATOR,
    { id: 'diagnosis', label: parts.words.diagnosis, click: parts.copyDiagnosis },
    {
      label: parts.words.developer,
      submenu: [
        { role: 'reload', label: parts.words.reload },
        { role: 'toggleDevTools', label: parts.words.devTools },
      ],
    },
    ...releaseItems(parts),
    ...(isMac ? [] : [SEPARATOR, { role: 'about', label: parts.words.about } as const]),
  ],
});

/** Adds a context menu with cut, copy and paste, which Electron lacks. */
export function offerEditing(app: Pick<App, 'on'>, speech: Pick<Speech, 'words'>): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('context-menu', (_event, params) => {
      const items = itemsFor(params, speech.words().menu);
      if (items.length === 0) return;
      const { frame, menuSourceType: sourceType, x, y } = params;
      Menu.buildFromTemplate([...items]).popup({
        sourceType,
        ...(frame !== null && { frame }),
        ...(sourceType === 'keyboard' && { x, y }), // else at the pointer
      });
    });
  });
}

/** Returns the actions for the clicked text, none if there is no text. */
function itemsFor(
  { isEditable, selectionText, editFlags }: ContextMenuParams,
  words: Messages['menu'],
): readonly MenuItemConstructorOptions[] {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags;
  const copy = { role: 'copy', label: words.copy, enabled: canCopy } as const;
  if (!isEditable) return canCopy && selectionText.trim() !== '' ? [copy] : [];
  return [
    { role: 'cut', label: words.cut, enabled: canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: canSelectAll },
  ];
}
