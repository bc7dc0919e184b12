// Whether what is built belongs to the sources as they are: by content, because a checkout changes times, not contents.
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

/** SHA-256 over the paths and contents of everything the build reads. */
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

/** Whether `out/` was built from sources with this fingerprint and is complete. */
export const isBuilt = (print) =>
  PRODUCTS.every((file) => existsSync(join(root, file))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === print;

/** Forgets what `out/` was built from, before a build begins. */
export const clearStamp = () => rmSync(STAMP, { force: true });

/** Notes what `out/` was built from. The fingerprint is taken before the build, so that an edit during it counts as newer. */
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
