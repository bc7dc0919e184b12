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
  /** The compressed body, if that is worth it. */
  readonly zipped: Buffer | undefined;
  readonly tag: string;
  /** Its name changes with its content, so browsers may cache it for ever. */
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

/** Already compressed. */
const COMPRESSED = ['.png', '.woff2', '.ico'];

/** The suffix of files compressed by the build. */
const ZIPPED = '.gz';
const zip = promisify(gzip);
/** Fewest bytes for scripts of this size, as measured; done once per file. */
const ZIP_OPTIONS = { level: 9, memLevel: 6 };

/**
 * Returns a lookup of a folder's files by path from `/`, read on first use. Only paths in the folder's listing exist, so no path leads out
 * of it. A missing folder has no files.
 */
export async function openPage(folder: string): Promise<(path: string) => Promise<PageFile | undefined>> {
  const files = new Map(
    (await filesIn(folder)).map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  );
  const read = new Map<string, Promise<PageFile>>();
  return (path) => {
    const name = path === '/' ? '/index.html' : path;
    const file = files.get(name);
    if (file === undefined || name.endsWith(ZIPPED)) return Promise.resolve(undefined);
    const known = read.get(name);
    if (known !== undefined) return known;
    const loading = load(file, name, files.get(name + ZIPPED));
    read.set(name, loading);
    // A failed read (too many open files) is repeated at the next request
    loading.catch(() => read.delete(name));
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
    zippedFile === undefined ? zip(body, ZIP_OPTIONS) : readFile(zippedFile);
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    body,
    zipped: COMPRESSED.includes(ending) ? undefined : await zipped(),
    tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    isHashed: path.startsWith('/assets/'),
    inline: ending === '.html' ? inlineIn(body.toString()) : NOTHING_INLINE,
  };
}
