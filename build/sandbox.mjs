// Chromium's sandbox on Linux, without which Electron does not start: whether a system denies it, and what to do then.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const helperOf = (program) => join(dirname(program), 'chrome-sandbox');

/** Whether Electron's helper can create the sandbox: it must belong to root and be setuid. */
export function isHelperReady(program) {
  const { uid, mode } = statSync(helperOf(program), { throwIfNoEntry: false }) ?? {};
  return uid === 0 && (mode & 0o7777) === 0o4755;
}

/** Whether Electron would certainly be denied its sandbox: no helper, and no user namespaces. */
export function isSandboxDenied(program) {
  if (isHelperReady(program)) return false;
  // Twice, because AppArmor may allow `unshare` a namespace, but not its child
  const { status } = spawnSync('unshare', ['-Ur', 'unshare', '-Ur', 'true'], { stdio: 'ignore' });
  if (status === 0 || status === null) return false; // null: there is no `unshare`
  return profileOf(program) === profileOf(process.execPath);
}

/** Returns the AppArmor profile of a program. With its own profile, Electron may have rights that other programs lack. */
function profileOf(program) {
  const print = "process.stdout.write(fs.readFileSync('/proc/self/attr/current'))";
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  return spawnSync(program, ['-e', print], { env, encoding: 'utf8' }).stdout;
}

export const reasonForNoSandbox = (
  program,
) => `this system denies Electron the sandbox around its pages (Ubuntu does since 23.10)
Run these two commands, and start again (anew whenever Electron has been fetched again):
  sudo chown root:root "${helperOf(program)}"
  sudo chmod 4755 "${helperOf(program)}"`;
