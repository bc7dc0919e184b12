import type { App } from 'electron';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../core/base/json.ts';
import { endOf, RECORD_EXTENSION, type RecordedEnd } from '../../core/record/index.ts';
import type { OpenedRecord } from '../preload/api.ts';

/** Many times what the longest game takes. */
const MOST_BYTES = 1024 * 1024;

/** Reads the game that a file holds; a file that holds none says why. Nothing of it is run, and it is never written. */
export async function openRecord(path: string): Promise<OpenedRecord> {
  let text: string;
  try {
    const about = await stat(path);
    if (!about.isFile() || about.size > MOST_BYTES) return { ok: false, why: 'no-record' };
    text = await readFile(path, 'utf8');
  } catch {
    return { ok: false, why: 'unreadable' };
  }
  try {
    return opened(endOf(JSON.parse(text)));
  } catch {
    return { ok: false, why: 'no-record' };
  }
}

function opened(end: ReturnType<typeof endOf>): OpenedRecord {
  if (!end.ok) {
    const isNewer = end.error.code === 'unknown-format' || end.error.code === 'unknown-game';
    return { ok: false, why: isNewer ? 'newer' : 'no-record' };
  }
  return end.value === undefined ? { ok: false, why: 'unfinished' } : shown(end.value);
}

const shown = ({ game, seats, view, result }: RecordedEnd): OpenedRecord => ({
  ok: true,
  game,
  seats,
  moment: { view: view as Json, legal: {}, awaits: [], result },
});

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
