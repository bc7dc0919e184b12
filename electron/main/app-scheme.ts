import { protocol, type Session } from 'electron';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { inlineIn, NOTHING_INLINE, type Inline } from '../host/http/page-headers.ts';

/** The origin of our pages, the only one that may use the main process. */
export const APP_ORIGIN = 'app://auction-night';
/** The page itself, which routes by the fragment. */
export const OWN_PAGE = `${APP_ORIGIN}/`;
/** The page shown when that one cannot be loaded. */
export const FALLBACK_PAGE = `${APP_ORIGIN}/trouble`;

/** No connections at all: in the app the main process has the game socket (security, "Electron"). */
const policy = ({ scripts, styles }: Inline): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export const CONTENT_SECURITY_POLICY = policy(NOTHING_INLINE);

/** The manifest for a browser's home screen; the app has none, and its policy forbids loading it. */
const MANIFEST = /<link rel="manifest"[^>]*>/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Makes `app:` a standard, secure scheme. Must run before Electron is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built page of `rendererDir` under `app://auction-night/`, the fallback page if it is missing, and nothing else. */
export function serveAppScheme(session: Session, rendererDir: string, fallback: () => string): void {
  session.protocol.handle('app', (request) => answerAppRequest(request, rendererDir, fallback));
}

/** Answers a request of the `app:` scheme: a page, a file below `rendererDir`, or 400, 404, 405. Never rejects. */
export async function answerAppRequest(
  request: Request,
  rendererDir: string,
  fallback: () => string,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const { url } = request;
  if (url === FALLBACK_PAGE) return answer(request, '.html', fallback());
  const file = fileFor(new URL(url), rendererDir);
  if (file === undefined) return refuse(400);
  const extension = extname(file);
  if (CONTENT_TYPES[extension] === undefined) return refuse(404);
  try {
    const bytes = await readFile(file);
    const page = extension === '.html' ? bytes.toString().replace(MANIFEST, '') : new Uint8Array(bytes);
    return answer(request, extension, page);
  } catch {
    return url === OWN_PAGE ? answer(request, '.html', fallback()) : refuse(404);
  }
}

function answer(
  { method }: Request,
  extension: keyof typeof CONTENT_TYPES,
  body: string | Uint8Array<ArrayBuffer>,
): Response {
  const inline = typeof body === 'string' ? inlineIn(body) : NOTHING_INLINE;
  const headers = {
    ...HEADERS,
    'content-security-policy': policy(inline),
    'content-type': CONTENT_TYPES[extension] ?? '',
  };
  return new Response(method === 'HEAD' ? undefined : body, { headers });
}

const refuse = (status: number): Response => new Response(undefined, { status, headers: HEADERS });

/** Returns the file of a URL, undefined if it is not ours or outside the folder. */
function fileFor(url: URL, rendererDir: string): string | undefined {
  if (url.protocol !== 'app:' || url.host !== 'auction-night') return undefined;
  const path = decode(url.pathname);
  if (path === undefined || path.includes('\0') || path.includes('\\')) return undefined;
  const folder = resolve(rendererDir);
  const file = join(folder, path === '/' ? 'index.html' : path);
  return file.startsWith(folder + sep) ? file : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
