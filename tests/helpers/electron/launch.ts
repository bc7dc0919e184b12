import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type electron from 'electron';
import { _electron, chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { HANGS } from '../eventually.ts';
import { programFile } from '../program.ts';
import { electronBinary } from './binary.ts';
import { declarationsFile } from './declarations.ts';
import { REFUSED } from './refused.ts';

type Electron = typeof electron;

const DESKTOPS = ['x11', 'wayland', 'mac', 'windows'] as const;

/** The desktops that the stand-in plays. */
export type Desktop = (typeof DESKTOPS)[number];

/** How an app is launched. */
export interface LaunchOptions {
  /** The user-data folder; absent: a new one, removed when the app has closed. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The size of the first window's content, in logical pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The folder with package.json and out/; absent: the project's. */
  readonly folder?: string;
  /** The desktop that the stand-in plays; absent: that of STAND_IN_DESKTOP, or this computer's, on Linux X11. */
  readonly desktop?: Desktop;
  /** What the system has the app open: a link, or the path of a file. */
  readonly link?: string;
  /** Whether the system asks for little motion. */
  readonly reducedMotion?: boolean;
  /** Draws the pages with Qt WebEngine, to which `app:` is a real scheme; only the stand-in can. */
  readonly qt?: boolean;
  /** Takes the stand-in even where Electron's program is here. */
  readonly standIn?: boolean;
}

/** A running desktop app: Electron itself where its binary is here, otherwise the stand-in. */
export interface DesktopApp {
  readonly kind: 'electron' | 'stand-in';
  readonly desktop: Desktop;
  readonly dataDir: string;
  /** Resolves with the main process's exit code (null: ended by a signal). */
  readonly ended: Promise<number | null>;
  /** What the main process has printed so far. */
  output(): string;
  /** The first window's page, loaded. */
  firstWindow(): Promise<Page>;
  windows(): readonly Page[];
  /** Runs a function in the main process; it is sent as text and sees only its arguments. */
  evaluate<Value, Argument>(
    run: (electron: Electron, argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value>;
  /** Quits in good order. Rejects if the app has used what Electron does not have. */
  close(): Promise<void>;
  /** Ends the main process at once, as a crash would. The data stays. */
  kill(): Promise<void>;
}

const PROJECT = join(import.meta.dirname, '../../..');
const APP_SCHEME = join(import.meta.dirname, 'app_scheme.py');
const STAND_IN = fileURLToPath(new URL('./stand-in/index.ts', import.meta.url));

let lastPort = 0;

/** The network settings with which nothing that an app says ever leaves this computer, nor meets another test. */
export function loopbackOnly(): Record<string, string> {
  // Ten ports for each worker of a run, in a block of its own for each run; below those that the system gives away.
  const worker = process.ppid * 10 + Number(process.env['VITEST_POOL_ID'] ?? 0);
  const port = 20_000 + ((worker * 10 + (lastPort++ % 10)) % 6_000);
  return {
    AUCTION_NIGHT_INTERFACES: '127.0.0.1',
    AUCTION_NIGHT_MDNS_PORT: String(port),
    AUCTION_NIGHT_BROADCAST_PORT: String(port + 6_000),
  };
}

/** The desktop of this computer, as Electron's own program finds it. */
function ownDesktop(): Desktop {
  if (process.platform === 'darwin') return 'mac';
  if (process.platform === 'win32') return 'windows';
  return process.env['XDG_SESSION_TYPE'] === 'wayland' ? 'wayland' : 'x11';
}

/** The desktop that the stand-in plays when a test does not say. */
function playedDesktop(): Desktop {
  const wanted = process.env['STAND_IN_DESKTOP'];
  const own = ownDesktop();
  if (wanted === undefined) return own === 'wayland' ? 'x11' : own;
  const played = DESKTOPS.find((one) => one === wanted);
  if (played === undefined) throw new Error(`STAND_IN_DESKTOP is one of ${DESKTOPS.join(', ')}`);
  return played;
}

/** A name of a person as it may stand in a path of Windows. */
const PERSON = 'Jürgen Groß 🎲';

/** A folder for the data of an app that is new on this desktop, in one that is removed with it. */
function newDataDir(desktop: Desktop): { readonly dataDir: string; readonly cleanUp: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-'));
  const dataDir = desktop === 'windows' ? join(folder, PERSON) : folder;
  mkdirSync(dataDir, { recursive: true });
  const cleanUp = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { dataDir, cleanUp };
}

/** Starts the built app. Rejects, with what it printed, if it ends before it is ready. */
export async function launchApp(options: LaunchOptions = {}): Promise<DesktopApp> {
  const isStandIn =
    options.standIn === true ||
    options.qt === true ||
    options.desktop !== undefined ||
    process.env['STAND_IN'] === '1';
  const binary = isStandIn ? undefined : electronBinary();
  const desktop = options.desktop ?? (binary === undefined ? playedDesktop() : ownDesktop());
  const { dataDir, cleanUp } =
    options.dataDir === undefined
      ? newDataDir(desktop)
      : { dataDir: options.dataDir, cleanUp: () => undefined };
  const isStill = options.reducedMotion === true;
  const motion = isStill ? { STAND_IN_REDUCED_MOTION: '1' } : {};
  const drawing = options.qt === true ? { STAND_IN_QT: APP_SCHEME } : {};
  const env = { ...stringsOf(process.env), ...loopbackOnly(), ...motion, ...drawing, ...options.env };
  const folder = options.folder ?? PROJECT;
  const given = options.link === undefined ? [] : [options.link];
  const launched = await (binary === undefined
    ? launchStandIn(desktop, folder, dataDir, env, given, cleanUp)
    : launchElectron(binary, desktop, folder, dataDir, env, [...given, ...still(isStill)], cleanUp));
  if (options.size !== undefined) {
    await launched.firstWindow();
    await launched.evaluate(({ BrowserWindow }, { width, height }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, options.size);
  }
  return launched;
}

const stringsOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

const still = (isStill: boolean): readonly string[] => (isStill ? ['--force-prefers-reduced-motion'] : []);

async function launchElectron(
  executablePath: string,
  desktop: Desktop,
  folder: string,
  dataDir: string,
  env: Record<string, string>,
  given: readonly string[],
  cleanUp: () => void,
): Promise<DesktopApp> {
  const rootNeedsIt = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath,
    args: [folder, `--user-data-dir=${dataDir}`, ...given, ...rootNeedsIt],
    env,
  });
  app.context().setDefaultTimeout(HANGS);
  const output = collectOutput(app.process());
  return {
    kind: 'electron',
    desktop,
    dataDir,
    ended: exitOf(app.process()),
    output,
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate: (run, argument) => app.evaluate(run as never, argument as never),
    close: async () => {
      await app.close();
      cleanUp();
    },
    kill: async () => {
      const gone = once(app.process(), 'exit');
      app.process().kill('SIGKILL');
      await gone;
    },
  };
}

async function launchStandIn(
  desktop: Desktop,
  folder: string,
  dataDir: string,
  env: Record<string, string>,
  given: readonly string[],
  cleanUp: () => void,
): Promise<DesktopApp> {
  const isMac = desktop === 'mac'; // where nothing is opened by arguments
  const [opens] = given;
  const child = fork(join(folder, 'out/main/index.js'), isMac ? [] : [...given], {
    execArgv: ['--import', new URL('./register.mjs', import.meta.url).href],
    env: {
      ...env,
      XDG_SESSION_TYPE: desktop === 'wayland' ? 'wayland' : 'x11',
      STAND_IN_MODULE: await programFile(STAND_IN),
      STAND_IN_DECLARATIONS: await declarationsFile(),
      STAND_IN_DESKTOP: desktop,
      STAND_IN_USER_DATA: dataDir,
      STAND_IN_APP: folder,
      ...(isMac && opens !== undefined && { STAND_IN_OPENS: opens }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const ended = exitOf(child);
  const endpoint = await readyMessage(child, output);
  const { browser, context, chromiumProcess } = await connectTo(endpoint).catch(async () => {
    const timer = setTimeout(() => child.kill(), HANGS); // it may be about to end by itself, and to say why
    await ended;
    clearTimeout(timer);
    throw new Error(`the main process ended with ${await ended}:\n${output()}`);
  });
  context.setDefaultTimeout(HANGS);
  const windows = (): readonly Page[] => context.pages().filter((page) => page.url() !== 'about:blank');
  return {
    kind: 'stand-in',
    desktop,
    dataDir,
    ended,
    output,
    windows,
    firstWindow: async () => {
      const isShown = (page: Page): boolean => page.url() !== 'about:blank';
      const page = windows()[0] ?? context.pages()[0] ?? (await context.waitForEvent('page'));
      if (!isShown(page)) await page.waitForURL((url) => url.href !== 'about:blank');
      await page.waitForLoadState();
      return page;
    },
    evaluate: (run, argument) => ask(child, String(run), argument),
    close: async () => {
      void ask(child, '({ app }) => app.quit()', undefined).catch(() => undefined);
      await ended;
      await browser.close().catch(() => undefined);
      cleanUp();
      const refused = output()
        .split('\n')
        .filter((line) => line.startsWith(REFUSED));
      if (refused.length > 0) throw new Error(refused.join('\n'));
    },
    kill: async () => {
      // Both at once, as in Electron, where the main process is the browser: nobody is left who could write down what is not yet.
      // The other processes of the browser end without it.
      if (child.exitCode === null) process.kill(chromiumProcess, 'SIGKILL');
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Connects to a running browser. `chromiumProcess`: the number of its first process. */
async function connectTo(endpoint: string): Promise<{
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly chromiumProcess: number;
}> {
  // Without defaults: those of a second Playwright would undo what the first one asked for, such as little motion.
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const first = processInfo.find(({ type }) => type === 'browser');
  const [context] = browser.contexts();
  if (first === undefined || context === undefined) throw new Error('the browser is not whole');
  return { browser, context, chromiumProcess: first.id };
}

function collectOutput(child: ChildProcess): () => string {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  return () => printed;
}

// Not `exit`: only then everything that it printed has come.
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)));

async function readyMessage(child: ChildProcess, printed: () => string): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the main process ended with ${code}:\n${printed()}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return message.ready;
}

let lastQuestion = 0;

function ask<Value>(child: ChildProcess, run: string, value: unknown): Promise<Value> {
  const id = ++lastQuestion;
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: { id: number; value: Value; error?: string }): void => {
      if (answer.id !== id) return;
      child.off('message', onAnswer);
      child.off('exit', onExit);
      if (answer.error === undefined) resolve(answer.value);
      else reject(new Error(answer.error));
    };
    const onExit = (): void => reject(new Error('the main process ended before it answered'));
    child.on('message', onAnswer);
    child.once('exit', onExit);
    child.send({ id, run, value }, (error) => {
      if (error !== null) reject(error);
    });
  });
}
