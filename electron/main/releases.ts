import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../core/base/parse.ts';

/** What came of looking for a newer release; `page` is where it can be had. */
export type Release =
  | { readonly type: 'newest' }
  | { readonly type: 'newer'; readonly version: string; readonly page: string }
  | { readonly type: 'unreachable' };

/** What is needed of `fetch`. */
export type Ask = (
  address: string,
  how: {
    readonly headers: Readonly<Record<string, string>>;
    readonly credentials: 'omit';
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'json'>>;

/** Whoever has asked does not wait longer for an answer. */
const PATIENCE = 10_000;

/**
 * The address under which releases are published, as the packer wrote it down; undefined for an app that was built from its sources. Never
 * rejects.
 */
export async function releasesOf(appPath: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(appPath, 'package.json'), 'utf8'));
    const releases: unknown = isJsonObject(manifest) ? manifest['releases'] : undefined;
    return typeof releases === 'string' ? releases : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks once which release is the newest, and nothing but that is sent. `version`: the app's own, as `1.2.3`. Never rejects.
 *
 * GitHub tells it as JSON to who prefers that, as `tag_name`. (Where `latest` leads to would say it, too, but Electron's `fetch` does not
 * tell the address of an answer.)
 */
export async function lookForRelease(releases: string, version: string, ask: Ask): Promise<Release> {
  const tag = await newestTag(releases, ask).catch(() => undefined);
  if (tag === undefined) return { type: 'unreachable' };
  const [, newest] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  return newest !== undefined && isNewer(newest, version)
    ? { type: 'newer', version: newest, page: `${releases}/tag/v${newest}` }
    : { type: 'newest' };
}

/** Undefined: somebody else has answered, as networks do that want a password first. Rejects where nobody did. */
async function newestTag(releases: string, ask: Ask): Promise<string | undefined> {
  const answer = await ask(`${releases}/latest`, {
    headers: { accept: 'application/json' },
    credentials: 'omit', // else the cookies of the answer would be kept
    signal: AbortSignal.timeout(PATIENCE),
  });
  const told: unknown = answer.ok ? await answer.json() : undefined;
  const tag: unknown = isJsonObject(told) ? told.tag_name : undefined;
  return typeof tag === 'string' ? tag : undefined;
}

const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
