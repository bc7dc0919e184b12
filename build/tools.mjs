// Runs the project's tools by the path of their script, which works without a shell on every platform.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder. */
export const root = dirname(import.meta.dirname);

/** Returns the script of a command of an installed package; throws if there is none. */
export function toolScript(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/**
 * Runs a Node script in the project's folder. Resolves with the exit code (1 if a signal ended it) and its output; never rejects for a
 * failing script.
 * @param show Passes the output on instead of collecting it.
 */
export function runNode(script, args = [], { show = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
