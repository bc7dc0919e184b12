import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium, type Browser } from './chromium.ts';
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
  closeWindows: (): void => undefined,
  openWindows: (): number => 0,
};

class App extends EventEmitter {
  readonly name = manifest.productName ?? manifest.name;
  readonly isPackaged = false;
  readonly #userData = process.env['STAND_IN_USER_DATA'] ?? mkdtempSync(join(tmpdir(), 'stand-in-'));
  #ready: Promise<void> | undefined;
  #isQuitting = false;

  whenReady(): Promise<void> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async #start(): Promise<void> {
    const qt = process.env['STAND_IN_QT'];
    const browser = await (qt === undefined ? startChromium(join(this.#userData, 'chromium')) : startQt(qt));
    links.browser = browser;
    await links.prepare(browser);
    process.send?.({ ready: browser.endpoint });
    this.emit('ready', {}, {});
  }

  isReady = (): boolean => links.browser !== undefined;
  getPath = (name: string): string => (name === 'userData' ? this.#userData : join(this.#userData, name));
  getVersion = (): string => manifest.version;
  getPreferredSystemLanguages = (): string[] => ['en-US'];
  getName = (): string => this.name;
  getAppPath = (): string => folder;
  requestSingleInstanceLock = (): boolean => true;

  enableSandbox(): void {
    if (this.isReady()) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  /** Closes all windows, then asks `will-quit`; each step can be prevented. */
  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = true;
    void this.#quit().finally(() => (this.#isQuitting = false));
  }

  async #quit(): Promise<void> {
    if (this.#isPrevented('before-quit')) return;
    links.closeWindows();
    while (links.openWindows() > 0) await once(this, 'stand-in-window-closed');
    if (this.#isPrevented('will-quit')) return;
    this.emit('quit', {}, 0);
    this.exit(0);
  }

  #isPrevented(name: string): boolean {
    const event = preventable();
    this.emit(name, event);
    return event.defaultPrevented;
  }

  /** Ends at once; Playwright kills the browser with the process. Asked to close, it might wait for a page for ever. */
  exit(code = 0): void {
    process.exit(code);
  }

  windowClosed(): void {
    this.emit('stand-in-window-closed');
    if (links.openWindows() === 0 && !this.#isQuitting && !this.emit('window-all-closed')) this.quit();
  }
}

export const app = new App();
