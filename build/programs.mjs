// Runs the built programs in the foreground, and finds Electron's own program.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

/** The folder of Electron's package. */
export const electronFolder = join(root, 'node_modules/electron');

/** Milliseconds between two looks at whether npm is still there. */
const NPM_WATCH = 500;

/**
 * Ends this program in good order when npm, which started it, is gone: a signal that ends npm alone is not passed on by the shell between.
 * Without npm, and on Windows, nothing: who starts us by hand may go away and leave us running.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOfShell(shell) ?? shell;
  const look = () => {
    if (process.ppid === shell && isRunning(npm)) setTimeout(look, NPM_WATCH).unref();
    else process.kill(process.pid, 'SIGTERM');
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

/** Runs the built headless host with these arguments, in this process: then every signal reaches it. It goes on when this resolves. */
export async function runHost(args) {
  const program = join(root, 'out/main/headless.js');
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
  return process.exitCode ?? 0;
}

/** Runs a program with this terminal. Resolves with its exit code. Signals go to it; we end when it has ended. */
function runForeground(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
  const forward = (signal) => child.kill(signal);
  // Ctrl-C reaches the child by itself, as one of the terminal's group; a signal sent to us alone does not.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, forward);
  process.on('SIGINT', process.stdin.isTTY ? () => undefined : forward);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
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
