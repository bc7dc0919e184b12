import type {
  Clipboard,
  Display,
  Menu as ElectronMenu,
  MenuItem as ElectronItem,
  MenuItemConstructorOptions,
  NativeImage,
  NativeTheme,
  Net,
  Notification as ElectronNotification,
  NotificationConstructorOptions,
  PowerMonitor as ElectronPowerMonitor,
  PowerSaveBlocker,
  Protocol,
  Screen,
  Session as ElectronSession,
  Shell,
  Tray as ElectronTray,
} from 'electron';
import type { Page } from 'playwright-core';
import { declared, DeclaredEmitter, wholeOf, type PartOf } from './declared.ts';

/** The pages that follow the theme. */
export const themed = { pages: (): readonly Page[] => [] };

class Theme extends DeclaredEmitter implements PartOf<NativeTheme> {
  #source: NativeTheme['themeSource'] = 'system';

  constructor() {
    super('NativeTheme');
  }

  get themeSource(): NativeTheme['themeSource'] {
    return this.#source;
  }

  set themeSource(source: NativeTheme['themeSource']) {
    this.#source = source;
    for (const page of themed.pages()) void applyTheme(page);
    this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }
}

export const nativeTheme = wholeOf<NativeTheme>(new Theme());

/** Shows a page in the colours of the theme. */
export function applyTheme(page: Page): Promise<void> {
  const { themeSource } = nativeTheme;
  return page.emulateMedia({ colorScheme: themeSource === 'system' ? null : themeSource });
}

export type SchemeHandler = Parameters<Protocol['handle']>[1];

/** Handlers of own schemes, by scheme. */
export const schemeHandlers = new Map<string, SchemeHandler>();

export const protocol = wholeOf<Protocol>(
  declared('Protocol', {
    registerSchemesAsPrivileged: () => undefined,
    handle: (scheme: string, handler: SchemeHandler) => {
      if (schemeHandlers.has(scheme)) throw new Error('Failed to register protocol: app');
      schemeHandlers.set(scheme, handler);
    },
    unhandle: (scheme: string) => void schemeHandlers.delete(scheme),
  }),
);

/** Takes handlers and asks none of them: Chromium's own defaults deny what nobody granted. */
export class Session extends DeclaredEmitter implements PartOf<ElectronSession> {
  static readonly defaultSession: ElectronSession = wholeOf<ElectronSession>(new Session());
  readonly protocol = protocol;
  #isSpelling = true;

  constructor() {
    super('Session');
  }

  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
  setDisplayMediaRequestHandler(): void {}
  setSpellCheckerEnabled = (isOn: boolean): void => void (this.#isSpelling = isOn);
  isSpellCheckerEnabled = (): boolean => this.#isSpelling;
  setSpellCheckerLanguages(): void {}
}

/** One display, as wide as most are. */
const display = wholeOf<Display>(
  declared('Display', { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }),
);
export const screen = wholeOf<Screen>(
  declared('Screen', {
    getAllDisplays: () => [display],
    getPrimaryDisplay: () => display,
    getDisplayMatching: () => display,
  }),
);

type ItemOptions = MenuItemConstructorOptions | ElectronItem;

/** Menus are not drawn; a test chooses an item with `click()`. What roles do is the system's, so here they do nothing. */
class Item implements PartOf<ElectronItem> {
  readonly id: string;
  readonly label: string;
  readonly type: ElectronItem['type'];
  readonly visible: boolean;
  readonly accelerator: string | null;
  readonly click: ElectronItem['click'];
  readonly submenu?: ElectronMenu;

  constructor(options: ItemOptions) {
    const { id = '', label = '', visible = true, accelerator = null, click = () => undefined } = options;
    const { submenu, type = submenu === undefined ? 'normal' : 'submenu' } = options;
    this.id = id;
    this.label = label;
    this.type = type;
    this.visible = visible;
    this.accelerator = accelerator;
    this.click = click;
    if (submenu !== undefined)
      this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    return declared('MenuItem', this);
  }
}

export class Menu extends DeclaredEmitter implements PartOf<ElectronMenu> {
  static #application: ElectronMenu | null = null;
  static buildFromTemplate = (template: readonly ItemOptions[]): ElectronMenu =>
    wholeOf<ElectronMenu>(new Menu(template.map((item) => wholeOf<ElectronItem>(new Item(item)))));
  static setApplicationMenu = (menu: ElectronMenu | null): void => void (Menu.#application = menu);
  static getApplicationMenu = (): ElectronMenu | null => Menu.#application;

  readonly items: ElectronItem[];

  constructor(items: ElectronItem[] = []) {
    super('Menu');
    this.items = items;
  }

  getMenuItemById(id: string): ElectronItem | null {
    const below = this.items.map(({ submenu }) => submenu?.getMenuItemById(id) ?? null);
    return this.items.find((item) => item.id === id) ?? below.find((item) => item !== null) ?? null;
  }
}

let copied = '';
export const clipboard = wholeOf<Clipboard>(
  declared('Clipboard', {
    writeText: (text: string) => Promise.resolve(void (copied = text)),
    readText: () => Promise.resolve(copied),
  }),
);

/** Electron does not tell the address of an answer. */
export const net = wholeOf<Net>(
  declared('Net', {
    fetch: async (...asked: Parameters<Net['fetch']>): Promise<Response> => {
      const { body, status, statusText, headers } = await fetch(...asked);
      return new Response(body, { status, statusText, headers });
    },
  }),
);

export const shell = wholeOf<Shell>(declared('Shell', { openExternal: () => Promise.resolve() }));

class PowerMonitor extends DeclaredEmitter implements PartOf<ElectronPowerMonitor> {
  constructor() {
    super('PowerMonitor');
  }

  isOnBatteryPower = (): boolean => false;
}

export const powerMonitor = wholeOf<ElectronPowerMonitor>(new PowerMonitor());

let blockers = 0;
export const powerSaveBlocker = wholeOf<PowerSaveBlocker>(
  declared('PowerSaveBlocker', { start: () => ++blockers, stop: () => true }),
);

/** A picture that nobody sees. */
export class Picture implements PartOf<NativeImage> {
  static createFromDataURL = (address: string): NativeImage =>
    wholeOf<NativeImage>(declared('NativeImage', { isEmpty: () => address === '' }));

  isEmpty = (): boolean => true;
}

/** An icon beside the clock, which nobody sees. */
export class Tray extends DeclaredEmitter implements PartOf<ElectronTray> {
  #isDestroyed = false;

  constructor(image: NativeImage | string) {
    super('Tray');
    if (typeof image === 'string' || image.isEmpty()) throw new Error('a tray icon without a picture');
  }

  setToolTip(): void {}

  setContextMenu(): void {}

  isDestroyed = (): boolean => this.#isDestroyed;

  destroy(): void {
    this.#isDestroyed = true;
  }
}

/** A notification that nobody sees; a test presses it with `emit('click')`. */
export class Notification extends DeclaredEmitter implements PartOf<ElectronNotification> {
  static isSupported = (): boolean => true;

  readonly title: string;
  readonly body: string;

  constructor({ title = '', body = '' }: NotificationConstructorOptions = {}) {
    super('Notification');
    this.title = title;
    this.body = body;
  }

  show(): void {}

  close(): void {}
}
