// Runs the built programs in the foreground, and finds or fetches Electron's own program.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

const electronFolder = join(root, 'node_modules/electron');

/** Milliseconds after which a download of Electron is given up from which nothing comes any more. */
const SILENCE = 20_000;

/** Milliseconds between two looks at whether npm is still there. */
const NPM_WATCH = 500;

/**
 * Does something when npm, which started us, is gone: a signal that ends it alone is not passed on by the shell between. Without npm, and
 * on Windows, nothing: who starts us by hand may go away and leave us running.
 */
function onNpmGone(act) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOfShell(shell) ?? shell;
  const look = () => {
    if (process.ppid === shell && isRunning(npm)) setTimeout(look, NPM_WATCH).unref();
    else act();
  };
  look();
}

/** The parent of a process if that is a shell. */
function parentOfShell(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent] = /^\s*(\d+) (?:.*\/)?-?(?:sh|ash|bash|dash|ksh|zsh)\s*$/.exec(stdout ?? '') ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs a program with this terminal. Resolves with its exit code. Signals go to it; we end when it has ended. */
function runForeground(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
  const forward = (signal) => child.kill(signal);
  // Ctrl-C reaches the child by itself, as one of the terminal's group; a signal sent to us alone does not.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, forward);
  process.on('SIGINT', process.stdin.isTTY ? () => undefined : forward);
  onNpmGone(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs the built headless host with these arguments, in this process: then every signal reaches it. It goes on when this resolves. */
export async function runHost(args) {
  const program = join(root, 'out/main/headless.js');
  process.argv = [process.execPath, program, ...args];
  onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(program).href);
  return process.exitCode ?? 0;
}

/** Opens the built desktop app with Electron's program. As root, Chromium's sandbox cannot be had on Linux. */
export function runApp(program, args) {
  const needsNoSandbox = process.platform === 'linux' && process.getuid?.() === 0;
  return runForeground(program, ['.', ...(needsNoSandbox ? ['--no-sandbox'] : []), ...args]);
}

/** Electron's program, or undefined if it is not here. Asking the package itself would start a download. */
export function electronProgram() {
  try {
    const name = readFileSync(join(electronFolder, 'path.txt'), 'utf8');
    const program = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist'), name);
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why no window can be opened here, or undefined if one can. Fetches Electron's program if it is missing; `fetchElectron`
 * resolves with why it could not.
 */
export async function reasonForNoWindow({ args, platform, env, hasElectron, fetchElectron }) {
  if (args.includes('--host')) return 'asked for with --host';
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'there is no display';
  return hasElectron() ? undefined : await fetchElectron();
}

/**
 * Fetches Electron's program, with its own installer. Resolves with undefined, or with why it could not be had: that takes no longer than
 * `silence` milliseconds once nothing comes any more.
 */
export function fetchElectron({ silence = SILENCE, env = process.env } = {}) {
  console.log('Fetching Electron once (about 110 MB) …');
  const patient = new URL(`./patient-fetch.mjs?silence=${silence}`, import.meta.url).href;
  const installer = join(electronFolder, 'install.js');
  const child = spawn(process.execPath, ['--no-warnings', '--import', patient, installer], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code === 0 && electronProgram() !== undefined) return resolve(undefined);
      resolve(
        `Electron could not be fetched: ${errors.split('\n')[0].replace(/^Error: /, '') || 'no answer'}`,
      );
    });
  });
}
