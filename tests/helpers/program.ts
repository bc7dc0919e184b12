import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';

const FOLDER = join(import.meta.dirname, '../../.cache/programs');

const bundled = new Map<string, Promise<string>>();

/**
 * The file to start for a TypeScript program that tests run as a process of its own: all of it but its packages in one. A process that
 * compiles its modules for itself takes ten times as long to begin.
 */
export function programFile(entry: string): Promise<string> {
  const file = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, file);
  return file;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      target: 'node20',
      write: false,
      // A storage that the benchmarks' peer could have; its package is not installed
      rolldownOptions: { external: ['node-persist'], output: { codeSplitting: false } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const { code } = output[0];
  const print = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(FOLDER, `${basename(entry, '.ts')}-${print}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  // Several workers may make the same file, which each of them starts.
  const fresh = `${file}.${process.pid}-${performance.now()}`;
  await writeFile(fresh, code);
  await rename(fresh, file);
  return file;
}
