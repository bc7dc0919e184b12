import type { IncomingMessage, ServerResponse } from 'node:http';
import { valuesOf, type GateOutcome } from './gate.ts';
import type { PageFile } from './page-files.ts';
import { NOTHING_INLINE, pageHeaders, type Inline } from './page-headers.ts';

/** What there is to answer with. */
export interface Site {
  readonly file: (path: string) => Promise<PageFile | undefined>;
  /** The JSON of a path below `/health`, for a peer on this computer or elsewhere; undefined where there is nothing. */
  readonly health: (path: string, isLocal: boolean) => object | undefined;
}

/** Short enough to be typed with a remote control; the page there finds the table. */
const TELEVISION = '/tv';

/** Answers one HTTP request that the gate has let through or not. Only GET and HEAD; never a cookie, never a CORS header. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  gate: GateOutcome,
  site: Site,
  isLocal: boolean,
): Promise<void> {
  if (!gate.ok) return end(response, gate.status);
  const setHeaders = (inline: Inline): void => {
    for (const [name, value] of Object.entries(pageHeaders(gate.host, inline)))
      response.setHeader(name, value);
  };
  setHeaders(NOTHING_INLINE);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return end(response, 405);
  }
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (path === '/health' || path.startsWith('/health/'))
    return answerHealth(response, site.health(path, isLocal));
  if (path === TELEVISION) return redirect(response, '/#/tv');
  const file = await site.file(path);
  if (file === undefined) return end(response, 404);
  setHeaders(file.inline);
  answerFile(request, response, file);
}

function answerHealth(response: ServerResponse, health: object | undefined): void {
  if (health === undefined) return end(response, 404);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(health));
}

function answerFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  response.setHeader('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', file.tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (valuesOf(request.rawHeaders, 'if-none-match').includes(file.tag)) return end(response, 304);
  const takesGzip = valuesOf(request.rawHeaders, 'accept-encoding').some((value) => /\bgzip\b/.test(value));
  const body = takesGzip ? (file.zipped ?? file.body) : file.body;
  if (body === file.zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(body); // Node leaves the body out for HEAD
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to, 'Cache-Control': 'no-cache' });
  response.end();
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
