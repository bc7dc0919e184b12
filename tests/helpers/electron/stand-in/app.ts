import type { App as ElectronApp, CommandLine, Dock } from 'electron';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium, type Browser } from './chromium.ts';
import { declared, DeclaredEmitter, readiness, wholeOf, type PartOf } from './declared.ts';
import { exitAsThisComputer } from './desktop.ts';
import { startQt } from './qt.ts';

/** An event whose default can be prevented, as Electron's are. */
export interface Preventable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export const preventable = (): Preventable => ({
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
});

const folder = process.env['STAND_IN_APP'] ?? process.cwd();
const manifest: { name: string; productName?: string; version: string } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);

/** What the rest of the stand-in tells the app, and the app the rest. */
export const links = {
  browser: undefined as Browser | undefined,
  /** Prepares the browser before `ready`. */
  prepare: async (_browser: Browser): Promise<void> => undefined,
  /** Closes all windows; false as soon as one of them does not want that. */
  closeWindows: (): boolean => true,
  openWindows: (): number => 0,
  windowClosed: (): void => undefined,
};

/** Tells the app's quitting of each window that has closed. */
const closing = new EventEmitter();

class App extends DeclaredEmitter implements PartOf<ElectronApp> {
  readonly name = manifest.productName ?? manifest.name;
  readonly isPackaged = false;
  readonly commandLine = wholeOf<CommandLine>(declared('CommandLine', { getSwitchValue: () => '' }));
  readonly dock: Dock | undefined;
  readonly #userData = process.env['STAND_IN_USER_DATA'] ?? mkdtempSync(join(tmpdir(), 'stand-in-'));
  #ready: Promise<void> | undefined;
  #isQuitting = false;

  constructor() {
    super('App');
    if (process.platform !== 'darwin') return;
    this.dock = wholeOf<Dock>(declared('Dock', { bounce: () => 0, setBadge: () => undefined }));
  }

  whenReady(): Promise<void> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async #start(): Promise<void> {
    await new Promise(setImmediate); // whatever the app does at once comes before
    this.emit('will-finish-launching');
    this.#open();
    const qt = process.env['STAND_IN_QT'];
    const browser = await (qt === undefined ? startChromium(join(this.#userData, 'chromium')) : startQt(qt));
    links.browser = browser;
    await links.prepare(browser);
    process.send?.({ ready: browser.endpoint });
    readiness.isReady = true;
    this.emit('ready', {}, {});
  }

  /** What macOS has the app open, which it says by events, and as soon as it can. */
  #open(): void {
    const what = process.env['STAND_IN_OPENS'];
    if (what !== undefined) this.emit(what.includes('://') ? 'open-url' : 'open-file', preventable(), what);
  }

  isReady = (): boolean => readiness.isReady;
  getPath = (name: string): string => (name === 'userData' ? this.#userData : join(this.#userData, name));
  getVersion = (): string => manifest.version;
  getPreferredSystemLanguages = (): string[] => ['en-US'];
  getName = (): string => this.name;
  getAppPath = (): string => folder;
  requestSingleInstanceLock = (): boolean => true;
  setAppUserModelId(): void {}
  enableSandbox(): void {}

  /** Closes all windows, then asks `will-quit`; each step can be prevented. */
  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = true;
    void this.#quit().finally(() => (this.#isQuitting = false));
  }

  async #quit(): Promise<void> {
    if (this.#isPrevented('before-quit')) return;
    if (!links.closeWindows()) return;
    while (links.openWindows() > 0) await once(closing, 'closed');
    if (this.#isPrevented('will-quit')) return;
    this.emit('quit', {}, 0);
    // In order, as Electron does: so Chromium writes down what its pages stored. None of them is left that it could wait for.
    await links.browser?.context.close();
    this.exit(0);
  }

  #isPrevented(name: string): boolean {
    const event = preventable();
    this.emit(name, event);
    return event.defaultPrevented;
  }

  /** Ends at once; Playwright kills the browser with the process. Asked to close, it might wait for a page for ever. */
  exit(code = 0): void {
    exitAsThisComputer(code);
  }

  #windowClosed(): void {
    closing.emit('closed');
    if (links.openWindows() === 0 && !this.#isQuitting && !this.emit('window-all-closed')) this.quit();
  }

  static {
    links.windowClosed = () => app.#windowClosed();
  }
}

const running = new App();
export const app: App = running;
