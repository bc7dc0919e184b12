import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import {
  HOST_REQUESTS,
  TABLE_REQUESTS,
  type HostRequest,
  type TableRequest,
} from '../../core/protocol/requests.ts';
import type { ExportPart } from '../../core/protocol/archives.ts';
import { commitmentTo } from '../../core/shuffle/commitments.ts';
import type { HousePersonLine } from '../../core/protocol/answers.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { choose, playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { openRecords } from '../helpers/open-records.ts';
import { shufflingDevice } from '../helpers/shuffling-device.ts';

let running: TestHost[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running = [...running.filter((one) => one.folder !== started.folder), started];
  return started;
}

/** Asks, and notes what was accepted. */
const noting =
  (accepted: Set<string>) =>
  async (client: HostClient, body: Body): Promise<unknown> => {
    const value = await client.ask(body);
    accepted.add(body.type);
    return value;
  };

/** Breaks a line in the middle of a table's journal. */
async function damage(folder: string, table: TableId): Promise<void> {
  const path = joinPath(folder, 'tables', `${table}.journal`);
  const lines = (await readFile(path, 'utf8')).split('\n');
  lines[2] = `${lines[2]?.slice(0, 20)}?${lines[2]?.slice(21)}`;
  await writeFile(path, lines.join('\n'));
}

it('every request to the host is accepted from who may make it', async () => {
  const accepted = new Set<HostRequest['type']>();
  const ask = noting(accepted);
  const first = await start();
  const owner = await join(first.host.port, '/ws', { owner: first.host.ownerSecret });
  await ask(owner, { type: 'ping' });
  await ask(owner, { type: 'refresh-nearby' });
  await ask(owner, { type: 'check-network' });
  const lines = (await ask(owner, { type: 'diagnosis' })) as readonly string[];
  expect(lines.join('\n')).toMatch(/^Node\.js .*\nsystem: .*\nnetwork: listens /);
  await ask(owner, { type: 'free-places' });
  const { table } = (await ask(owner, { type: 'create-table', setup: setup() })) as { table: TableId };
  const other = await openTestTable(first.host);
  const guest = await join(first.host.port, `/ws/${table}`);
  for (const name of ['Ada', 'Ben']) await guest.ask({ type: 'sit', token: newToken(), name });
  await (
    await join(first.host.port, `/ws/${other}`, { owner: first.host.ownerSecret })
  ).ask({ type: 'put-away' });
  await ask(owner, { type: 'resume-table', table: other });
  await ask(owner, { type: 'discard-table', table: other });
  await first.stop();
  await damage(first.folder, table);

  const second = await start({ dataDir: first.folder });
  const back = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
  const told = await back.untilHost((frame) => frame.owner?.problems.length === 1);
  expect(told.owner?.problems).toMatchObject([
    { type: 'table-damaged', table, title: 'Kitchen', good: 1, line: 3 },
  ]);
  expect(told.tables).toEqual([]);
  await ask(back, { type: 'restore-table', table });
  const restored = await back.untilHost((frame) => frame.tables.length === 1);
  expect(restored.owner?.problems).toEqual([]);
  expect(restored.tables[0]).toMatchObject({ id: table, taken: 0 });
  await ask(back, { type: 'dismiss-problem', problem: 1 });
  await ask(back, { type: 'list-records', most: 20 });
  await ask(back, { type: 'open-record', file: 'none.auction-game' });
  await ask(back, { type: 'read-record', part: '', isLast: true });
  const [record] = openRecords();
  if (record === undefined) throw new Error('no finished match');
  const file = 'open.auction-game';
  await mkdir(joinPath(second.folder, 'records'), { recursive: true });
  await writeFile(joinPath(second.folder, 'records', file), JSON.stringify(record));
  const { seat: at, ...action } = record.actions[0] as { readonly seat: Seat };
  await ask(back, { type: 'record-what-if', file, seat: at, position: 0, action, worlds: 'true' });
  await ask(back, { type: 'delete-record', file });
  await ask(back, { type: 'share-evenings', isShared: true });
  await ask(back, { type: 'list-people' });
  await ask(back, { type: 'read-house' });
  await askAboutPeople(ask, second);
  expect([...accepted].sort()).toEqual(Object.keys(HOST_REQUESTS).sort());
});

/** Three people have played, of whom one is renamed and split, and two become one. */
async function askAboutPeople(
  ask: (client: HostClient, body: Body) => Promise<unknown>,
  { host }: TestHost,
): Promise<void> {
  const table = await openTestTable(host);
  const guests = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  await guests[0]?.client.ask({ type: 'start' });
  await guests[0]?.client.ask({ type: 'end-game' });
  const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
  const people = await eventually(async () => {
    const list = (await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[];
    expect(list).toHaveLength(3);
    return list;
  });
  const [ada = '', ben = '', cleo = ''] = people.map(({ id }) => id);
  await ask(owner, { type: 'change-person', person: ada, name: 'Ada L.', colour: 3 });
  await ask(owner, { type: 'merge-people', person: cleo, into: ben });
  await ask(owner, { type: 'list-played', person: ben });
  await ask(owner, { type: 'split-person', person: ben, name: 'Cleo', colour: 2 });
  await ask(owner, { type: 'forget-person', person: ada, as: 'Guest' });
  const archive = (await ask(owner, {
    type: 'export-house',
    kind: 'archive',
    from: 0,
    titles: {},
  })) as ExportPart;
  await ask(owner, { type: 'import-house', part: archive.part, from: 0, isLast: true });
}

it('a problem stays until it is dismissed', async () => {
  const first = await start();
  const table = await openTestTable(first.host);
  const guest = await join(first.host.port, `/ws/${table}`);
  for (const name of ['Ada', 'Ben']) await guest.ask({ type: 'sit', token: newToken(), name });
  await first.stop();
  await damage(first.folder, table);
  const second = await start({ dataDir: first.folder });
  const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
  const [problem] =
    (await owner.untilHost((frame) => frame.owner?.problems.length === 1)).owner?.problems ?? [];
  await owner.ask({ type: 'dismiss-problem', problem: problem?.id ?? 0 });
  await owner.untilHost((frame) => frame.owner?.problems.length === 0);
});

/** An act is taken back where bots alone play beside, and wait; somebody watches, and predicts something. */
async function takeBack(ask: (client: HostClient, body: Body) => Promise<unknown>): Promise<void> {
  const { host } = await start({ botDelay: 1_000_000, beat: 1_000_000 });
  const table = await openTestTable(host, { game: 'for-sale', options: { starter: 0 }, coach: true });
  const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
  await owner.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2]) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  const { game } = await owner.shownAfter({ type: 'start' });
  await ask(owner, { type: 'advise', seat: seat(0) });
  const action = { type: 'bid', amount: 1 };
  await owner.ask({ type: 'act', seat: seat(0), action, question: game?.question ?? 0 });
  await ask(owner, { type: 'take-back', seat: seat(0) });
  const watcher = await join(host.port, `/ws/${table}`, { spectator: newToken() });
  await ask(watcher, { type: 'predict', topic: 'building 1', whom: seat(1), name: 'Dora' });
  await owner.ask({ type: 'end-game' });
  await ask(owner, { type: 'review', seat: seat(0) });
}

/** Somebody plays on from the first decision of a game that is over. */
async function playOnFrom(ask: (client: HostClient, body: Body) => Promise<unknown>): Promise<void> {
  const { host } = await start();
  const table = await openTestTable(host, { game: 'for-sale', options: { starter: 0 }, openHands: true });
  const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
  await owner.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2]) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await owner.ask({ type: 'start' });
  await playOn(owner, 'Ada');
  await ask(owner, { type: 'story' });
  await ask(owner, { type: 'film' });
  await ask(owner, {
    type: 'lead-replay',
    step: 'take',
    position: 0,
    isPlaying: false,
    speed: 1,
    isOpen: false,
  });
  await ask(owner, { type: 'end-evening', isClosed: true });
  await ask(owner, { type: 'chances', from: 0 });
  await ask(owner, { type: 'what-if', seat: seat(0), position: 0, action: { type: 'pass' }, worlds: 'view' });
  await ask(owner, { type: 'breakdown' });
  await ask(owner, { type: 'compare-words' });
  await ask(owner, { type: 'what-next' });
  await ask(owner, { type: 'play-on', seat: seat(0), act: 0, token: newToken() });
  await ask(owner, { type: 'put-away' });
}

/** A device takes part in the shuffle, and asks for the record when the match is over. */
async function readRecord(ask: (client: HostClient, body: Body) => Promise<unknown>): Promise<void> {
  const { host } = await start();
  const table = await openTestTable(host, { game: 'for-sale', openHands: true });
  const [ada, ben] = (await seatGuests(host, table, ['Ada', 'Ben'])).map(({ client }) => client);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  await ada.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  const device = shufflingDevice(ben);
  await device.commit();
  await ada.ask({ type: 'start' });
  await device.open();
  await Promise.all([playOn(ada, 'Ada'), playOn(ben, 'Ben')]);
  await ask(ben, { type: 'record' });
}

/** What people do for each other: on a clock that is turned, since nobody may hurry anybody at once. */
async function help(ask: (client: HostClient, body: Body) => Promise<unknown>): Promise<void> {
  const clock = manualClock();
  const { host } = await start({ clock, botDelay: 0 });
  const table = await openTestTable(host, { game: 'for-sale', options: { starter: 1 } });
  const [ada, ben, cleo] = (await seatGuests(host, table, ['Ada', 'Ben', 'Cleo'])).map(
    ({ client }) => client,
  );
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  await ask(ada, { type: 'second-host', seat: seat(2) });
  await ask(ada, { type: 'adjust', door: 'ask' });
  await ada.ask({ type: 'start' });
  await ask(ada, { type: 'pause', reason: 'question' });
  await ask(ada, { type: 'resume' });
  for (let step = 0; step < 4; step++) {
    clock.advance(5_000);
    for (const one of [ada, ben, cleo]) await one.settled(); // every page answers the heartbeats
  }
  await ask(cleo, { type: 'nudge', seat: seat(1) });
  await ask(ada, { type: 'decide', seat: seat(1) });
  const code = String(await ask(ben, { type: 'seat-code', seat: seat(1) }));
  const phone = await join(host.port, `/ws/${table}`);
  await ask(phone, { type: 'move-here', code, token: newToken() });
  await phone.ask({ type: 'leave', seat: seat(1) });
  await phone.ask({ type: 'sit', token: newToken(), name: 'Dora' });
  await ask(ada, { type: 'answer-knock', knock: 1, yes: true });
  await ask(ada, { type: 'remove', seat: seat(1) });
  const { removed } = (await ada.untilTable(({ you }) => you.removed !== undefined)).you;
  await ask(ada, { type: 'let-in', occupant: removed?.[0]?.occupant ?? 0 });
}

it('every request to a table is accepted from who may make it', async () => {
  const accepted = new Set<TableRequest['type']>();
  const ask = noting(accepted);
  const { host } = await start();
  const options = { edition: 'goldsieber', memoryAid: true };
  const table = await openTestTable(host, { options });
  const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
  const guest = await join(host.port, `/ws/${table}`);
  const token = newToken();
  await ask(owner, { type: 'ping' });
  await ask(owner, { type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  await ask(guest, { type: 'sit', token, name: 'Ben', seat: seat(1) });
  await ask(guest, { type: 'rename', seat: seat(1), name: 'Cleo', colour: 3 });
  await ask(guest, { type: 'say-who', seat: seat(1), who: 'nobody' });
  await ask(guest, { type: 'leave', seat: seat(1) });
  await ask(guest, { type: 'sit', token, name: 'Ben', seat: seat(1) });
  await ask(owner, { type: 'seat-bot', seat: seat(2), bot: 'casual' });
  await ask(owner, { type: 'free-seat', seat: seat(2) });
  await ask(owner, { type: 'configure', setup: setup({ options, title: 'Cellar' }) });
  await owner.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  await ask(owner, { type: 'shuffle' });
  await guest.settled(); // the new seats have been shown before this is answered
  const at = (await guest.untilTable((frame) => frame.you.seats.length === 1)).you.seats[0] ?? seat(1);
  await ask(guest, { type: 'ready', seat: at, ready: true });
  const opening = { share: '1'.repeat(64), nonce: '2'.repeat(64) };
  const commitment = commitmentTo(opening, { table, number: 1 });
  await ask(guest, { type: 'commit-share', number: 1, commitment });
  await ask(owner, { type: 'start' });
  await ask(guest, { type: 'reveal-share', number: 1, ...opening });
  const asked = await guest.untilTable(
    ({ game, you }) => game?.awaits.includes(you.facing ?? seat(9)) === true,
  );
  const question = asked.game?.question ?? 0;
  await ask(guest, { type: 'act', seat: at, action: choose(asked, createRng('act')), question });
  await ask(guest, { type: 'history', from: 0 });
  await ask(guest, { type: 'react', seat: at, reaction: 'gasp' });
  await ask(guest, { type: 'face', seat: null });
  await ask(owner, { type: 'try-again' });
  await guest.close();
  await owner.untilTable(
    ({ table: now }) => now.seats[at]?.type === 'person' && now.seats[at].device === 'away',
  );
  await ask(owner, { type: 'take-over', seat: at, bot: 'random' });
  await ask(owner, { type: 'give-back', seat: at });
  await ask(owner, { type: 'open-seat', seat: at });
  await ask(owner, { type: 'close-seat', seat: at });
  const phone = await join(host.port, `/ws/${table}`, {}, { localAddress: '127.0.0.7' });
  await ask(phone, { type: 'claim-seat', seat: at, token: newToken() });
  const { knocks } = (await owner.untilTable(({ you }) => you.knocks !== undefined)).you;
  const device = knocks?.[0]?.from ?? 0;
  await ask(owner, { type: 'mute-device', device, muted: true });
  await ask(owner, { type: 'remove-device', device });
  await ask(owner, { type: 'shown', show: 1 });
  await ask(owner, { type: 'hold', hold: false });
  await ask(owner, { type: 'adjust', pace: 'quick' });
  await ask(owner, { type: 'admit-wrong-pins' });
  await ask(owner, { type: 'last-hand', isLast: true });
  await ask(owner, { type: 'end-game' });
  await ask(owner, { type: 'rematch' });
  await takeBack(ask);
  await playOnFrom(ask);
  await readRecord(ask);
  await help(ask);
  expect([...accepted].sort()).toEqual(Object.keys(TABLE_REQUESTS).sort());
});
