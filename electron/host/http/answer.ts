import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { ProofAnswer } from '../../../core/protocol/frames.ts';
import { proofRequest } from '../../../core/protocol/requests.ts';
import { valuesOf, type GateOutcome } from './gate.ts';
import { notice, type Notice } from './notice.ts';
import type { PageFile } from './page-files.ts';
import { NOTHING_INLINE, pageHeaders, type Inline } from './page-headers.ts';
import { peerOf } from './peer.ts';
import { isOwnComputer } from '../socket/admission.ts';
import { PLAIN, type PlainAnswer, type PlainAsk } from '../plain/plain-site.ts';

/** What answers are made from. */
export interface Site {
  readonly file: (path: string) => Promise<PageFile | undefined>;
  /**
   * Returns the JSON of a path below `/health`, undefined if there is none.
   * @param isLocal Whether the peer is on this computer.
   */
  readonly health: (path: string, isLocal: boolean) => object | undefined;
  /** Proves the identity of a table's host, undefined if there is no such table. */
  readonly prove: (question: ProofQuestion) => ProofAnswer | undefined;
  /** Answers below `/tv/plain`; undefined if nothing draws pictures. */
  readonly plain: ((request: PlainAsk) => Promise<PlainAnswer>) | undefined;
  /** The other endpoints of this host, without `host`. */
  readonly elsewhere: (host: string) => readonly string[];
}

/** The question of `/same/<tableId>?nonce=…&keys=…,…`. */
export interface ProofQuestion extends v.InferOutput<typeof proofRequest> {
  readonly table: string;
  readonly endpoint: string;
  readonly isLocal: boolean;
}

/** The only path that pages of another origin may read: a page from another address of this host uses it to find the host. */
const SAME = '/same/';

/**
 * Answers an HTTP request after the gate. Only GET and HEAD, never a cookie, and CORS only for proofs, which reveal nothing without a key
 * of the table. Unknown paths get a page that says so, if the client accepts HTML.
 */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  gate: GateOutcome,
  site: Site,
): Promise<void> {
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  const isProof = path.startsWith(SAME);
  if (!gate.ok && (gate.status === 421 || !isProof)) {
    const says = gate.status === 421 ? 'misdirected' : 'foreign';
    const typed = typedPath(path);
    const short = typed === TELEVISION ? '/tv' : typed?.startsWith(PLAIN) === true ? PLAIN : START;
    return answerNotice(
      request,
      response,
      gate.status,
      notice(says, languageOf(request), `http://${gate.endpoint}${short}`),
    );
  }
  const setHeaders = (inline: Inline, elsewhere: readonly string[] = []): void =>
    setAll(response, pageHeaders(gate.host, inline, elsewhere));
  setHeaders(NOTHING_INLINE);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return end(response, 405);
  }
  if (!gate.ok || isProof) return answerProof(request, response, site, gate.host);
  if (path === '/health' || path.startsWith('/health/'))
    return answerHealth(response, site.health(path, peerOf(request.socket).isLoopback));
  if (site.plain !== undefined && (path === PLAIN || path.startsWith(`${PLAIN}/`)))
    return answerPlain(request, response, gate.host, site.plain);
  const file = await site.file(path);
  if (file === undefined) return answerNoFile(request, response, path);
  setHeaders(file.inline, path === START ? site.elsewhere(gate.host) : []);
  answerFile(request, response, file);
}

const START = '/';
const TELEVISION = '/#/tv';
const TYPED: ReadonlyMap<string, string> = new Map([
  ['', START],
  ['index.html', START],
  ['tv', TELEVISION],
  ['tv/plain', PLAIN],
]);

/** Returns the target of a typed path, tolerating capitals, spaces, slashes and trailing punctuation. */
function typedPath(path: string): string | undefined {
  const [, screen = '', table = ''] =
    /^(?:(tv|tv\/plain|table)\/)?([0-9a-f]{16})$/.exec(plainPath(path)) ?? [];
  if (screen === 'tv/plain') return `${PLAIN}/${table}`;
  if (table !== '') return `/#/${screen === '' ? 'table' : screen}/${table}`;
  return TYPED.get(plainPath(path));
}

function plainPath(path: string): string {
  try {
    const text = decodeURIComponent(path).normalize('NFKC').toLowerCase();
    return text.replace(/^[\s/]+|[\s/.,;:!?)\]}>"']+$/g, '').replace(/\/+/g, '/');
  } catch {
    return path; // malformed percent encoding
  }
}

/** Redirects a typed path to its screen; everything else is not found. */
function answerNoFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  const to = typedPath(path);
  if (to !== undefined && path !== START) return redirect(response, to);
  answerNotice(request, response, 404, notice('missing', languageOf(request), START));
}

const takesGzip = (request: IncomingMessage): boolean =>
  valuesOf(request.rawHeaders, 'accept-encoding').some((value) => /\bgzip\b/.test(value));

const languageOf = (request: IncomingMessage): string | undefined => request.headers['accept-language'];

function answerNotice(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { language, html, inline }: Notice,
): void {
  setAll(response, pageHeaders(undefined, inline));
  const { accept = '*/*' } = request.headers;
  if (!/text\/html|\*\/\*/.test(accept)) return end(response, status);
  answerHtml(response, status, html, language);
}

async function answerPlain(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: string,
  plain: NonNullable<Site['plain']>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
  const { device, isLoopback, remote, local } = peerOf(request.socket);
  const answer = await plain({
    path: pathname,
    query: searchParams,
    address: device,
    endpoint,
    isLocal: isLoopback,
    isOwnComputer: isOwnComputer(remote, local),
    acceptLanguage: languageOf(request),
    accept: request.headers.accept,
    takesGzip: takesGzip(request),
    isThere: () => !response.destroyed,
  });
  if (response.destroyed) return;
  switch (answer.type) {
    case 'page': {
      const { inline, html, language } = answer.page;
      setAll(response, pageHeaders(endpoint, inline));
      return answerHtml(response, answer.status, html, language);
    }
    case 'redirect':
      return redirect(response, answer.to);
    case 'text':
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      return void response.end(answer.text);
    case 'picture':
      response.setHeader('Vary', 'Accept, Accept-Encoding');
      if (answer.isZipped) response.setHeader('Content-Encoding', 'gzip');
      response.writeHead(200, {
        'Content-Type': answer.mime,
        'Content-Length': answer.body.length,
        'Cache-Control': answer.isKept ? 'private, max-age=300' : 'no-store',
      });
      return void response.end(answer.body);
    case 'nothing':
      return end(response, answer.isOver ? 410 : 404);
  }
}

function answerHtml(response: ServerResponse, status: number, html: string, language: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(html),
  });
  response.end(html); // Node leaves the body out for HEAD
}

function answerProof(request: IncomingMessage, response: ServerResponse, site: Site, endpoint: string): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
  const keys = (searchParams.get('keys') ?? '').split(',');
  const question = v.safeParse(proofRequest, { nonce: searchParams.get('nonce'), keys });
  if (!question.success) return end(response, 400);
  response.setHeader('Access-Control-Allow-Origin', '*');
  const isLocal = peerOf(request.socket).isLoopback;
  const table = pathname.slice(SAME.length);
  answerHealth(response, site.prove({ ...question.output, table, endpoint, isLocal }));
}

function setAll(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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
  const body = takesGzip(request) ? (file.zipped ?? file.body) : file.body;
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
