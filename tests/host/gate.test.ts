import { request, type IncomingHttpHeaders } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { passGate } from '../../electron/host/http/gate.ts';
import { connect } from '../helpers/host-client.ts';
import { openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost;
beforeAll(async () => {
  running = await testHost();
});
afterAll(() => running.dispose());

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: running.host.port, path, headers, method },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends raw bytes and resolves with everything that comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(running.host.port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('the gate', () => {
  const own = { port: 47474, localNames: ['an-0123456789abcdef.local'] };
  const pass = (headers: readonly string[], localAddress = '192.168.1.5'): number => {
    const outcome = passGate({ rawHeaders: headers, localAddress }, own);
    return outcome.ok ? 200 : outcome.status;
  };

  it.each([
    [200, ['Host', '192.168.1.5:47474']],
    [200, ['host', 'an-0123456789abcdef.local:47474']],
    [200, ['Host', 'AN-0123456789abcdef.LOCAL:47474']],
    [200, ['Host', '192.168.1.5:47474', 'Origin', 'http://192.168.1.5:47474']],
    [421, []],
    [421, ['Host', '192.168.1.5']],
    [421, ['Host', '192.168.1.5:80']],
    [421, ['Host', '192.168.1.6:47474']],
    [421, ['Host', 'localhost:47474']],
    [421, ['Host', 'evil.example:47474', 'Origin', 'http://evil.example:47474']],
    [421, ['Host', '192.168.1.5:47474', 'Host', 'evil.example']],
    [421, ['Host', '192.168.1.5:47474', 'host', '192.168.1.5:47474']],
    [421, ['Host', '192.168.1.5:47474.evil.example']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', 'http://evil.example']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', 'null']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', '']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', 'https://192.168.1.5:47474']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', 'http://192.168.1.5']],
    [403, ['Host', '192.168.1.5:47474', 'Origin', 'http://an-0123456789abcdef.local:47474']],
    [
      403,
      [
        'Host',
        '192.168.1.5:47474',
        'Origin',
        'http://192.168.1.5:47474',
        'Origin',
        'http://192.168.1.5:47474',
      ],
    ],
  ])('answers %i to %j', (status, headers) => {
    expect(pass(headers)).toBe(status);
  });

  it('knows localhost only on this computer', () => {
    expect(pass(['Host', 'localhost:47474'], '127.0.0.1')).toBe(200);
  });

  it('stands before every answer and every handshake', async () => {
    const { port } = running.host;
    expect((await get('/', { Host: `rebound.example:${port}` })).status).toBe(421);
    expect((await get('/health', { Origin: 'http://evil.example' })).status).toBe(403);
    expect(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /);
    const twice = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await raw(twice)).toMatch(/^HTTP\/1.1 4(21|00) |^$/);
    await expect(connect(port, '/ws', { origin: 'http://evil.example' })).rejects.toThrow('403');
    await expect(connect(port, '/ws', { headers: { Host: `rebound.example:${port}` } })).rejects.toThrow(
      '421',
    );
    await expect(connect(port, '/elsewhere')).rejects.toThrow('404');
    const page = await connect(port, '/ws', { origin: `http://127.0.0.1:${port}` });
    await page.close();
  });
});

describe('the page', () => {
  it('comes with a policy that lets it talk to this host alone', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('Auction Night');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${running.host.port};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await get('/', { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  });

  it('leads from the short address for a television to its screen', async () => {
    const { status, headers, body } = await get('/tv');
    expect([status, headers.location, body.length]).toEqual([302, '/#/tv', 0]);
    expect((await get('/tv', { Origin: 'http://evil.example' })).status).toBe(403);
    expect((await get('/tv', {}, 'POST')).status).toBe(405);
    expect((await get('/tv/')).status).toBe(404);
  });

  it('sends its assets compressed and for ever', async () => {
    const plain = await get('/assets/index-abc123.js');
    const zipped = await get('/assets/index-abc123.js', { 'Accept-Encoding': 'br, gzip' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
  });

  it.each([
    '/../host.json',
    '/assets/../../host.json',
    '/%2e%2e/host.json',
    '/..%2fhost.json',
    '/assets/..\\..\\host.json',
    '/host.json',
    '/assets',
    '//etc/passwd',
    '/index.html%00.js',
  ])('leads to nothing outside it: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('takes GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
      expect((await get('/', {}, method)).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('health', () => {
  it('tells of the host, and of a table that is only here only to this computer', async () => {
    const table = await openTestTable(running.host, { title: 'Attic' });
    const host: unknown = JSON.parse((await get('/health')).body.toString());
    expect(host).toEqual({
      app: 'auction-night',
      protocol: PROTOCOL_VERSION,
      appVersion: '0.0.0-test',
      tables: [],
    });
    const one: unknown = JSON.parse((await get(`/health/${table}`)).body.toString());
    expect(one).toEqual({
      app: 'auction-night',
      protocol: PROTOCOL_VERSION,
      appVersion: '0.0.0-test',
      id: table,
      title: 'Attic',
      game: 'money',
      edition: 'goldsieber',
      phase: 'lobby',
      seats: 3,
      taken: 0,
      pin: false,
    });
    expect((await get('/health/0123456789abcdef')).status).toBe(404);
  });
});
