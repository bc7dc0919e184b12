import { describe, expect, it, vi } from 'vitest';
import { lookForRelease, type Ask } from '../../electron/main/releases.ts';

const RELEASES = 'https://example.com/auction/night/releases';

/** What comes of an answer under that address. */
const lookingAt = (url: string, ok = true) =>
  lookForRelease(RELEASES, '1.9.0', () => Promise.resolve({ ok, url }));

describe('looking for a newer release', () => {
  it('asks for the newest one alone, without reading anything', async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve({ ok: true, url: RELEASES }));
    await lookForRelease(RELEASES, '1.9.0', ask);
    expect(ask.mock.calls).toEqual([
      [`${RELEASES}/latest`, { method: 'HEAD', signal: expect.any(AbortSignal) }],
    ]);
  });

  it.each(['1.9.1', '1.10.0', '2.0.0', '10.0.0'])('finds %s newer than 1.9.0', async (version) => {
    const page = `${RELEASES}/tag/v${version}`;
    expect(await lookingAt(page)).toEqual({ type: 'newer', version, page });
  });

  it.each(['1.9.0', '1.8.9', '0.10.0'])('finds %s no newer than 1.9.0', async (version) => {
    expect(await lookingAt(`${RELEASES}/tag/v${version}`)).toEqual({ type: 'newest' });
  });

  it('finds nothing where nothing is released yet, or what is no version', async () => {
    expect(await lookingAt(RELEASES)).toEqual({ type: 'newest' });
    expect(await lookingAt(`${RELEASES}/tag/v2.0.0-rc.1`)).toEqual({ type: 'newest' });
  });

  it('believes nobody else, and says so where nobody answers', async () => {
    const others = ['https://portal.example/login?to=releases', 'https://example.com/tag/v9.0.0'];
    for (const url of others) expect(await lookingAt(url)).toEqual({ type: 'unreachable' });
    expect(await lookingAt(`${RELEASES}/tag/v9.0.0`, false)).toEqual({ type: 'unreachable' });
    const offline = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'));
    expect(await lookForRelease(RELEASES, '1.9.0', offline)).toEqual({ type: 'unreachable' });
  });
});
