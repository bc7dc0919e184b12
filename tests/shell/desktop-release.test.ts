import { describe, expect, it, vi } from 'vitest';
import { checkForRelease, type Fetch } from '../../electron/main/releases.ts';

const RELEASES = 'https://example.com/auction/night/releases';

/** What comes of an answer. */
const lookingAt = (told: unknown, ok = true) =>
  checkForRelease(RELEASES, '1.9.0', () => Promise.resolve({ ok, json: () => Promise.resolve(told) }));
const tagged = (tag: string) => lookingAt({ id: 7, tag_name: tag });

describe('looking for a newer release', () => {
  it('asks for the newest one alone, and neither sends nor keeps a cookie', async () => {
    const ask = vi.fn<Fetch>(() => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }));
    await checkForRelease(RELEASES, '1.9.0', ask);
    expect(ask.mock.calls).toEqual([
      [
        `${RELEASES}/latest`,
        { headers: { accept: 'application/json' }, credentials: 'omit', signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it.each(['1.9.1', '1.10.0', '2.0.0', '10.0.0'])('finds %s newer than 1.9.0', async (version) => {
    const page = `${RELEASES}/tag/v${version}`;
    expect(await tagged(`v${version}`)).toEqual({ type: 'newer', version, page });
  });

  it.each(['1.9.0', '1.8.9', '0.10.0'])('finds %s no newer than 1.9.0', async (version) => {
    expect(await tagged(`v${version}`)).toEqual({ type: 'newest' });
  });

  it('takes nothing for a version that is none, and makes no address of it', async () => {
    expect(await tagged('v2.0.0-rc.1')).toEqual({ type: 'newest' });
    expect(await tagged('v9.0.0/../../elsewhere')).toEqual({ type: 'newest' });
  });

  it('believes nobody else, and says so where nobody answers', async () => {
    const unreachable = { type: 'unreachable' };
    for (const told of [{}, [], null, 'v9.0.0', { tag_name: 9 }])
      expect(await lookingAt(told)).toEqual(unreachable);
    expect(await lookingAt({ tag_name: 'v9.0.0' }, false)).toEqual(unreachable);
    const noJson = { ok: true, json: () => Promise.reject(new SyntaxError('a page to log in')) };
    expect(await checkForRelease(RELEASES, '1.9.0', () => Promise.resolve(noJson))).toEqual(unreachable);
    const offline = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'));
    expect(await checkForRelease(RELEASES, '1.9.0', offline)).toEqual(unreachable);
  });
});
