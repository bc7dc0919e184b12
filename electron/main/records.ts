import type { App } from 'electron';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../../core/protocol/limits.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import type { RecordContent } from '../preload/api.ts';

/** Reads the file of a saved game, for the page to have it read by the host. Never writes the file. */
export async function readRecordFile(path: string): Promise<RecordContent> {
  try {
    const about = await stat(path);
    if (!about.isFile() || about.size > LIMITS.recordBytes) return { ok: false, why: 'no-record' };
    return { ok: true, text: await readFile(path, 'utf8') };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}

/** Returns the files of saved games among command-line arguments: paths or file URLs. */
function recordsIn(argv: readonly string[], folder: string): readonly string[] {
  return argv.flatMap((text) => {
    if (text.startsWith('-') || !text.toLowerCase().endsWith(`.${RECORD_EXTENSION}`)) return [];
    try {
      return [text.startsWith('file:///') ? fileURLToPath(text) : resolve(folder, text)];
    } catch {
      return []; // an invalid file URL
    }
  });
}

/**
 * Listens for saved games that the system opens with the app, now and later.
 * @param onRecord Called with the path of each.
 */
export function followRecords(
  app: Pick<App, 'on'>,
  launch: { readonly argv: readonly string[]; readonly folder: string },
  onRecord: (path: string) => void,
): void {
  const handle = (argv: readonly string[], folder: string): void => {
    const path = recordsIn(argv, folder).at(0);
    if (path !== undefined) onRecord(path);
  };
  handle(launch.argv, launch.folder);
  app.on('second-instance', (_event, argv, folder) => handle(argv, folder));
  app.on('open-file', (event, path) => {
    event.preventDefault();
    handle([path], path);
  });
}
