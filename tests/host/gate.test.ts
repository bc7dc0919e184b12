import { request, type IncomingHttpHeaders } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { hostname } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { namesOfComputer, passGate } from '../../electron/host/http/gate.ts';
import { deviceOf, peerOf } from '../../electron/host/http/peer.ts';
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
  const own = { port: 47474, names: ['an-0123456789abcdef.local', ...namesOfComputer('My-PC')] };
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
    [200, ['Host', 'my-pc:47474', 'Origin', 'http://my-pc:47474']],
    [200, ['Host', 'MY-PC.fritz.box:47474', 'Origin', 'http://my-pc.fritz.box:47474']],
    [200, ['Host', 'my-pc.fritz.box.:47474', 'Origin', 'http://my-pc.fritz.box.:47474']],
    [403, ['Host', 'my-pc:47474', 'Origin', 'http://my-pc.evil.example:47474']],
    [403, ['Host', 'my-pc:47474', 'Origin', 'http://192.168.1.5:47474']],
    [421, ['Host', 'my-pc']],
    [421, ['Host', 'my-pc:47475']],
    [421, ['Host', 'my-pc.evil.example:47474', 'Origin', 'http://my-pc.evil.example:47474']],
    [421, ['Host', 'evil.my-pc:47474']],
    [421, ['Host', 'evil.my-pc.local:47474']],
    [421, ['Host', 'my-pc.local.evil.example:47474']],
    [421, ['Host', 'other-pc.local:47474']],
    [421, ['Host', 'my-pc.box:47474']],
    [421, ['Host', 'my-pc.myfritz.net:47474']],
    [421, ['Host', 'fritz.box:47474']],
    [421, ['Host', 'local:47474']],
    [421, ['Host', '[::ffff:192.168.1.6]:47474']],
    [421, ['Host', '[192.168.1.5]:47474 evil']],
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
    expect(pass(['Host', 'localhost:47474'], '::ffff:127.0.0.1')).toBe(200);
    expect(pass(['Host', 'localhost:47474'], '::1')).toBe(200);
  });

  it.each([
    [200, '192.168.1.5:47474', '::ffff:192.168.1.5'],
    [200, '[fd12::1]:47474', 'fd12::1'],
    [200, '[FD12:0:0::1]:47474', 'fd12::1'],
    [200, '[fe80::1]:47474', 'fe80::1%eth0'],
    [200, '[fe80::1%en1]:47474', 'fe80::1%eth0'],
    [421, '[fd12::2]:47474', 'fd12::1'],
    [421, '[fd12::1]', 'fd12::1'],
    [421, 'fd12::1:47474', 'fd12::1'],
    [421, '[fe80::1%en1; script-src *]:47474', 'fe80::1%eth0'],
  ])('answers %i to %s at %s', (status, host, localAddress) => {
    expect(pass(['Host', host], localAddress)).toBe(status);
  });

  it('knows the names that a network at home gives, and none that anybody could have', () => {
    const names = namesOfComputer('My-PC');
    expect(names).toEqual(
      expect.arrayContaining(['my-pc', 'my-pc.local', 'my-pc.fritz.box', 'my-pc.home.arpa']),
    );
    expect(namesOfComputer('Annas-Mac.local')).toEqual(
      expect.arrayContaining(['annas-mac', 'annas-mac.lan']),
    );
    expect(namesOfComputer('pc7.campus.example.')).toEqual(
      expect.arrayContaining(['pc7.campus.example', 'pc7']),
    );
    expect(namesOfComputer('Küche')).toContain('xn--kche-0ra.local');
    for (const none of ['', 'localhost', 'localhost.localdomain', '192.168.1.5'])
      expect(namesOfComputer(none)).toEqual([]);
    // Top-level domains of the internet in which anybody can have a name: none may end one of these
    const suffixes = names.filter((name) => name.includes('.')).map((name) => name.slice('my-pc.'.length));
    expect(
      suffixes.filter((suffix) => /(^|\.)(box|com|net|org|de|at|ch|nl|it|io|dev|app|zip)$/.test(suffix)),
    ).toEqual(['fritz.box']);
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
  });

  it.each([
    ...['/TV', '/tv/', '/Tv//', '/%20tv', '/tv%20', '/tv.', '/tv,', '//tv', '/TV?x=1'].map((path) => [
      path,
      '/#/tv',
    ]),
    ...['//', '/%20', '/INDEX.html', '/index.html/'].map((path) => [path, '/']),
    ['/table/0123456789ABCDEF', '/#/table/0123456789abcdef'],
    ['/tv/0123456789abcdef/', '/#/tv/0123456789abcdef'],
  ])('is found where somebody types %s', async (path = '', to) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, to]);
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

  it('sends what the build has compressed as it is, and only in the place of its program', async () => {
    const { body } = await get('/assets/dense-abc123.js', { 'Accept-Encoding': 'gzip' });
    expect(body.equals(gzipSync('/* dense */', { level: 0 }))).toBe(true);
    expect((await get('/assets/dense-abc123.js')).body.toString()).toBe('/* dense */');
    expect((await get('/assets/dense-abc123.js.gz')).status).toBe(404);
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

  it.each([
    ['en', 'There’s no page at this address.', 'eo, en;q=0.5'],
    ['de', 'Unter dieser Adresse gibt es keine Seite.', 'de-AT,de;q=0.9,en;q=0.8'],
    ['nl', 'Op dit adres is geen pagina.', 'en;q=0.3, nl;q=0.7'],
    ['it', 'A questo indirizzo non c’è nessuna pagina.', 'IT'],
    ['en', 'There’s no page at this address.', 'xx;q=a, ;;,'],
  ])('says in %s that there is nothing, and leads to the start', async (language, sentence, wished) => {
    const { status, headers, body } = await get('/nowhere', {
      Accept: 'text/html',
      'Accept-Language': wished,
    });
    const html = body.toString();
    expect(status).toBe(404);
    expect(html).toContain(sentence);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain('<script');
    expect(headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-store' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
    expect(policy).toContain("connect-src 'none'");
  });

  it('says at a foreign name where it is, and nothing of what was asked', async () => {
    const { port } = running.host;
    for (const [path, link] of [
      ['/', `http://127.0.0.1:${port}/`],
      ['/TV', `http://127.0.0.1:${port}/tv`],
      ['/"><script>', `http://127.0.0.1:${port}/`],
    ] as const) {
      const asked = { Host: `kitchen.example;x:${port}`, Accept: 'text/html', 'Accept-Language': 'de' };
      const { status, headers, body } = await get(encodeURI(path), asked);
      expect(status).toBe(421);
      expect(body.toString()).toContain(`<a href="${link}">`);
      expect(body.toString()).toContain('unter einer anderen Adresse');
      expect(`${body.toString()} ${JSON.stringify(headers)}`).not.toMatch(/kitchen|<script/);
    }
    const foreign = await get('/', { Origin: 'http://evil.example', Accept: 'text/html' });
    expect([foreign.status, foreign.body.toString().includes(`http://127.0.0.1:${port}/`)]).toEqual([
      403,
      true,
    ]);
    expect(JSON.stringify(foreign.headers)).not.toContain('evil');
    // Programs are told with the number alone
    const program = await get('/health', { Host: `kitchen.example:${port}`, Accept: 'application/json' });
    expect([program.status, program.body.length]).toEqual([421, 0]);
  });

  it('opens by the name of this computer', async () => {
    const { port } = running.host;
    const first = hostname().split('.')[0]?.toLowerCase() ?? '';
    for (const name of [first, `${first}.fritz.box`, `${first}.local`, `${first}.home.arpa`])
      expect((await get('/', { Host: `${name}:${port}`, Origin: `http://${name}:${port}` })).status).toBe(
        200,
      );
    expect((await get('/', { Host: `${first}.evil.example:${port}` })).status).toBe(421);
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

describe('who is at the other end', () => {
  it('is the same device, by whatever socket it comes', () => {
    const mapped = peerOf({ remoteAddress: '::ffff:192.168.1.7', localAddress: '::ffff:192.168.1.5' });
    const plain = peerOf({ remoteAddress: '192.168.1.7', localAddress: '192.168.1.5' });
    expect(mapped).toEqual(plain);
    expect(mapped).toMatchObject({ device: '192.168.1.7', isLoopback: false });
    expect(peerOf({ remoteAddress: '::ffff:127.0.0.1' }).isLoopback).toBe(true);
    expect(peerOf({ remoteAddress: '::1' }).isLoopback).toBe(true);
    expect(peerOf({}).isLoopback).toBe(false);
  });

  it.each([
    ['192.168.1.7', '192.168.1.5', '192.168.1.7'],
    // In the network of the host each address is a device: all guests share these 64 bits
    ['fd12::7', 'fd12::5', 'fd12::7'],
    ['2001:db8:1:2:aaaa::7', '2001:db8:1:2::5', '2001:db8:1:2:aaaa::7'],
    ['fe80::7%eth0', 'fe80::5%eth0', 'fe80::7%eth0'],
    ['::1', '::1', '::1'],
    // From elsewhere a device has as many addresses as it likes
    ['2001:db8:1:3::7', '2001:db8:1:2::5', '2001:db8:1:3::/64'],
    ['2001:db8:1:3:ffff:ffff:ffff:ffff', '2001:db8:1:2::5', '2001:db8:1:3::/64'],
  ])('%s at %s is counted as %s', (remote, local, device) => {
    expect(deviceOf(remote, local)).toBe(device);
  });
});
