import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HANGS } from '../eventually.ts';

/** One session with a browser, by the W3C's WebDriver. */
export interface Session {
  /** Sends a command of the session: `post('url', { url })`. Rejects with what the browser says. */
  post(command: string, body?: object): Promise<unknown>;
  get(command: string): Promise<unknown>;
  /** Ends the browser and what it needed. */
  end(): Promise<void>;
}

/** A screen without a monitor. */
interface Screen {
  readonly program: ChildProcess;
  /** How programs find it. */
  readonly env: Readonly<Record<string, string>>;
}

/** A browser to start: its driver, the screen it needs, and what the driver is told of it. */
export interface Startable {
  readonly driver: string;
  /** `home`: a folder of its own. */
  screen(home: string): Promise<Screen>;
  readonly capabilities: object;
  readonly env?: Readonly<Record<string, string>>;
}

/** A screen of the X window system, larger than any window. */
export async function xScreen(): Promise<Screen> {
  const size = ['-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const program = spawn('Xvfb', ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return { program, env: { DISPLAY: `:${await firstLine(program)}` } };
}

/** A screen of Wayland, larger than any window. */
export async function waylandScreen(home: string): Promise<Screen> {
  const env = { XDG_RUNTIME_DIR: home, WAYLAND_DISPLAY: 'wayland-test' };
  const size = ['--width=2000', '--height=2000'];
  const names = ['--backend=headless-backend.so', `--socket=${env.WAYLAND_DISPLAY}`, '--no-config'];
  const program = spawn('weston', [...names, ...size, '--idle-time=0'], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  await poll(() => Promise.resolve(existsSync(join(home, env.WAYLAND_DISPLAY))));
  return { program, env };
}

/** Starts a screen, a driver that shows its browser there, and a session. The system asks for little motion. */
export async function openSession({
  driver,
  screen: openScreen,
  capabilities,
  env: more,
}: Startable): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'auction-night-webdriver-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = await openScreen(home);
  const port = await freePort();
  const env = {
    ...process.env,
    ...screen.env,
    ...more,
    HOME: home,
    XDG_CONFIG_HOME: home,
    // Otherwise the language is "C", which no page can use
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    NO_AT_BRIDGE: '1',
  };
  // In a group of its own, so that a browser that outlives its driver can be ended too
  const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const endAll = (): void => {
    killGroup(program);
    screen.program.kill();
  };
  process.once('exit', endAll); // a test that never got as far as to end them
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 2000)}`);
    return value;
  };
  await poll(() =>
    send('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  const path = (command: string): string => `/session/${sessionId}/${command}`;
  await send('POST', path('timeouts'), { script: HANGS, pageLoad: HANGS });
  return {
    post: (command, body = {}) => send('POST', path(command), body),
    get: (command) => send('GET', path(command)),
    end: async () => {
      await send('DELETE', `/session/${sessionId}`).catch(() => undefined); // its browser may have ended
      process.off('exit', endAll);
      const hasEnded = Promise.all([program, screen.program].map(ended));
      endAll();
      await hasEnded;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Milliseconds between two looks. */
const PAUSE = 30;

/** Waits until it is so; an Error where it never is. Unlike Vitest's own it can be used outside of tests. */
export async function poll(isSo: () => Promise<boolean>): Promise<void> {
  for (const ends = performance.now() + HANGS; !(await isSo()); await wait(PAUSE))
    if (performance.now() > ends) throw new Error('nothing more will come');
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (line: Buffer) => resolve(String(line).trim()));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

/** Kills a program that was started detached, and all that it has started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nothing of it is left
  }
}
