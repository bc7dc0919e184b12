import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { createStartProject, filesIn, type StartProject, type StartRun } from '../helpers/start-project.ts';

/** Milliseconds of silence that are borne here. */
const SILENCE = 4_000;

let project: StartProject;
const servers: Server[] = [];
beforeEach(async () => {
  project = await createStartProject();
});
afterEach(async () => {
  await close();
  project.remove();
});

async function close(): Promise<void> {
  for (const server of servers.splice(0)) {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that answers so, as the environment names it. */
async function mirror(
  answer: (response: ServerResponse) => void,
): Promise<{ readonly ELECTRON_MIRROR: string }> {
  const host = await listen(createServer((_request, response) => answer(response)));
  return { ELECTRON_MIRROR: `http://${host}/` };
}

/** What `fetchElectron` resolves with, without what stands in every answer; and what was printed. */
async function fetchElectron(env: NodeJS.ProcessEnv, silence = SILENCE) {
  const script = `
    import { fetchElectron } from './build/fetch-electron.mjs';
    console.log('REASON ' + await fetchElectron(${silence}));`;
  const { output } = await project.node(['--input-type=module', '-e', script], env).ended;
  const [printed = '', reason = ''] = output.trim().split('REASON ');
  if (reason === 'undefined') return { printed };
  expect(reason).toMatch(/^Electron could not be fetched: [^]*\nThe next start tries it again\.$/);
  return {
    printed,
    reason: reason.slice(
      'Electron could not be fetched: '.length,
      -'\nThe next start tries it again.'.length,
    ),
  };
}

const half = (): Buffer => project.zip.subarray(0, project.zip.length / 2);

/** Sends the download in so many parts, one every 200 ms; `last` of them, then nothing more. */
function sendSlowly(response: ServerResponse, parts: number, last = parts): void {
  const { zip } = project;
  response.writeHead(200, { 'content-length': zip.length });
  let sent = 0;
  const timer = setInterval(() => {
    const from = Math.floor((zip.length * sent) / parts);
    sent += 1;
    response.write(zip.subarray(from, Math.floor((zip.length * sent) / parts)));
    if (sent < last) return;
    clearInterval(timer);
    if (sent === parts) response.end();
  }, 200);
  response.on('close', () => clearInterval(timer));
}

describe('the download of Electron', () => {
  afterEach(() => expect(filesIn(project.download)).toEqual([]));

  it('may take far longer than it may be silent, and says how far it is', async () => {
    const env = await mirror((response) => sendSlowly(response, (2 * SILENCE) / 200));
    const { printed, reason } = await fetchElectron(env);
    expect(reason).toBeUndefined();
    const [first, ...lines] = printed.trim().split('\n');
    expect(first).toMatch(/^Fetching Electron \d+\.\d+\.\d+ \(about 110 MB\), once …$/);
    const percents = lines.map((line) =>
      Number(/^ {2}(\d+) %, [\d.]+ of [\d.]+ MB, [\d.]+ [kM]B\/s$/.exec(line)?.[1]),
    );
    const tenths = percents.map((percent) => Math.floor(percent / 10));
    expect(tenths.length).toBeGreaterThan(2);
    expect(tenths).toEqual([...new Set(tenths)].sort((one, other) => one - other)); // NaN would be a line of another kind
    expect(percents.at(-1)).toBe(100);
    expect((await project.start().ended).output).toBe('WINDOW {"args":[]}\n');
  });

  it('is drawn on one line of a terminal', async (context) => {
    requireOrSkip(context, process.platform === 'linux' ? undefined : 'only Linux has this `script`');
    const env = await mirror((response) => sendSlowly(response, 10));
    const fetch = `import('./build/fetch-electron.mjs').then((module) => module.fetchElectron())`;
    const inTerminal = ['script', '--quiet', '--return', '--command', `"$NODE" -e "${fetch}"`, '/dev/null'];
    const { output } = await project.run(inTerminal, { ...env, NODE: process.execPath }).ended;
    const [, line = '', ...others] = output.trimEnd().split('\n');
    expect(others).toEqual([]);
    const drawings = line.split('\u001b[1G\u001b[0K');
    expect(drawings.length).toBeGreaterThan(2);
    for (const drawing of drawings.slice(1))
      expect(drawing).toMatch(/^ {2}\d+ %, [\d.]+ of [\d.]+ MB, .*B\/s\s*$/);
    expect(drawings.at(-1)).toContain('100 %');
  });

  it('is kept for the next installation', async () => {
    let asked = 0;
    const env = await mirror((response) => {
      asked += 1;
      response.end(project.zip);
    });
    expect((await fetchElectron(env)).reason).toBeUndefined();
    project.removeElectron();
    expect((await fetchElectron(env)).reason).toBeUndefined();
    expect(asked).toBe(1);
  });

  it('ends without a window, but with the host, where it fails', async () => {
    const { output } = await project.start([], await mirror((response) => response.writeHead(503).end()))
      .ended;
    expect(output).toMatch(
      /^Fetching .*\nNo desktop window: Electron could not be fetched: 127\.0\.0\.1:\d+ refused with 503\n {2}Another server /,
    );
    expect(output.trim().split('\n').at(-1)).toBe('HOST []');
  });

  it('is given up where nothing answers', async () => {
    const { reason } = await fetchElectron(await mirror(() => undefined), 500);
    expect(reason).toMatch(/^nothing came from 127\.0\.0\.1:\d+ for 0\.5 s\nIs this computer online\?/);
  });

  it('is given up where nothing more comes', async () => {
    const { reason } = await fetchElectron(await mirror((response) => sendSlowly(response, 10, 5)), 2_000);
    expect(reason).toMatch(
      /^nothing more came from .* for 2 s, after [\d.]+ of [\d.]+ MB\n.*another network/,
    );
  });

  it('is given up where the connection breaks off', async () => {
    const env = await mirror((response) => {
      response.writeHead(200, { 'content-length': project.zip.length });
      response.write(half(), () => response.destroy());
    });
    const { reason } = await fetchElectron(env);
    expect(reason).toMatch(/^the connection to .* broke off, after [\d.]+ of [\d.]+ MB\n.*another network/);
  });

  it('is not taken for Electron where something else came', async () => {
    const page = Buffer.from('<title>Log in to the network of this hotel</title>');
    const { reason } = await fetchElectron(await mirror((response) => response.end(page)));
    expect(reason).toMatch(/^what came is not this version of Electron, by its checksum\n/);
  });

  it('names what the server does not have', async () => {
    const { reason } = await fetchElectron(await mirror((response) => response.writeHead(404).end()));
    expect(reason).toMatch(/^127\.0\.0\.1:\d+ does not have this version of Electron \(404\)\n/);
  });

  it('names a server of which no address is known, and what may be missing', async () => {
    const { reason } = await fetchElectron({ ELECTRON_MIRROR: 'http://mirror.invalid/' });
    expect(reason).toMatch(
      /^no address is known for mirror\.invalid \(\w+\)\nIs this computer online\? .*HTTPS_PROXY/,
    );
  });

  it('names a server that cannot be reached', async () => {
    const host = await listen(createServer());
    await close();
    const { reason } = await fetchElectron({ ELECTRON_MIRROR: `http://${host}/` });
    expect(reason).toBe(`${host} cannot be reached (ECONNREFUSED)\n${reason?.split('\n')[1]}`);
  });

  describe('through a proxy', () => {
    /** A proxy that answers so to whoever wants to be connected through it. */
    async function proxy(answer: (socket: Duplex) => void): Promise<string> {
      const server = createServer();
      server.on('connect', (_request, socket) => answer(socket));
      return listen(server);
    }

    it.each(['HTTPS_PROXY', 'https_proxy', 'npm_config_https_proxy'])(
      'that wants a password (%s), says so and shows none',
      async (variable) => {
        const host = await proxy((socket) =>
          socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
        );
        const { reason } = await fetchElectron({
          ELECTRON_MIRROR: 'https://mirror.invalid/',
          [variable]: `http://me:secret@${host}`,
        });
        expect(reason).toMatch(
          new RegExp(`^the proxy ${host} asks for a name and a password, .*\\(407\\)\\nHTTPS_PROXY`),
        );
        expect(reason).not.toContain('secret');
      },
    );

    it('that refuses says so', async () => {
      const host = await proxy((socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
      const { reason } = await fetchElectron({
        ELECTRON_MIRROR: 'https://mirror.invalid/',
        HTTPS_PROXY: `http://${host}`,
      });
      expect(reason).toMatch(`mirror.invalid, or the proxy ${host}, refused with 403\n`);
    });

    it('that is not there says so', async () => {
      const host = await listen(createServer());
      await close();
      const { reason } = await fetchElectron({
        ELECTRON_MIRROR: 'https://mirror.invalid/',
        HTTPS_PROXY: `http://${host}`,
      });
      expect(reason).toMatch(`mirror.invalid through the proxy ${host} cannot be reached (ECONNREFUSED)\n`);
    });

    it.each(['HTTP_PROXY', 'npm_config_proxy'])('comes, with or without a scheme (%s)', async (variable) => {
      const { ELECTRON_MIRROR } = await mirror((response) => response.end(project.zip));
      const port = Number(new URL(ELECTRON_MIRROR).port);
      const host = await proxy((socket) => {
        const there = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
        socket.pipe(there).pipe(socket);
      });
      const { reason } = await fetchElectron({ ELECTRON_MIRROR: 'http://mirror.invalid/', [variable]: host });
      expect(reason).toBeUndefined();
    });
  });

  it('names a system for which there is no Electron', async () => {
    const { reason } = await fetchElectron({ ELECTRON_INSTALL_PLATFORM: 'haiku' });
    expect(reason).toBe('Electron builds are not available on platform: haiku');
  });

  it('names a server whose address is none', async () => {
    const { reason } = await fetchElectron({ ELECTRON_MIRROR: 'mirror' });
    expect(reason).toMatch(/^ELECTRON_MIRROR is no address\n/);
  });

  it.each([
    ["ENOSPC: no space left on device, copyfile '/a' -> '/b'", /^the disk is full\n.*500 MB/],
    ["failed to write '/dist/electron': No space left on device (os error 28)", /^the disk is full\n/],
    ["EACCES: permission denied, mkdir '/cache'", /^\/cache may not be written\n/],
    [
      "failed to write '/dist/electron': Permission denied (os error 13)",
      /^\/dist\/electron may not be written\n/,
    ],
    ['something else', /^something else$/],
  ])('says of what the installer says, %s, what it means', async (text, meaning) => {
    const installer = `console.error(new Error(${JSON.stringify(text)}).stack); process.exit(1);`;
    writeFileSync(join(dirname(project.download), 'install.js'), installer);
    expect((await fetchElectron({})).reason).toMatch(meaning);
  });

  it('names a folder of somebody else', async (context) => {
    requireOrSkip(context, process.platform === 'win32' ? 'Windows has no such modes' : undefined);
    chmodSync(dirname(project.download), 0o555);
    const { output } = await project.start().ended;
    chmodSync(dirname(project.download), 0o755);
    expect(output).toContain(
      `${project.download} may not be written\n  The folder may belong to another user`,
    );
    expect(output.trim().split('\n').at(-1)).toBe('HOST []');
  });
});

describe.runIf(process.platform !== 'win32')('a download that is ended', () => {
  const started = async (): Promise<StartRun> => {
    const run = project.start([], await mirror((response) => sendSlowly(response, 1_000)));
    await until(() => filesIn(project.download).length > 0);
    return run;
  };

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s leaves nothing, and starts nothing',
    async (signal) => {
      const { child, ended } = await started();
      child.kill(signal);
      const { output, code } = await ended; // with all of its programs: the installer writes to the same pipe
      expect(code).toBe(128 + constants.signals[signal]);
      expect(output).not.toContain('HOST');
      expect(existsSync(project.download)).toBe(false);
    },
  );

  it('by a kill in the middle of unpacking is unpacked again', async () => {
    mkdirSync(join(dirname(project.download), 'dist'));
    writeFileSync(join(dirname(project.download), 'dist/electron'), 'half of it');
    expect(
      (await fetchElectron(await mirror((response) => response.end(project.zip)))).reason,
    ).toBeUndefined();
    expect((await project.start().ended).output).toBe('WINDOW {"args":[]}\n');
  });

  it('by a kill is cleared away by the next start', async () => {
    const { child } = await started();
    child.kill('SIGKILL');
    expect(filesIn(project.download)).not.toEqual([]);
    expect(
      (await fetchElectron(await mirror((response) => response.end(project.zip)))).reason,
    ).toBeUndefined();
    expect(existsSync(project.download)).toBe(false);
  });
});
