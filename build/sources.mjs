// Whether the build matches the sources: by content, because a checkout changes times, not contents.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const SOURCES = [
  'core',
  'electron',
  'renderer',
  'electron.vite.config.ts',
  'build/bundled-packages.ts',
  'build/first-page.ts',
  'build/tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const PRODUCTS = [
  'out/main/index.js',
  'out/main/headless.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/packages/renderer.json',
];
const STAMP = join(root, 'out/.sources');

/** Returns the SHA-256 over the paths and contents of everything that the build reads. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether `out/` is complete and was built from sources with this fingerprint. */
export const isBuilt = (print) =>
  PRODUCTS.every((file) => existsSync(join(root, file))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === print;

/** Removes the fingerprint of `out/` before a build. */
export const clearStamp = () => rmSync(STAMP, { force: true });

/** Stores the fingerprint of `out/`. It is taken before the build, so that an edit during it counts as newer. */
export function writeStamp(print) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(STAMP, print);
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}
