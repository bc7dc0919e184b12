import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A system to install into: this computer's own, as it looks from inside. Nothing of it is changed; what is written lies beside it. */
export interface Debian {
  /** The folder of everything that was written, laid out as in `/`. */
  readonly changes: string;
  /** Runs a command as root. Returns what it prints. Throws if it fails. */
  run(...command: readonly string[]): string;
  remove(): void;
}

/**
 * Makes the system in a namespace of its own, so that nothing has to be unmounted, and runs a command in it. There is no `/sys` in it, or
 * the package's profile would go into the computer's own kernel.
 */
const ENTER = `set -e
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" "$1/root"
cd "$1/root"
for folder in proc dev; do mount --rbind "/$folder" "$folder"; done
pivot_root . mnt
umount --lazy /mnt
cd /
shift
exec "$@"`;

const asRoot: readonly string[] = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];

function runAsRoot(...command: readonly string[]): string {
  const [program = '', ...args] = [...asRoot, ...command];
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

export function makeDebian(): Debian {
  // In memory if there is such a folder: an installation waits for the disk again and again.
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(parent, 'auction-night-debian-'));
  for (const name of ['changes', 'work', 'root']) mkdirSync(join(folder, name));
  return {
    changes: join(folder, 'changes'),
    run: (...command) => runAsRoot('unshare', '--mount', 'sh', '-c', ENTER, 'sh', folder, ...command),
    remove: () => void runAsRoot('rm', '--recursive', '--one-file-system', folder),
  };
}

/** Why no such system can be had here; undefined if one can. */
export function missingDebian(): string | undefined {
  if (process.platform !== 'linux' || spawnSync('dpkg', ['--version']).error !== undefined)
    return 'Debian packages are installed on Debian and its kin alone';
  const debian = makeDebian();
  try {
    debian.run('true');
    return undefined;
  } catch (error) {
    return `no system to install into can be made, which takes root, or sudo without a password: ${String(error)}`;
  } finally {
    debian.remove();
  }
}
