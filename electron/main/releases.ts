import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What came of looking for a newer release; `page` is where it can be had. */
export type Release =
  | { readonly type: 'newest' }
  | { readonly type: 'newer'; readonly version: string; readonly page: string }
  | { readonly type: 'unreachable' };

/** What is needed of `fetch`. */
export type Ask = (
  address: string,
  how: { readonly method: 'HEAD'; readonly signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'url'>>;

/** Whoever has asked does not wait longer for an answer. */
const PATIENCE = 10_000;

/** The address under which releases are published, as the packer wrote it down; undefined for an app that was built from its sources. */
export function releasesOf(appPath: string): string | undefined {
  const { releases } = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as {
    readonly releases?: string;
  };
  return releases;
}

/**
 * Asks once which release is the newest: its address is where `latest` leads to. Nothing of the answer is read but that, and
 * nothing is sent but the question. `version`: the app's own, as `1.2.3`. Never rejects.
 */
export async function lookForRelease(releases: string, version: string, ask: Ask): Promise<Release> {
  let answer: Awaited<ReturnType<Ask>>;
  try {
    answer = await ask(`${releases}/latest`, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return { type: 'unreachable' };
  }
  // Networks that want a password first answer for everybody, under addresses of their own.
  if (!answer.ok || !answer.url.startsWith(releases)) return { type: 'unreachable' };
  const [, newest] = /^\/tag\/v(\d+\.\d+\.\d+)$/.exec(answer.url.slice(releases.length)) ?? [];
  return newest !== undefined && isNewer(newest, version)
    ? { type: 'newer', version: newest, page: `${releases}/tag/v${newest}` }
    : { type: 'newest' };
}

const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
