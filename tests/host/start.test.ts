import { chmod, lstat, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Server, type ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { listenFrom } from '../../electron/host/http/listener.ts';
import { until } from '../helpers/eventually.ts';
import { RETRY_TIME } from '../../electron/host/retries.ts';
import { join as joinHost } from '../helpers/host-client.ts';
import { openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await running?.dispose();
  running = undefined;
});

type Refusal = (port: number, address: string) => string | undefined;

/** From now on the system refuses to listen where `codeFor` names an error. */
function refuse(codeFor: Refusal): void {
  const listen = Server.prototype.listen;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...all: unknown[]) {
    const { port, host = '' } = all[0] as ListenOptions;
    const code = port === undefined ? undefined : codeFor(port, host);
    if (code === undefined) return Reflect.apply(listen, this, all) as Server;
    queueMicrotask(() => this.emit('error', Object.assign(new Error(code), { code })));
    return this;
  });
}

it.runIf(process.platform !== 'win32')(
  'a host keeps others from its folder, and follows no links in it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auction-night-open-'));
    const outside = join(folder, 'outside');
    await writeFile(outside, 'of somebody else');
    for (const name of ['tables', 'log']) await mkdir(join(folder, name));
    for (const name of ['', 'tables', 'log']) await chmod(join(folder, name), 0o777);
    for (const name of ['host.json.new', 'log/host.log']) await symlink(outside, join(folder, name));
    running = await testHost({ dataDir: folder });
    const modes = await Promise.all(
      ['', 'tables', 'log', 'host.json'].map(async (name) => (await lstat(join(folder, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o755, 0o700, 0o700, 0o600]);
    await running.stop();
    expect(await readFile(outside, 'utf8')).toBe('of somebody else');
    expect(await readFile(join(folder, 'host.json'), 'utf8')).toContain('ownerSecret');
  },
);

it('a host serves whoever comes as soon as it listens, however slow its disk is', async () => {
  const probe = createServer();
  const port = await listenFrom(probe, '127.0.0.1', 0);
  await new Promise((resolve) => probe.close(resolve));
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let isWaiting = false;
  const disk: Disk = {
    ...systemDisk,
    open: async (path, flags) => {
      const file = await systemDisk.open(path, flags);
      if (!path.endsWith('host.json.new')) return file;
      return { ...file, sync: async () => ((isWaiting = true), await gate, await file.sync()) };
    },
  };
  const starting = testHost({ disk, port });
  await until(() => isWaiting);
  const status = (await fetch(`http://127.0.0.1:${port}/health`)).status;
  release();
  running = await starting;
  expect(running.host.port).toBe(port);
  expect(status).toBe(200);
});

it('a host takes any port where a hundred in a row are forbidden', async () => {
  refuse((port) => (port === 0 ? undefined : 'EACCES'));
  running = await testHost({ port: 47_474 });
  expect((await fetch(`http://127.0.0.1:${running.host.port}/health`)).status).toBe(200);
});

it.each([65_500, 65_535])('a host takes any port where all from %i on are taken', async (port) => {
  refuse((one) => (one === 0 ? undefined : 'EADDRINUSE'));
  running = await testHost({ port });
  expect(running.host.port).toBeGreaterThan(0);
});

it('a host whose network is refused plays on this computer, says so, and no more once it is open', async () => {
  let isRefused = true;
  refuse((_port, address) => (isRefused && address !== '127.0.0.1' ? 'EADDRNOTAVAIL' : undefined));
  running = await testHost({ reach: 'network' });
  const { host } = running;
  const owner = await joinHost(host.port, '/ws', { owner: host.ownerSecret });
  const { owner: told } = await owner.untilHost(() => true);
  expect(told).toMatchObject({ problems: [{ type: 'network-refused' }], reachable: [] });
  await expect(host.openToNetwork()).rejects.toThrow('EADDRNOTAVAIL');
  await owner.ask({ type: 'ping' });
  isRefused = false;
  await host.openToNetwork();
  await owner.untilHost((frame) => frame.owner?.problems.length === 0);
});

it('a host whose network is refused opens to it by itself once it may', async () => {
  let isRefused = true;
  let refusals = 0;
  refuse((_port, address) => {
    if (!isRefused || address === '127.0.0.1') return undefined;
    refusals += 1;
    return 'EACCES';
  });
  const clock = manualClock();
  running = await testHost({ reach: 'network', clock, limits: { heartbeat: 1_000_000_000 } });
  const { host } = running;
  const owner = await joinHost(host.port, '/ws', { owner: host.ownerSecret });
  await owner.untilHost((frame) => frame.owner?.problems[0]?.type === 'network-refused');
  const before = refusals;
  clock.advance(RETRY_TIME);
  await until(() => refusals > before);
  await owner.ask({ type: 'ping' }); // whoever is there stays
  isRefused = false;
  clock.advance(RETRY_TIME);
  await owner.untilHost((frame) => frame.owner?.problems.length === 0);
  expect((await fetch(`http://127.0.0.1:${host.port}/health`)).status).toBe(200);
});

it('a host says so where it is refused the network for a table that was open to it before', async () => {
  const clock = manualClock();
  vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1');
  const before = await testHost({ clock });
  await openTestTable(before.host, { reach: 'network' });
  await before.stop();
  vi.unstubAllEnvs();
  let isRefused = true;
  refuse((_port, address) => (isRefused && address !== '127.0.0.1' ? 'EACCES' : undefined));
  running = await testHost({ dataDir: before.folder, clock, limits: { heartbeat: 1_000_000_000 } });
  const { host } = running;
  const owner = await joinHost(host.port, '/ws', { owner: host.ownerSecret });
  await owner.untilHost((frame) => frame.owner?.problems[0]?.type === 'network-refused');
  isRefused = false;
  clock.advance(RETRY_TIME);
  await owner.untilHost((frame) => frame.owner?.problems.length === 0);
});
