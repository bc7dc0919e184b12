import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { app, links, preventable } from './app.ts';
import { fromLocalUrl, toLocalUrl } from './chromium.ts';
import { preloadScript } from './page-side.ts';
import { nativeTheme, session } from './services.ts';

interface WebPreferences {
  readonly preload?: string;
  readonly additionalArguments?: readonly string[];
  readonly nodeIntegration?: boolean;
  readonly contextIsolation?: boolean;
  readonly sandbox?: boolean;
}

interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly webPreferences?: WebPreferences;
}

const windows = new Map<number, BrowserWindow>();
const windowOfPage = new Map<Page, BrowserWindow>();
let lastId = 0;

/** The window that shows a page. */
export const windowShowing = (page: Page): BrowserWindow | undefined => windowOfPage.get(page);

export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session = session.defaultSession;
  readonly #window: BrowserWindow;
  #mayOpen: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });

  constructor(window: BrowserWindow) {
    super();
    this.#window = window;
    this.id = window.id;
  }

  send(channel: string, ...values: unknown[]): void {
    const emit = (message: { channel: string; values: readonly unknown[] }): void =>
      Reflect.get(globalThis, '__standInEmit')?.(message.channel, message.values);
    void this.#window.page.then((page) => page.evaluate(emit, { channel, values })).catch(() => undefined); // the page has gone
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#mayOpen = handler;
  }

  /** Asks whether the page may open another window. */
  asksToOpen(url: string): boolean {
    return this.#mayOpen({ url: fromLocalUrl(url) }).action !== 'deny';
  }

  /** Asks whether one of the page's frames may go elsewhere of its own will. */
  asksToNavigate(url: string, isMainFrame: boolean): boolean {
    const event = { ...preventable(), url: fromLocalUrl(url), isMainFrame };
    this.emit('will-frame-navigate', event);
    if (isMainFrame) this.emit('will-navigate', event, event.url);
    return !event.defaultPrevented;
  }

  /** Chromium takes a page that has crashed away for good, so this is what a test of the built app cannot show here. */
  reload(): void {}

  getURL(): string {
    return this.#window.url;
  }

  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
}

/** A page of the system's Chromium. */
export class BrowserWindow extends EventEmitter {
  static getAllWindows = (): BrowserWindow[] => [...windows.values()];
  static fromWebContents = (contents: WebContents): BrowserWindow | null => windows.get(contents.id) ?? null;

  readonly id = ++lastId;
  readonly webContents: WebContents;
  readonly page: Promise<Page>;
  url = '';
  /** The URL that the program itself is loading; going there is no will of the page. */
  loading = '';
  #isClosing = false;
  #isVisible: boolean;
  #isMinimized = false;
  /** Whether the taskbar shows that the window calls. */
  isFlashing = false;
  #isFocused = true;
  #isFullScreen = false;
  #size: { width: number; height: number };

  constructor(options: WindowOptions = {}) {
    super();
    const browser = links.browser;
    if (browser === undefined) throw new Error('Cannot create BrowserWindow before app is ready');
    const preferences = options.webPreferences ?? {};
    if (
      preferences.nodeIntegration ||
      preferences.contextIsolation === false ||
      preferences.sandbox === false
    )
      throw new Error('the stand-in has sandboxed, isolated pages only');
    this.#isVisible = options.show !== false;
    this.#size = { width: options.width ?? 800, height: options.height ?? 600 };
    this.webContents = new WebContents(this);
    windows.set(this.id, this);
    this.page = this.#open(browser.context, preferences);
    this.#with(() => Promise.resolve());
    app.emit('web-contents-created', {}, this.webContents);
  }

  async #open(context: BrowserContext, preferences: WebPreferences): Promise<Page> {
    const spare = context.pages().find((page) => !windowOfPage.has(page) && page.url() === 'about:blank');
    const page = spare ?? (await context.newPage());
    windowOfPage.set(page, this);
    await page.setViewportSize(this.#size);
    await nativeTheme.applyTo(page);
    if (preferences.preload !== undefined) {
      const source = readFileSync(preferences.preload, 'utf8');
      await page.addInitScript({ content: preloadScript(source, preferences.additionalArguments ?? []) });
    }
    page.on('close', () => this.#gone());
    page.on('popup', (popup) => {
      this.webContents.asksToOpen(popup.url());
      void popup.close(); // a window that was allowed would need more than the stand-in has
    });
    page.on('pageerror', (error) => console.error('[page]', error));
    page.on('console', (message) => message.type() === 'error' && console.error('[page]', message.text()));
    page.on('crash', () =>
      this.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
    );
    return page;
  }

  #gone(): void {
    for (const [page, window] of windowOfPage) if (window === this) windowOfPage.delete(page);
    if (!windows.delete(this.id)) return;
    this.emit('closed');
    app.windowClosed();
  }

  /** Rejects if the window closes meanwhile. As in Electron that ends no program where nobody listens. */
  loadURL(url: string): Promise<void> {
    const loading = this.#load(url);
    loading.catch(() => undefined);
    return loading;
  }

  async #load(url: string): Promise<void> {
    const page = await this.page;
    if (this.#isClosing) throw new Error(`ERR_ABORTED loading '${url}'`);
    const address = toLocalUrl(url);
    this.url = url;
    this.loading = address;
    await page.goto(address, { timeout: 0 });
    if (this.loading === address) this.loading = '';
    this.emit('ready-to-show');
  }

  close(): void {
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented || this.#isClosing) return;
    this.#isClosing = true;
    // Nobody waits for the page: Chromium forgets that it was to close one if a navigation commits just then.
    this.#with((page) => page.close());
    queueMicrotask(() => this.#gone());
  }

  /** Does something with the page. If that fails because the window is closing, nothing is left to be done. */
  #with(act: (page: Page) => Promise<unknown>): void {
    this.page.then(act).catch((error: unknown) => {
      if (!this.#isClosing) throw error;
    });
  }

  show(): void {
    this.#isVisible = true;
    this.emit('show');
  }

  hide(): void {
    this.#isVisible = false;
    this.emit('hide');
  }

  minimize(): void {
    this.#isMinimized = true;
    this.emit('minimize');
  }

  restore(): void {
    this.#isMinimized = false;
    this.emit('restore');
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

  flashFrame(isOn: boolean): void {
    this.isFlashing = isOn;
  }

  setContentSize(width: number, height: number): void {
    this.#size = { width, height };
    this.#with((page) => page.setViewportSize(this.#size));
  }

  setFullScreen(isFullScreen: boolean): void {
    this.#isFullScreen = isFullScreen;
  }

  getNormalBounds = (): { x: number; y: number; width: number; height: number } => ({
    x: 0,
    y: 0,
    ...this.#size,
  });
  isMaximized = (): boolean => false;
  maximize(): void {}
  getContentSize = (): [number, number] => [this.#size.width, this.#size.height];
  isVisible = (): boolean => this.#isVisible;
  isFullScreen = (): boolean => this.#isFullScreen;
  isMinimized = (): boolean => this.#isMinimized;
  isFocused = (): boolean => this.#isFocused;
  isDestroyed = (): boolean => !windows.has(this.id);
}

links.closeWindows = () => BrowserWindow.getAllWindows().forEach((window) => window.close());
links.openWindows = () => windows.size;
nativeTheme.pages = () => [...windowOfPage.keys()];
