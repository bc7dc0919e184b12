import type { App } from 'electron';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../../core/protocol/limits.ts';
import { RECORD_EXTENSION, type OpenedRecord } from '../../core/protocol/records.ts';

/** Reads the game that a file holds; a file that holds none says why. Nothing of it is run, and it is never written. */
export async function openRecord(path: string): Promise<OpenedRecord> {
  try {
    const about = await stat(path);
    if (!about.isFile() || about.size > LIMITS.recordBytes) return { ok: false, why: 'no-record' };
    const { readRecord } = await import('../host/record-files.ts'); // knows all games, which a start need not
    return readRecord(await readFile(path, 'utf8'));
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}

/** The files of saved games among what the app was started with, or given by a later start: paths, or addresses of files. */
function recordsIn(argv: readonly string[], folder: string): readonly string[] {
  return argv.flatMap((text) => {
    if (text.startsWith('-') || !text.toLowerCase().endsWith(`.${RECORD_EXTENSION}`)) return [];
    try {
      return [text.startsWith('file:///') ? fileURLToPath(text) : resolve(folder, text)];
    } catch {
      return []; // an address that names no file
    }
  });
}

/** Listens for saved games that the system has the app open, now and later; `came` is told the path of each. */
export function followRecords(
  app: Pick<App, 'on'>,
  started: { readonly argv: readonly string[]; readonly folder: string },
  came: (path: string) => void,
): void {
  const look = (argv: readonly string[], folder: string): void => {
    const path = recordsIn(argv, folder).at(0);
    if (path !== undefined) came(path);
  };
  look(started.argv, started.folder);
  app.on('second-instance', (_event, argv, folder) => look(argv, folder));
  app.on('open-file', (event, path) => {
    event.preventDefault();
    look([path], path);
  });
}
