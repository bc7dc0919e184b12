import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('sets up the table asked for and seats steady bots at the last seats, as the owner', async () => {
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
      reach: 'local',
      graceSeconds: 60,
    };
    expect(lines).toContain(`table ${JSON.stringify(setup)} 123456`);
    expect(lines).toContain('connection /ws/0123456789abcdef origin none');
    const messages = lines
      .filter((line) => line.startsWith('message '))
      .map((line) => JSON.parse(line.slice(8)));
    expect(messages).toMatchObject([
      { id: 0, type: 'hello', owner: '0123456789abcdef0123456789abcdef' },
      { id: 1, type: 'seat-bot', seat: 2, bot: 'steady' },
      { id: 2, type: 'seat-bot', seat: 3, bot: 'steady' },
    ]);
  });

  it('refuses a wrong command line in one line, with exit code 2, before it starts anything', async () => {
    const host = run('--game', 'money', '--seats', '9');
    expect(await host.ended).toEqual({ code: 2, signal: null });
    expect(host.printed).toEqual({ out: '', err: '--seats 9: money has 3 to 5 seats.\n' });
    expect(host.log).toThrow('ENOENT');
  });
});
