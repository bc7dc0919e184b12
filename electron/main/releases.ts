import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../core/base/parse.ts';

/** The result of a check for a newer release; `page` is its address. */
export type Release =
  | { readonly type: 'newest' }
  | { readonly type: 'newer'; readonly version: string; readonly page: string }
  | { readonly type: 'unreachable' };

/** The required part of `fetch`. */
export type Fetch = (
  address: string,
  options: {
    readonly headers: Readonly<Record<string, string>>;
    readonly credentials: 'omit';
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'json'>>;

/** Milliseconds to wait for an answer. */
const PATIENCE = 10_000;

/** Returns the address of releases, as written by the packer; undefined for an app built from source. Never rejects. */
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
 * Asks once for the newest release, sending nothing else. Never rejects.
 * @param version This app's version, such as `1.2.3`. GitHub answers JSON with `tag_name` if the client prefers it. (The redirect of
 *   `latest` has it too, but Electron's `fetch` does not give the final URL.)
 */
export async function checkForRelease(releases: string, version: string, fetch: Fetch): Promise<Release> {
  const tag = await newestTag(releases, fetch).catch(() => undefined);
  if (tag === undefined) return { type: 'unreachable' };
  const [, newest] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  return newest !== undefined && isNewer(newest, version)
    ? { type: 'newer', version: newest, page: `${releases}/tag/v${newest}` }
    : { type: 'newest' };
}

/** Returns the newest tag, undefined if something else answered, such as a captive portal. Rejects if nothing did. */
async function newestTag(releases: string, fetch: Fetch): Promise<string | undefined> {
  const answer = await fetch(`${releases}/latest`, {
    headers: { accept: 'application/json' },
    credentials: 'omit', // else cookies of the answer would be stored
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  const tag: unknown = isJsonObject(body) ? body.tag_name : undefined;
  return typeof tag === 'string' ? tag : undefined;
}

const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
