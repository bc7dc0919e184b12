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
  #isSpelling = true;
  setSpellCheckerEnabled = (isOn: boolean): void => void (this.#isSpelling = isOn);
  isSpellCheckerEnabled = (): boolean => this.#isSpelling;
  setSpellCheckerLanguages(): void {}
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

/** Nothing is shown, and the first button is pressed; tests that look closer take the place of this. */
export const dialog = {
  showMessageBox: (): Promise<{ response: number }> => Promise.resolve({ response: 0 }),
  showOpenDialog: (): Promise<{ canceled: boolean; filePaths: string[] }> =>
    Promise.resolve({ canceled: true, filePaths: [] }),
  showErrorBox: (title: string, text: string): void => console.error(`${title}: ${text}`),
};

/** Electron does not tell the address of an answer. */
export const net = {
  fetch: async (...asked: Parameters<typeof fetch>): Promise<Response> => {
    const { body, status, statusText, headers } = await fetch(...asked);
    return new Response(body, { status, statusText, headers });
  },
};

export const shell = { openExternal: (): Promise<void> => Promise.resolve() };

export const powerMonitor = new EventEmitter();

let blockers = 0;
export const powerSaveBlocker = { start: (): number => ++blockers, stop: (): boolean => true };

export const nativeImage = { createFromDataURL: (address: string) => ({ isEmpty: () => address === '' }) };

/** An icon beside the clock, which nobody sees. */
export class Tray extends EventEmitter {
  #isDestroyed = false;

  constructor(image: { isEmpty(): boolean }) {
    super();
    if (image.isEmpty()) throw new Error('a tray icon without a picture');
  }

  setToolTip(): void {}

  setContextMenu(): void {}

  isDestroyed = (): boolean => this.#isDestroyed;

  destroy(): void {
    this.#isDestroyed = true;
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
