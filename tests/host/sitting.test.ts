import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { readJournal } from '../../electron/host/journal/reading.ts';
import { join as joinTable, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost;
let table: TableId;
let owner: HostClient;
beforeEach(async () => {
  running = await testHost();
  table = await openTestTable(running.host);
  owner = await comes({ owner: running.host.ownerSecret });
  await owner.ask({ type: 'sit', token: newToken(), name: 'Ada' });
});
afterEach(() => running.dispose());

const comes = (more = {}): Promise<HostClient> => joinTable(running.host.port, `/ws/${table}`, more);
const sitReady = (name: string, token = newToken()): Body => ({ type: 'sit', token, name, ready: true });
const readyAt = (client: HostClient, index: number, ready: boolean) =>
  client.untilTable(({ table: now }) => {
    const who = now.seats[index];
    return who?.type === 'person' && who.ready === ready;
  });

it('may be ready in the same step, also when the answer was lost, and not ready again', async () => {
  const ben = await comes();
  const sit = sitReady('Ben');
  expect(await ben.ask(sit)).toEqual({ seat: 1 });
  await readyAt(owner, 1, true);
  await ben.ask({ type: 'ready', seat: seat(1), ready: false });
  await readyAt(owner, 1, false);
  expect(await ben.ask(sit)).toEqual({ seat: 1 });
  await ben.ask({ type: 'rename', seat: seat(1), name: 'Benno', colour: 3 });
  await readyAt(owner, 1, false);
});

it('is written as one change: who sits there after a crash is ready', async () => {
  const token = newToken();
  await (await comes()).ask(sitReady('Ben', token));
  const reading = readJournal(await readFile(join(running.folder, 'tables', `${table}.journal`)));
  if (reading.type !== 'readable') throw new Error(reading.type);
  expect(reading.lines.slice(-2).map(({ entry }) => entry)).toMatchObject([
    { type: 'joined', name: 'Ben' },
    { type: 'readied', seat: 1, ready: true },
  ]);
  await running.stop();
  running = await testHost({ dataDir: running.folder });
  await readyAt(await comes({ tokens: [token] }), 1, true);
});

it('is ready once the host has let them sit down', async () => {
  await owner.ask({ type: 'adjust', door: 'ask' });
  const ben = await comes();
  expect(await ben.ask(sitReady('Ben'))).toEqual({ waiting: true });
  await owner.ask({ type: 'answer-knock', knock: 1, yes: true });
  await readyAt(ben, 1, true);
});

it('says again whether ready when the rules change', async () => {
  await (await comes()).ask(sitReady('Ben'));
  await readyAt(owner, 1, true);
  await owner.ask({ type: 'configure', setup: setup({ options: { hands: 1 } }) });
  await readyAt(owner, 1, false);
});

it('takes a seat of the running game the same way', async () => {
  const [ben, cleo] = [await comes(), await comes()];
  await ben.ask(sitReady('Ben'));
  await cleo.ask(sitReady('Cleo'));
  await owner.ask({ type: 'start' });
  await cleo.ask({ type: 'leave', seat: seat(2) });
  await cleo.close();
  expect(await (await comes()).ask(sitReady('Dora'))).toEqual({ seat: 2 });
});
