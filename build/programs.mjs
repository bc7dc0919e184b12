// Runs the built programs in the foreground, and finds Electron's program.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

/** The folder of Electron's package. */
export const electronFolder = join(root, 'node_modules/electron');

/** Milliseconds within which nobody can have used the app. */
const EARLY = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds between two checks that npm is still running. */
const NPM_WATCH = 500;

/**
 * Ends this program properly when npm, which started it, is gone: the shell in between does not pass on a signal that only ends npm. Does
 * nothing without npm, and on Windows: a program started by hand may outlive its starter.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOfShell(shell) ?? shell;
  const check = () => {
    if (process.ppid === shell && isRunning(npm)) setTimeout(check, NPM_WATCH).unref();
    else process.kill(process.pid, 'SIGTERM');
  };
  check();
}

/** Returns the parent of a process if the process is a shell. */
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

/**
 * Runs the built headless host with these arguments, in this process, so that every signal reaches it. It keeps running after this
 * resolves.
 */
export async function runHost(args) {
  const program = join(root, 'out/main/headless.js');
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
  return process.exitCode ?? 0;
}

/**
 * Opens the built desktop app with Electron's program, in this terminal, and forwards signals to it. Resolves when it has ended, with its
 * exit code, and with how it ended if that was before anybody can have used it.
 */
export function runApp(args, early = EARLY) {
  const env = { ...process.env };
  delete env['ELECTRON_RUN_AS_NODE']; // terminals of editors built with Electron set it
  const started = performance.now();
  const child = spawn(electronProgram(), ['.', ...args], { cwd: root, stdio: 'inherit', env });
  let hasSignal = false;
  const forward = (signal) => {
    hasSignal = true;
    // Ctrl-C reaches the child by itself, as a member of the terminal's group; a signal sent only to us does not.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve) => {
    const end = (code, earlyEnd) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve({ code, earlyEnd });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code, signal) => {
      const isEarly = code !== 0 && !hasSignal && performance.now() - started < early;
      end(code ?? 1, isEarly ? (signal ?? `exit code ${code}`) : undefined);
    });
  });
}

/** Returns Electron's program, undefined if it is missing. Asking the package itself would start a download. */
export function electronProgram() {
  try {
    const name = readFileSync(join(electronFolder, 'path.txt'), 'utf8');
    const program = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist'), name);
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}
