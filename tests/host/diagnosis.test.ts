import { appendFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import { hostReport } from '../../electron/host/diagnosis.ts';
import { diagnosis } from '../../electron/main/diagnosis.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';

const TITLE = 'Zirben-Stube [2]';
const NAMES = ['Anna-Bella', 'Ben O’Hara', 'Ćleo ^$|*+?./ (7)'];
const PIN = '482913';

/** The file of the log, once its first lines are in it. */
async function logOf(one: TestHost): Promise<string> {
  await one.host.report();
  return joinPath(one.folder, 'log', 'host.log');
}

let host: TestHost;
beforeEach(async () => {
  host = await testHost();
});
afterEach(() => host.dispose());

describe('the report of a host', () => {
  it('holds nothing of people, cards or secrets, wherever they slipped into its log', async () => {
    const table = await openTestTable(host.host, { title: TITLE });
    const guests = await seatGuests(host.host, table, NAMES);
    await guests[0]?.client.ask({ type: 'start' });
    const shown = await guests[0]?.client.untilTable(({ game }) => game !== undefined);
    if (shown === undefined) throw new Error('nobody sits');
    await guests[0]?.client.ask({ type: 'configure', setup: shown.table.setup, pin: PIN });
    const { ownerSecret } = host.host;
    const secrets = [TITLE, ...NAMES, PIN, ownerSecret, ...guests.map(({ token }) => token)];
    secrets.push(
      '192.168.178.20',
      'fe80::1ff:fe23:4567:890a',
      'fd12::1',
      '2001:db8:1:2::',
      'fe80::7%eth0',
      '::1',
      homedir(),
      hostname(),
      'Renate',
    );
    const path = await logOf(host);
    const plant = (text: string): Promise<void> => appendFile(path, `2026-01-31T00:00:00.000Z ${text}\n`);
    for (const secret of secrets.slice(0, -1)) {
      await plant(`a bug with ${secret} in it`);
      await plant(`${secret}: "${secret}", {"said":"${secret}"} (${secret})`);
    }
    await plant(`hand: ${JSON.stringify(shown.game?.view)}`);
    await plant(String.raw`EACCES: open C:\Users\Renate\AppData and /home/Renate/.config, /Users/Renate/x`);
    await plant('RangeError: no seat 9 at run (file:///opt/app.asar/out/main/index.js:10:5)');

    const report = await host.host.report();
    const text = report.join('\n');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('hand: …');
    expect(text).toContain('2026-01-31T00:00:00.000Z a bug with … in it');
    expect(text).toContain('RangeError: no seat 9 at run (file:///opt/app.asar/out/main/index.js:10:5)');
    expect(report).toContain('tables: playing (local) 1');
    expect(report).toContain('problems: none');
  });

  it('has the newest lines of the log, and does without where there are none', async () => {
    const path = await logOf(host);
    await appendFile(path, Array.from({ length: 300 }, (_, line) => `line ${line}\n`).join(''));
    const report = await host.host.report();
    const log = report.slice(report.indexOf('log:') + 1);
    expect([log.length, log[0], log.at(-1)]).toEqual([200, 'line 100', 'line 299']);
  });

  it('counts addresses by their kinds', () => {
    const address = { address: '10.0.0.7', adapter: 'wlan0 of Renate', prefix: 24 };
    const network = {
      system: 'linux',
      port: 47474,
      addresses: [
        { ...address, kind: 'home' },
        { ...address, kind: 'vpn' },
        { ...address, kind: 'home' },
      ],
      listens: 'yes',
      discovery: 'on',
      announced: 1,
      heard: ['10.0.0.7'],
      hearsOthers: true,
      visits: [{ from: '10.0.0.9', at: '10.0.0.7', ago: 5 }],
    } as const;
    const report = hostReport({ network, tables: [], problems: [], log: [] });
    expect(report).toEqual([
      'network: listens yes, port 47474, discovery on, announced 1',
      'hears: itself at 1 addresses, others yes; other devices that came: 1',
      'addresses: home 2, vpn 1',
      'tables: none',
      'problems: none',
      'log:',
    ]);
  });
});

describe('the diagnosis of the app', () => {
  const versions = { ...process.versions, electron: '45.4.1', chrome: '150.0.1' };
  const parts = { appVersion: '1.2.3', language: LANGUAGE_CODES[1] ?? '', versions };

  it('begins with versions, system and language', async () => {
    const text = await diagnosis({ ...parts, report: () => host.host.report() });
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Auction Night 1.2.3, shown in de',
      `Electron 45.4.1, Chromium 150.0.1, Node.js ${process.versions.node}`,
    ]);
    expect(text).toContain('addresses: ');
  });

  it('is there also where the host fails, or is still starting', async () => {
    const text = await diagnosis({ ...parts, report: () => Promise.reject(new Error('Renate')) });
    expect(text).toMatch(/the host gives no report\n$/);
    vi.useFakeTimers();
    const asked = diagnosis({ ...parts, report: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await asked).toBe(text);
  });
});
