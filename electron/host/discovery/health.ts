import { get, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { formatEndpoint, withoutZone } from '../../../core/base/endpoint.ts';
import type { TableId } from '../../../core/base/ids.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import {
  HEALTH_BYTES,
  hostHealth,
  tableHealth,
  tableIdentity,
  type HostHealth,
  type TableHealth,
  type TableIdentity,
} from '../../../core/protocol/health.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { plainText } from './announcement.ts';
import type { Endpoint } from './types.ts';

/** Milliseconds for one request, from the connection to the last byte. */
const HEALTH_TIME = 1_000;

/** The result of probing an endpoint for a table. */
export type HealthOutcome =
  | { readonly type: 'answered'; readonly identity: TableIdentity; readonly health?: TableHealth }
  /** Nobody listens there, or the host has no such table (any more). */
  | { readonly type: 'gone' }
  /** No answer in time, or an invalid one. */
  | { readonly type: 'failed' };

/** Probes an endpoint for a table. Never rejects. Injectable, so that the list of tables can be tested without a network. */
export type Probe = (endpoint: Endpoint, id: TableId, signal: AbortSignal) => Promise<HealthOutcome>;

/**
 * `GET /health/<id>` with at most 1 s and 4 KiB. The id in the answer must match. A table of this protocol version must give its full
 * health; for another version, the identity is enough. Never rejects.
 */
export const fetchHealth: Probe = async (endpoint, id, signal) => {
  const reply = await fetchJson(endpoint, `/health/${id}`, signal);
  if (reply.type !== 'json') return reply;
  const identity = v.safeParse(tableIdentity, reply.value);
  if (!identity.success) return FAILED;
  if (identity.output.id !== id) return GONE;
  const health = v.safeParse(tableHealth, reply.value);
  if (!health.success && identity.output.protocol === PROTOCOL_VERSION) return FAILED;
  return {
    type: 'answered',
    identity: withPlainTitle(identity.output),
    ...(health.success ? { health: withPlainTitle(health.output) } : {}),
  };
};

/** `GET /health`: returns the tables of the host at an endpoint, undefined if there is none. Never rejects. */
export async function fetchHostHealth(
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<HostHealth | undefined> {
  const reply = await fetchJson(endpoint, '/health', signal);
  if (reply.type !== 'json') return undefined;
  const parsed = v.safeParse(hostHealth, reply.value);
  return parsed.success ? parsed.output : undefined;
}

type Reply = { readonly type: 'json'; readonly value: unknown } | { readonly type: 'gone' | 'failed' };

const GONE = { type: 'gone' } as const;
const FAILED = { type: 'failed' } as const;

const withPlainTitle = <Titled extends { readonly title: string }>(titled: Titled): Titled => ({
  ...titled,
  title: plainText(titled.title),
});

/** Sends one request. The first of answer, error, timeout and abort settles and closes it. */
function fetchJson({ address, port }: Endpoint, path: string, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(FAILED);
    const hostHeader = formatEndpoint({ address: withoutZone(address), port });
    const headers = { accept: 'application/json', host: hostHeader };
    const request = get({ host: address, port, path, agent: false, maxHeaderSize: HEALTH_BYTES, headers });
    const finish = (reply: Reply) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(reply);
      request.destroy();
    };
    const giveUp = () => finish(FAILED);
    const timer = setTimeout(giveUp, HEALTH_TIME).unref();
    signal.addEventListener('abort', giveUp);
    request.on('response', (response) => readJson(response, finish));
    request.on('error', (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ECONNREFUSED' ? GONE : FAILED),
    );
  });
}

function readJson(response: IncomingMessage, finish: (reply: Reply) => void): void {
  response.on('error', () => finish(FAILED));
  if (response.statusCode === 404) return finish(GONE);
  if (response.statusCode !== 200) return finish(FAILED);
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > HEALTH_BYTES) finish(FAILED);
    else chunks.push(chunk);
  });
  response.on('end', () => {
    const parsed = parseJson(Buffer.concat(chunks).toString());
    finish(parsed.ok ? { type: 'json', value: parsed.value } : FAILED);
  });
}
