import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { inlineIn, NOTHING_INLINE, type Inline } from './page-headers.ts';

/** One file of the page, in memory. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** The same compressed, where that is worth it. */
  readonly zipped: Buffer | undefined;
  readonly tag: string;
  /** Its name changes with its content: browsers may keep it for ever. */
  readonly isHashed: boolean;
  readonly inline: Inline;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Already compressed; a second time gains nothing. */
const DENSE = ['.png', '.woff2', '.ico'];

/** What the build has compressed, beside the file itself. */
const ZIPPED = '.gz';
const zip = promisify(gzip);
/** The least bytes for programs of this size, measured; it is done once. */
const DENSELY = { level: 9, memLevel: 6 };

/**
 * The files of a folder by their path from `/`, read when they are first asked for. Only paths that the folder's own listing has
 * are answered, so that no path leads out of it. A folder that is not there has no files.
 */
export async function openPage(folder: string): Promise<(path: string) => Promise<PageFile | undefined>> {
  const files = new Map(
    (await filesIn(folder)).map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  );
  const read = new Map<string, Promise<PageFile>>();
  return (path) => {
    const asked = path === '/' ? '/index.html' : path;
    const file = files.get(asked);
    if (file === undefined || asked.endsWith(ZIPPED)) return Promise.resolve(undefined);
    const known = read.get(asked);
    if (known !== undefined) return known;
    const loading = load(file, asked, files.get(asked + ZIPPED));
    read.set(asked, loading);
    // What could not be read (too many open files) is read again when it is asked for again
    loading.catch(() => read.delete(asked));
    return loading;
  };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}

async function load(file: string, path: string, zippedFile: string | undefined): Promise<PageFile> {
  const body = await readFile(file);
  const ending = extname(file);
  const zipped = (): Promise<Buffer> =>
    zippedFile === undefined ? zip(body, DENSELY) : readFile(zippedFile);
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    body,
    zipped: DENSE.includes(ending) ? undefined : await zipped(),
    tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    isHashed: path.startsWith('/assets/'),
    inline: ending === '.html' ? inlineIn(body.toString()) : NOTHING_INLINE,
  };
}
