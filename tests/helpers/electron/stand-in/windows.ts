import type {
  BrowserWindow as ElectronWindow,
  BrowserWindowConstructorOptions,
  HandlerDetails,
  Rectangle,
  WebContents as ElectronContents,
  WebPreferences,
  WindowOpenHandlerResponse,
} from 'electron';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { app, links, preventable } from './app.ts';
import { fromLocalUrl, toLocalUrl } from './chromium.ts';
import { DeclaredEmitter, inside, wholeOf, type PartOf } from './declared.ts';
import { isWayland } from './desktop.ts';
import { preloadScript } from './page-side.ts';
import { applyTheme, Session, themed } from './services.ts';

const windows = new Map<number, BrowserWindow>();
const windowOfPage = new Map<Page, BrowserWindow>();
let lastId = 0;

/** The window that shows a page. */
export const windowShowing = (page: Page): BrowserWindow | undefined => windowOfPage.get(page);

export class WebContents extends DeclaredEmitter implements PartOf<ElectronContents> {
  readonly id: number;
  readonly session = Session.defaultSession;
  readonly [inside]: {
    readonly window: BrowserWindow;
    mayOpen: (details: HandlerDetails) => WindowOpenHandlerResponse;
  };

  constructor(window: BrowserWindow) {
    super('WebContents');
    this[inside] = { window, mayOpen: () => ({ action: 'allow' }) };
    this.id = window.id;
  }

  send(channel: string, ...values: unknown[]): void {
    const emit = (message: { channel: string; values: readonly unknown[] }): void =>
      Reflect.get(globalThis, '__standInEmit')?.(message.channel, message.values);
    void this[inside].window[inside].page
      .then((page) => page.evaluate(emit, { channel, values }))
      .catch(() => undefined); // the page has gone
  }

  setWindowOpenHandler(handler: (details: HandlerDetails) => WindowOpenHandlerResponse): void {
    this[inside].mayOpen = handler;
  }

  /** Chromium takes a page that has crashed away for good, so this is what a test of the built app cannot show here. */
  reload(): void {}

  loadURL(url: string): Promise<void> {
    return this[inside].window.loadURL(url);
  }

  getURL(): string {
    return this[inside].window[inside].url;
  }

  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
}

/** Asks whether a page may open another window. */
function asksToOpen(contents: WebContents, address: string): boolean {
  const referrer = { url: contents.getURL(), policy: 'no-referrer' as const };
  const url = fromLocalUrl(address);
  const details = { url, frameName: '', features: '', disposition: 'new-window' as const, referrer };
  return contents[inside].mayOpen(details).action !== 'deny';
}

/** Asks whether one of a page's frames may go elsewhere of its own will. */
export function asksToNavigate(contents: WebContents, url: string, isMainFrame: boolean): boolean {
  const event = { ...preventable(), url: fromLocalUrl(url), isMainFrame, isSameDocument: false, frame: null };
  contents.emit('will-frame-navigate', event);
  if (isMainFrame) contents.emit('will-navigate', event, event.url);
  return !event.defaultPrevented;
}

/** Where a window lies when nobody says, in the middle of a screen. */
const USUAL: Rectangle = { x: 560, y: 220, width: 800, height: 600 };

/** A page of the system's Chromium. */
export class BrowserWindow extends DeclaredEmitter implements PartOf<ElectronWindow> {
  static getAllWindows = (): ElectronWindow[] =>
    [...windows.values()].map((window) => wholeOf<ElectronWindow>(window));
  static fromWebContents = ({ id }: ElectronContents): ElectronWindow | null => {
    const window = windows.get(id);
    return window === undefined ? null : wholeOf<ElectronWindow>(window);
  };

  readonly id = ++lastId;
  readonly webContents: ElectronContents;
  readonly [inside]: {
    readonly contents: WebContents;
    readonly page: Promise<Page>;
    url: string;
    /** The URL that the program itself is loading; going there is no will of the page. */
    loading: string;
  };
  readonly #contents: WebContents;
  #isClosing = false;
  #isVisible: boolean;
  /** Whether there is a first picture, and whether that has been said. */
  #first: 'awaited' | 'drawn' | 'said' = 'awaited';
  #isMinimized = false;
  #isMaximized = false;
  #isFocused = true;
  #isFullScreen = false;
  #bounds: Rectangle;

  constructor({ show = true, webPreferences = {}, ...place }: BrowserWindowConstructorOptions = {}) {
    super('BrowserWindow');
    const browser = links.browser;
    if (browser === undefined) throw new Error('Cannot create BrowserWindow before app is ready');
    const { nodeIntegration = false, contextIsolation = true, sandbox = true } = webPreferences;
    if (nodeIntegration || !contextIsolation || !sandbox)
      throw new Error('the stand-in has sandboxed, isolated pages only');
    this.#isVisible = show;
    const { x = USUAL.x, y = USUAL.y, width = USUAL.width, height = USUAL.height } = place;
    // On Wayland a window learns neither where it is nor does it say where it wants to be
    this.#bounds = isWayland ? { x: 0, y: 0, width, height } : { x, y, width, height };
    this.#contents = new WebContents(this);
    this.webContents = wholeOf<ElectronContents>(this.#contents);
    windows.set(this.id, this);
    const page = this.#open(browser.context, webPreferences);
    this[inside] = { contents: this.#contents, page, url: '', loading: '' };
    this.#with(() => Promise.resolve());
    app.emit('web-contents-created', {}, this.#contents);
  }

  async #open(context: BrowserContext, preferences: WebPreferences): Promise<Page> {
    const spare = context.pages().find((page) => !windowOfPage.has(page) && page.url() === 'about:blank');
    const page = spare ?? (await context.newPage());
    windowOfPage.set(page, this);
    await page.setViewportSize(this.#bounds);
    await applyTheme(page);
    if (preferences.preload !== undefined) {
      const source = readFileSync(preferences.preload, 'utf8');
      await page.addInitScript({ content: preloadScript(source, preferences.additionalArguments ?? []) });
    }
    this.#follow(page);
    return page;
  }

  #follow(page: Page): void {
    page.on('close', () => this.#gone());
    page.on('popup', (popup) => {
      asksToOpen(this.#contents, popup.url());
      void popup.close(); // a window that was allowed would need more than the stand-in has
    });
    page.on('pageerror', (error) => console.error('[page]', error));
    page.on('console', (message) => message.type() === 'error' && console.error('[page]', message.text()));
    page.on('crash', () =>
      this.#contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
    );
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this[inside].url = fromLocalUrl(frame.url());
    });
    page.on('load', () => this.#loaded(page.url()));
    page.on('requestfailed', (request) => this.#failed(page, request));
  }

  #loaded(url: string): void {
    if (!/^https?:/.test(url)) return; // what Chromium itself shows where there is nothing, or nothing could be loaded
    if (this.#first === 'awaited') this.#first = 'drawn';
    this.#sayFirst();
    this.#contents.emit('did-finish-load');
  }

  /** On Wayland nothing is drawn for a window that is not shown. */
  #sayFirst(): void {
    if (this.#first !== 'drawn' || (isWayland && !this.#isVisible)) return;
    this.#first = 'said';
    this.emit('ready-to-show');
  }

  #failed(page: Page, request: Request): void {
    const why = request.failure()?.errorText ?? '';
    if (!request.isNavigationRequest() || why === 'net::ERR_ABORTED') return;
    const isMainFrame = request.frame() === page.mainFrame();
    const url = fromLocalUrl(request.url());
    this.#contents.emit('did-fail-load', {}, -2, why.replace('net::', ''), url, isMainFrame, 1, 1);
  }

  #gone(): void {
    for (const [page, window] of windowOfPage) if (window === this) windowOfPage.delete(page);
    if (!windows.delete(this.id)) return;
    this.emit('closed');
    links.windowClosed();
  }

  /** Rejects if the window closes meanwhile. As in Electron that ends no program where nobody listens. */
  loadURL(url: string): Promise<void> {
    const loading = this.#load(url);
    loading.catch(() => undefined);
    return loading;
  }

  async #load(url: string): Promise<void> {
    const page = await this[inside].page;
    if (this.#isClosing) throw new Error(`ERR_ABORTED loading '${url}'`);
    const address = toLocalUrl(url);
    this[inside].loading = address;
    await page.goto(address, { timeout: 0 });
    if (this[inside].loading === address) this[inside].loading = '';
  }

  close(): void {
    this.#close();
  }

  /** False if somebody does not want that. */
  #close(): boolean {
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented || this.#isClosing) return !event.defaultPrevented;
    this.#isClosing = true;
    // Nobody waits for the page: Chromium forgets that it was to close one if a navigation commits just then.
    this.#with((page) => page.close());
    queueMicrotask(() => this.#gone());
    return true;
  }

  /** Does something with the page. If that fails because the window is closing, nothing is left to be done. */
  #with(act: (page: Page) => Promise<unknown>): void {
    this[inside].page.then(act).catch((error: unknown) => {
      if (!this.#isClosing) throw error;
    });
  }

  show(): void {
    this.#appear();
    this.focus();
  }

  #appear(): void {
    if (this.#isVisible) return;
    this.#isVisible = true;
    this.emit('show');
    this.#sayFirst();
  }

  hide(): void {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.emit('hide');
    this.blur();
  }

  /** Wayland has no such state: nobody is told of it, and nobody can ask. */
  minimize(): void {
    if (!isWayland) {
      this.#isMinimized = true;
      this.emit('minimize');
    }
    this.blur();
  }

  restore(): void {
    if (!this.#isMinimized) return;
    this.#isMinimized = false;
    this.emit('restore');
  }

  maximize(): void {
    this.#isMaximized = true;
    this.#appear();
    this.emit('maximize');
  }

  focus(): void {
    this.#isFocused = true;
    this.emit('focus');
    this.#with((page) => page.bringToFront());
  }

  /** Something else comes to the front. */
  blur(): void {
    this.#isFocused = false;
    this.emit('blur');
  }

  flashFrame(): void {}

  setContentSize(width: number, height: number): void {
    this.#bounds = { ...this.#bounds, width, height };
    this.#with((page) => page.setViewportSize(this.#bounds));
  }

  setFullScreen(isFullScreen: boolean): void {
    this.#isFullScreen = isFullScreen;
  }

  getNormalBounds = (): Rectangle => this.#bounds;
  getContentSize = (): number[] => [this.#bounds.width, this.#bounds.height];
  isVisible = (): boolean => this.#isVisible;
  isFullScreen = (): boolean => this.#isFullScreen;
  isMinimized = (): boolean => this.#isMinimized;
  isMaximized = (): boolean => this.#isMaximized;
  isFocused = (): boolean => this.#isFocused;
  isDestroyed = (): boolean => !windows.has(this.id);

  static {
    links.closeWindows = () => [...windows.values()].map((window) => window.#close()).every(Boolean);
  }
}

links.openWindows = () => windows.size;
themed.pages = () => [...windowOfPage.keys()];
