import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

class Theme extends EventEmitter {
  /** The pages that follow the theme. */
  pages: () => readonly Page[] = () => [];
  #source: 'system' | 'light' | 'dark' = 'system';

  get themeSource(): 'system' | 'light' | 'dark' {
    return this.#source;
  }

  set themeSource(source: 'system' | 'light' | 'dark') {
    this.#source = source;
    for (const page of this.pages()) void this.applyTo(page);
    this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }

  applyTo(page: Page): Promise<void> {
    return page.emulateMedia({ colorScheme: this.#source === 'system' ? null : this.#source });
  }
}

export const nativeTheme = new Theme();

/** Handlers of own schemes, by scheme. */
export const schemeHandlers = new Map<string, SchemeHandler>();

export const protocol = {
  registerSchemesAsPrivileged(): void {},
  handle: (scheme: string, handler: SchemeHandler): void => void schemeHandlers.set(scheme, handler),
};

/** Keeps the handlers it is given, for tests to look at; Chromium's own defaults deny what nobody granted. */
class Session extends EventEmitter {
  readonly protocol = protocol;
  readonly handlers: Record<string, unknown> = {};
  setPermissionRequestHandler = (handler: unknown): void => void (this.handlers['request'] = handler);
  setPermissionCheckHandler = (handler: unknown): void => void (this.handlers['check'] = handler);
  setDevicePermissionHandler = (handler: unknown): void => void (this.handlers['device'] = handler);
  setDisplayMediaRequestHandler = (handler: unknown): void => void (this.handlers['display'] = handler);
}

/** One display, as wide as most are. */
const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } };
export const screen = {
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
  getDisplayMatching: () => display,
};

export const session = { defaultSession: new Session() };

interface MenuTemplate {
  readonly id?: string;
  readonly role?: string;
  readonly label?: string;
  readonly accelerator?: string;
  readonly visible?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly MenuTemplate[];
}

interface MenuItem extends Omit<MenuTemplate, 'submenu'> {
  readonly click: () => void;
  readonly submenu?: Menu;
}

/** Menus are not drawn; a test chooses an item with `click()`. What roles do is the system's, so here they do nothing. */
export class Menu {
  static #application: Menu | null = null;
  static buildFromTemplate = (template: readonly MenuTemplate[]): Menu =>
    new Menu(
      template.map(({ submenu, click = () => undefined, ...item }) => ({
        ...item,
        click,
        ...(submenu !== undefined && { submenu: Menu.buildFromTemplate(submenu) }),
      })),
    );
  static setApplicationMenu = (menu: Menu | null): void => void (Menu.#application = menu);
  static getApplicationMenu = (): Menu | null => Menu.#application;

  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[] = []) {
    this.items = items;
  }

  getMenuItemById(id: string): MenuItem | null {
    const below = this.items.map(({ submenu }) => submenu?.getMenuItemById(id) ?? null);
    return this.items.find((item) => item.id === id) ?? below.find((item) => item !== null) ?? null;
  }
}

export const clipboard = {
  text: '',
  writeText(text: string): void {
    this.text = text;
  },
  readText(): string {
    return this.text;
  },
};

/** A test says beforehand which button will be pressed, and looks at what was asked. */
export const dialog = {
  response: 0,
  asked: [] as object[],
  showMessageBox(...input: readonly object[]): Promise<{ response: number }> {
    this.asked.push(input.at(-1) ?? {});
    return Promise.resolve({ response: this.response });
  },
  /** What will be chosen next. */
  filePaths: [] as string[],
  showOpenDialog(): Promise<{ canceled: boolean; filePaths: string[] }> {
    return Promise.resolve({ canceled: this.filePaths.length === 0, filePaths: this.filePaths });
  },
  showErrorBox: (title: string, text: string): void => console.error(`${title}: ${text}`),
};

export const net = { fetch: globalThis.fetch };

/** Addresses that the system was asked to open. */
export const shell = {
  opened: [] as string[],
  openExternal(address: string): Promise<void> {
    this.opened.push(address);
    return Promise.resolve();
  },
};

export const powerMonitor = new EventEmitter();

/** `running`: the kinds of those that were started and not stopped; a test looks at them. */
export const powerSaveBlocker = {
  running: new Map<number, string>(),
  started: 0,
  start(type: string): number {
    this.running.set(++this.started, type);
    return this.started;
  },
  stop(id: number): boolean {
    return this.running.delete(id);
  },
};

export const nativeImage = { createFromDataURL: (address: string) => ({ isEmpty: () => address === '' }) };

/** Icons beside the clock that are there now; a test chooses from their menus. */
export class Tray extends EventEmitter {
  static readonly shown = new Set<Tray>();
  menu: Menu | null = null;

  constructor(image: { isEmpty(): boolean }) {
    super();
    if (image.isEmpty()) throw new Error('a tray icon without a picture');
    Tray.shown.add(this);
  }

  setToolTip(): void {}

  setContextMenu(menu: Menu | null): void {
    this.menu = menu;
  }

  isDestroyed = (): boolean => !Tray.shown.has(this);

  destroy(): void {
    Tray.shown.delete(this);
  }
}

/** Notifications that are shown now; a test presses one with `emit('click')`. */
export class Notification extends EventEmitter {
  static readonly shown = new Set<Notification>();
  static isSupported = (): boolean => true;

  readonly title: string;
  readonly body: string;

  constructor({ title = '', body = '' }: { title?: string; body?: string } = {}) {
    super();
    this.title = title;
    this.body = body;
  }

  show(): void {
    Notification.shown.add(this);
  }

  close(): void {
    Notification.shown.delete(this);
  }
}
