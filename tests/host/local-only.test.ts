import { afterEach, expect, it, vi } from 'vitest';
import { connect, join } from '../helpers/host-client.ts';
import { openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await running?.dispose();
});

const NO_NETWORK = { code: 'no-network' };

it('a host for this computer alone opens no table to the network, and says so', async () => {
  const { host } = (running = await testHost({ reach: 'local-only' }));
  const table = await openTestTable(host);
  expect(await host.createTable(setup({ reach: 'network' }))).toEqual({ ok: false, error: NO_NETWORK });
  const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
  expect(await owner.refused({ type: 'create-table', setup: setup({ reach: 'network' }) })).toEqual(
    NO_NETWORK,
  );
  const there = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
  expect(await there.refused({ type: 'configure', setup: setup({ reach: 'network' }) })).toEqual(NO_NETWORK);
  const shown = await owner.untilHost((frame) => frame.tables.length === 1);
  expect(shown.owner).toEqual({
    reachable: [],
    discovery: 'off',
    nearby: [],
    problems: [],
    isLocalOnly: true,
  });
  await expect(host.openToNetwork()).rejects.toThrow('this computer alone');
  await expect(connect(host.port, '/ws', {}, '127.0.0.2')).rejects.toThrow('ECONNREFUSED');
});

it('it keeps to itself even where a table was open to the network before', async () => {
  vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1'); // a network table stays on this computer
  const before = await testHost({ reach: 'local' });
  await openTestTable(before.host, { reach: 'network' });
  await before.stop();
  vi.unstubAllEnvs(); // the network is all addresses again, if anybody asks for it
  running = await testHost({ reach: 'local-only', dataDir: before.folder });
  const { host, log } = running;
  await expect(connect(host.port, '/ws', {}, '127.0.0.2')).rejects.toThrow('ECONNREFUSED');
  expect(log).toContain('not open to the network: it was started for this computer alone');
  const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
  expect(await owner.untilHost((frame) => frame.tables.length === 1)).toMatchObject({
    owner: { reachable: [] },
  });
});
