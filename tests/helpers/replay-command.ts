import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

/** What the replay command said. */
export interface Replayed {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run replay` with these arguments. */
export function replayCommand(...args: readonly string[]): Replayed {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, 'cli/replay.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** What it said as one JSON value per line; an Error for anything else, and for anything on stderr. */
export function replayAnswers(...args: readonly string[]): {
  readonly status: number | null;
  readonly answers: readonly unknown[];
} {
  const { status, stdout, stderr } = replayCommand(...args);
  if (stderr !== '' || !stdout.endsWith('\n')) throw new Error(stderr === '' ? 'no line' : stderr);
  const answers = stdout
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { status, answers };
}
