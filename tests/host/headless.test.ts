import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../electron/host/storage/folder-lock.ts';
import { buildFixture } from '../helpers/electron/fixture/build.ts';
import { loopbackOnly } from '../helpers/electron/launch.ts';
import { eventually } from '../helpers/eventually.ts';

let folder = '';
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
  const child = spawn(process.execPath, [join(folder, 'out/main/headless.js'), ...args], {
    env: { ...process.env, ...loopbackOnly(), FIXTURE_HOST_LOG: log },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (printed.out += String(chunk)));
  child.stderr.on('data', (chunk) => (printed.err += String(chunk)));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, printed, ended, log: () => readFileSync(log, 'utf8') };
}

describe('the headless host as a program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its links and closes in good order on %s',
    async (signal) => {
      const host = run('--data', '/data', '--port', '0');
      await eventually(() => expect(host.printed.out).toContain('Ctrl-C ends the host'));
      expect(host.printed.out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/#owner=[0-9a-f]{32}/);
      expect(host.printed.out).toMatch(/http:\/\/192\.168\.7\.20:\d+\//);
      host.child.kill(signal);
      expect(await host.ended).toEqual({ code: 0, signal: null });
      expect(host.log()).toMatch(/^start network \/data\n/);
      expect(host.log()).toContain('closed the host');
      expect(host.printed.err).toBe('');
    },
  );

  it('sets up the table asked for and seats bots that a newcomer may meet at the last seats, as the owner', async () => {
    const host = run(
      ...'--game money --seats 4 --bots 2 --name Kitchen --pin 123456 --port 0 --local'.split(' '),
    );
    await eventually(() => expect(host.printed.out).toContain('Ctrl-C ends the host'));
    host.child.kill('SIGTERM');
    await host.ended;
    const lines = host.log().split('\n');
    const setup = {
      title: 'Kitchen',
      game: 'money',
      options: {},
      seatCount: 4,
      graceSeconds: 60,
      reach: 'local',
    };
    expect(lines).toContain(`table ${JSON.stringify(setup)} 123456`);
    expect(lines).toContain('connection /ws/0123456789abcdef origin none');
    const messages = lines
      .filter((line) => line.startsWith('message '))
      .map((line) => JSON.parse(line.slice(8)));
    const proof = expect.stringMatching(/^(?!0123456789abcdef0123456789abcdef)[0-9a-f]{32}$/) as unknown;
    expect(messages).toMatchObject([
      { id: 0, type: 'hello', owner: proof },
      { id: 1, type: 'seat-bot', seat: 2, bot: 'beginner' },
      { id: 2, type: 'seat-bot', seat: 3, bot: 'beginner' },
    ]);
  });

  it('refuses a wrong command line in one line, with exit code 2, before it starts anything', async () => {
    const host = run('--game', 'money', '--seats', '9');
    expect(await host.ended).toEqual({ code: 2, signal: null });
    expect(host.printed).toEqual({ out: '', err: '--seats 9: money has 3 to 5 seats.\n' });
    expect(host.log).toThrow('ENOENT');
  });
});

describe('npm run host', () => {
  let real = '';
  let data = '';
  const started: (() => void)[] = [];
  beforeAll(async () => {
    real = await buildFixture('real');
  });
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'auction-night-data-'));
  });
  afterEach(() => {
    for (const end of started.splice(0)) end();
    rmSync(data, { recursive: true, force: true });
  });
  afterAll(() => rmSync(real, { recursive: true, force: true }));

  /** As a terminal runs it: npm, its shell, Node. */
  function runByNpm(...args: string[]) {
    const child = spawn('npm', ['run', '--silent', 'host', '--', '--port', '0', '--local', ...args], {
      cwd: real,
      env: { ...process.env, ...loopbackOnly() },
      detached: true, // a process group of their own, as in a terminal
    });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (printed.out += String(chunk)));
    child.stderr.on('data', (chunk) => (printed.err += String(chunk)));
    // The pipes are closed when the last process that has them is gone, npm or not
    const ended = new Promise((resolve) => child.on('close', resolve));
    started.push(() => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // all of them have ended
      }
    });
    return { child, printed, ended };
  }
  const log = (): string => readFileSync(join(data, 'log/host.log'), 'utf8');
  const locks = (): string[] => readdirSync(data).filter((name) => name.endsWith('.socket'));

  it('says that the port it was to have is taken', async () => {
    const other = createServer().listen(0);
    started.push(() => other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { printed } = runByNpm('--data', data, '--port', String(port));
    await eventually(() => expect(printed.out).toContain('Ctrl-C ends the host'));
    const used = /127\.0\.0\.1:(\d+)/.exec(printed.out)?.[1];
    expect(printed.out).toContain(
      `Port ${port} is taken or forbidden here; the host has port ${used} instead.\n`,
    );
  });

  it.each([
    ['SIGINT', 'everybody in the terminal'],
    ['SIGTERM', 'npm alone'],
    ['SIGHUP', 'npm alone'],
    ['SIGTERM', 'the host alone'],
  ] as const)('ends with its host on %s to %s, and leaves no lock', async (signal, whom) => {
    const { child, printed, ended } = runByNpm('--data', data);
    await eventually(() => expect(printed.out).toContain('Ctrl-C ends the host'));
    expect(locks()).toHaveLength(1);
    const npm = child.pid ?? 0;
    if (whom === 'npm alone') process.kill(npm, signal);
    else if (whom === 'the host alone') {
      await eventually(() => expect(log()).toContain('(process '));
      process.kill(Number(/process (\d+)/.exec(log())?.[1]), signal);
    } else process.kill(-npm, signal);
    await ended;
    expect(locks()).toEqual([]);
    expect(log()).toContain('the host has ended');
  });

  it('says in one line that a folder cannot be used, or is used already, and ends with exit code 1', async () => {
    const file = join(data, 'file');
    writeFileSync(file, '');
    const refused = runByNpm('--data', file);
    expect(await refused.ended).toBe(1);
    const reason = 'there is a file of that name. Start with another folder: --data FOLDER';
    expect(refused.printed).toEqual({ out: '', err: `The folder ${file} cannot be used: ${reason}\n` });
    const letGo = await lockFolder(data);
    const second = runByNpm('--data', data);
    expect(await second.ended).toBe(1);
    expect(second.printed.err).toMatch(
      /^Auction Night is already running with the folder .*--data FOLDER\n$/,
    );
    await letGo();
  });
});
