import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ELECTRON = join(import.meta.dirname, '../../../node_modules/electron');

/** Electron's own program, or undefined if it was never fetched. Asking the package itself would start a download. */
export function electronBinary(): string | undefined {
  try {
    const name = readFileSync(join(ELECTRON, 'path.txt'), 'utf8');
    const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(ELECTRON, 'dist'), name);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
