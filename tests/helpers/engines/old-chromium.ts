import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { selectors, type Browser } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { CHECK_VISIBILITY } from './selector-engine.ts';

/** Versions of Chromium as they were: npm packages of Linux programs for computers of the x64 kind. */
export type OldChromium = 'chromium-109' | 'chromium-103';

const MODULES = join(import.meta.dirname, '../../../node_modules');

const packedIn = (version: OldChromium): string => join(MODULES, version, 'bin/chromium.br');

/** What this machine lacks; undefined if nothing. */
export const missingOldChromium = (version: OldChromium): string | undefined =>
  process.platform === 'linux' && process.arch === 'x64' && existsSync(packedIn(version))
    ? undefined
    : `pages in ${version}: its package runs on Linux on x64 alone`;

/** Unpacks the program, once. */
function programOf(version: OldChromium): string {
  const folder = join(MODULES, '.cache/auction-night');
  const program = join(folder, version);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const unpacked = `${program}.${process.pid}`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packedIn(version))), { mode: 0o755 });
  renameSync(unpacked, program);
  return program;
}

/** A selector of one's own may run before Playwright looks for anything. */
const GUARD = `(() => {
  ${CHECK_VISIBILITY}
  return { query: () => null, queryAll: () => [] };
})()`;
let guarding: Promise<void> | undefined;

/** Starts an old Chromium. */
export async function openOldChromium(version: OldChromium): Promise<Browser> {
  guarding ??= selectors.register('old-chromium', GUARD, { contentScript: true });
  await guarding;
  return launchChromium(programOf(version));
}
