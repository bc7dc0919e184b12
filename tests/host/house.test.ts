import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { HouseAnswer, HousePersonLine } from '../../core/protocol/answers.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { filesWith } from '../helpers/files-with.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';

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

const [DESK, PHONE, TABLET] = [newToken(), newToken(), newToken()];

/** Somebody comes to a table with a browser, and sits down. */
async function sitDown(
  { host }: TestHost,
  table: TableId,
  name: string,
  spectator: string,
  more: { readonly owner?: string } = {},
): Promise<HostClient> {
  const client = await join(host.port, `/ws/${table}`, { spectator, ...more });
  await client.ask({ type: 'sit', token: newToken(), name, ready: true });
  await client.untilTable(({ you }) => you.seats.length === 1);
  return client;
}

const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });
const peopleOf = async (owner: HostClient): Promise<readonly HousePersonLine[]> =>
  (await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[];
/** A person of the house, who is written only after their match. */
const personNamed = (owner: HostClient, name: string): Promise<HousePersonLine> =>
  eventually(async () => {
    const found = (await peopleOf(owner)).find((person) => person.name === name);
    if (found === undefined) throw new Error(`the house does not know ${name}`);
    return found;
  });

/** Opens a table at which Xanthippe hosts and Zebedee plays on a phone. */
async function sitBoth(one: TestHost): Promise<{ table: TableId; host: HostClient; guest: HostClient }> {
  const table = await openTestTable(one.host, { game: 'for-sale' });
  const host = await sitDown(one, table, 'Xanthippe', DESK, { owner: one.host.ownerSecret });
  const guest = await sitDown(one, table, 'Zebedee', PHONE);
  await host.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  return { table, host, guest };
}

const recordsIn = async ({ folder }: TestHost): Promise<readonly string[]> =>
  (await readdir(joinPath(folder, 'records')).catch(() => [])).filter((name) => !name.endsWith('.new'));

/** They play to the end, and the record is there. */
async function play(one: TestHost, { host, guest }: { host: HostClient; guest: HostClient }): Promise<void> {
  const before = (await recordsIn(one)).length;
  await host.ask({ type: 'start' });
  await Promise.all([playOn(host, 'host'), playOn(guest, 'guest')]);
  await eventually(async () => expect(await recordsIn(one)).toHaveLength(before + 1));
}

/** By seat, who the only record of a table says played. */
async function seatsOfRecord(one: TestHost, table: TableId) {
  const records = (await recordsIn(one)).map(async (file) => {
    return JSON.parse(await readFile(joinPath(one.folder, 'records', file), 'utf8')) as GameRecord;
  });
  const record = (await Promise.all(records)).find(({ meta }) => meta?.['table'] === table);
  return record?.meta?.['seats'] as readonly (readonly { name: string; house?: string }[])[];
}

describe('the people of the house', () => {
  it('are known once their match has ended, and recognised by device and name afterwards', async () => {
    const first = await start();
    const both = await sitBoth(first);
    const owner = await desk(first);
    expect(await peopleOf(owner)).toEqual([]);
    await play(first, both);
    await eventually(async () => expect(await peopleOf(owner)).toHaveLength(2));
    const zebedee = await personNamed(owner, 'Zebedee');
    expect(zebedee).toMatchObject({ otherNames: [], colour: 1, devices: 1 });
    expect(await seatsOfRecord(first, both.table)).toMatchObject([
      [{ name: 'Xanthippe', house: (await personNamed(owner, 'Xanthippe')).id }],
      [{ name: 'Zebedee', house: zebedee.id }],
      [{ type: 'bot' }],
    ]);
    await owner.untilHost(({ owner: own }) => own?.hasPeople === true);
    await owner.ask({ type: 'change-person', person: zebedee.id, name: 'Zebedee', colour: 4 });
    await first.stop();

    const second = await start({ dataDir: first.folder });
    const again = await sitBoth(second);
    expect(again.guest.table()?.you.familiar).toBeUndefined();
    expect(again.guest.table()?.table.seats[1]).toMatchObject({ name: 'Zebedee', colour: 4 });
    await play(second, again);
    expect(await seatsOfRecord(second, again.table)).toMatchObject([[{}], [{ house: zebedee.id }], [{}]]);
    expect(await peopleOf(await desk(second))).toHaveLength(2);
  });

  it('are asked on another device, and say who they are, also after the match', async () => {
    const one = await start();
    await play(one, await sitBoth(one));
    const owner = await desk(one);
    const { id } = await personNamed(owner, 'Zebedee');
    const table = await openTestTable(one.host, { game: 'for-sale' });
    const host = await sitDown(one, table, 'Xanthippe', DESK, { owner: one.host.ownerSecret });
    const guest = await sitDown(one, table, 'zebedee', TABLET);
    await host.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
    const asked = [{ seat: 1, people: [{ name: 'Zebedee', colour: 1 }] }];
    expect(guest.table()?.you.familiar).toEqual(asked);
    expect(host.table()?.you.familiar).toBeUndefined();
    await play(one, { host, guest });
    expect((await seatsOfRecord(one, table))[1]?.[0]?.house).toBeUndefined();
    const nobodyHere = { name: 'Zebedee', colour: 2 };
    expect(await guest.refused({ type: 'say-who', seat: seat(1), who: nobodyHere })).toMatchObject({
      code: 'not-available',
    });
    await guest.ask({ type: 'say-who', seat: seat(1), who: { name: 'Zebedee', colour: 1 } });
    await guest.untilTable(({ you }) => you.familiar === undefined);
    await eventually(async () => expect((await seatsOfRecord(one, table))[1]?.[0]?.house).toBe(id));
    expect(await peopleOf(owner)).toHaveLength(2);
  });

  it('may be somebody else of that name, or only visiting, and then nobody keeps them', async () => {
    const one = await start();
    await play(one, await sitBoth(one));
    const owner = await desk(one);
    for (const [who, count] of [
      ['nobody', 2],
      ['another', 3],
    ] as const) {
      const table = await openTestTable(one.host, { game: 'for-sale' });
      const host = await sitDown(one, table, 'Xanthippe', DESK, { owner: one.host.ownerSecret });
      const guest = await sitDown(one, table, 'Zebedee', TABLET);
      await host.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
      await guest.ask({ type: 'say-who', seat: seat(1), who });
      await guest.untilTable(({ you }) => you.familiar === undefined);
      await play(one, { host, guest });
      await eventually(async () => expect(await peopleOf(owner)).toHaveLength(count));
    }
    expect((await peopleOf(owner)).map(({ name }) => name)).toEqual(['Xanthippe', 'Zebedee', 'Zebedee']);
  });

  it('are nothing that a guest, a spectator or a television is sent', async () => {
    const one = await start();
    const both = await sitBoth(one);
    const spectator = await join(one.host.port, `/ws/${both.table}`, { spectator: TABLET });
    const television = await join(one.host.port, `/ws/${both.table}`, { television: true });
    const outside = await join(one.host.port, '/ws');
    await play(one, both);
    const owner = await desk(one);
    await eventually(async () => expect(await peopleOf(owner)).toHaveLength(2));
    await both.guest.ask({ type: 'film' });
    await both.guest.ask({ type: 'story' });
    await television.ask({ type: 'film' });
    await both.host.shownAfter({ type: 'rematch' });
    await Promise.all([spectator.settled(), television.settled()]);
    const ids = (await peopleOf(owner)).map(({ id }) => id);
    const said = [both.guest, both.host, spectator, television, outside].flatMap(({ texts }) => texts);
    expect(said.length).toBeGreaterThan(10);
    for (const id of ids) expect(said.filter((text) => text.includes(id))).toEqual([]);
    for (const body of [
      { type: 'list-people' },
      { type: 'read-house' },
      { type: 'list-records', most: 1 },
      { type: 'open-record', file: (await recordsIn(one))[0] ?? '' },
      { type: 'forget-person', person: ids[0] ?? '', as: 'Guest' },
    ] as const)
      expect(await outside.refused(body)).toEqual({ code: 'not-owner' });
  });

  it('are counted for the owner alone, and together after a merge', async () => {
    const one = await start();
    const both = await sitBoth(one);
    await play(one, both);
    const owner = await desk(one);
    const read = async (): Promise<HouseAnswer> => (await owner.ask({ type: 'read-house' })) as HouseAnswer;
    const before = await eventually(async () => {
      const house = await read();
      expect(house.book.people).toHaveLength(2);
      return house;
    });
    expect(before.people.map(({ name }) => name).sort()).toEqual(['Xanthippe', 'Zebedee']);
    expect(before.book).toMatchObject({ games: 1, unknown: 0, meetings: [{ games: 1 }] });
    const found = async (personId: string): Promise<unknown> =>
      owner.ask({ type: 'list-records', most: 1, personId });
    for (const { id } of before.people) expect(await found(id)).toMatchObject({ found: 1 });
    expect(await found('aaaaaaaa')).toMatchObject({ found: 0 });
    const strangers = [both.guest, await join(one.host.port, '/ws')];
    for (const { texts } of strangers) expect(texts.join('')).not.toContain('"meetings"');
    for (const client of [
      await join(one.host.port, '/ws'),
      await join(one.host.port, '/ws', { owner: newToken() }),
    ])
      expect(await client.refused({ type: 'read-house' })).toEqual({ code: 'not-owner' });
    expect(await both.guest.refused({ type: 'read-house' } as never)).toMatchObject({ code: 'malformed' });
    const [{ id: host }, { id: guest }] = [
      await personNamed(owner, 'Xanthippe'),
      await personNamed(owner, 'Zebedee'),
    ];
    await owner.ask({ type: 'merge-people', person: guest, into: host });
    // Who sat at two seats of the match counts as a guest there
    expect((await read()).book).toMatchObject({ games: 1, people: [], meetings: [] });
    expect(await found(guest)).toMatchObject({ found: 1 });
    await owner.ask({ type: 'forget-person', person: host, as: 'Guest' });
    expect(await read()).toMatchObject({ people: [], book: { people: [] } });
  });

  it('can be renamed, merged and split by the owner', async () => {
    const one = await start();
    const both = await sitBoth(one);
    await play(one, both);
    const owner = await desk(one);
    await eventually(async () => expect(await peopleOf(owner)).toHaveLength(2));
    const [{ id: host }, { id: guest }] = [
      await personNamed(owner, 'Xanthippe'),
      await personNamed(owner, 'Zebedee'),
    ];
    await owner.ask({ type: 'change-person', person: guest, name: 'Zeb', colour: 4 });
    expect(await personNamed(owner, 'Zeb')).toMatchObject({ id: guest, otherNames: ['Zebedee'], colour: 4 });
    await owner.ask({ type: 'merge-people', person: guest, into: host });
    expect(await peopleOf(owner)).toMatchObject([{ id: host, otherNames: ['Zeb', 'Zebedee'], devices: 2 }]);
    expect(await owner.ask({ type: 'list-played', person: guest })).toMatchObject([
      { table: both.table, name: 'Xanthippe', matches: 1, others: ['Zebedee'] },
      { table: both.table, name: 'Zebedee', matches: 1, others: ['Xanthippe'] },
    ]);
    const folder = joinPath(one.folder, 'records');
    const [file = ''] = await readdir(folder);
    await rename(joinPath(folder, file), joinPath(folder, 'renamed.auction-game')); // as an import may call it
    const added = { name: 'Zebedee', colour: 2, played: [{ table: both.table, name: 'Zebedee' }] };
    const split = (await owner.ask({ type: 'split-person', person: host, device: 1, ...added })) as {
      person: string;
    };
    expect(await seatsOfRecord(one, both.table)).toMatchObject([
      [{ house: host }],
      [{ house: split.person }],
      [{}],
    ]);
    expect(await personNamed(owner, 'Zebedee')).toMatchObject({ id: split.person, devices: 1 });
    expect(await owner.refused({ type: 'merge-people', person: guest, into: 'aaaaaaaa' })).toMatchObject({
      code: 'no-such-person',
    });
    expect(
      await owner.refused({ type: 'change-person', person: host, name: '\u200b', colour: 0 }),
    ).toMatchObject({ code: 'bad-name' });
  });

  it('begin anew if their file is damaged, which is kept and said', async () => {
    const first = await start();
    await first.stop();
    await writeFile(joinPath(first.folder, 'house.json'), '{"format":"auction-night/house@1","people":[');
    const second = await start({ dataDir: first.folder });
    const owner = await desk(second);
    const frame = await owner.untilHost((shown) => shown.owner?.problems.length === 1);
    expect(frame.owner?.problems).toMatchObject([{ type: 'house-put-aside', file: 'house.json.damaged' }]);
    expect(await readFile(joinPath(first.folder, 'house.json.damaged'), 'utf8')).toMatch(/people/);
    expect(await peopleOf(owner)).toEqual([]);
  });
});

describe('somebody who is forgotten', () => {
  it('is in no file any more, at tables that run, that are idle, that are gone or damaged', async () => {
    const first = await start();
    const over = await sitBoth(first);
    await play(first, over);
    const owner = await desk(first);
    await eventually(async () => expect(await peopleOf(owner)).toHaveLength(2));
    const { id } = await personNamed(owner, 'Zebedee');
    const discarded = await sitBoth(first);
    await play(first, discarded);
    await first.stop();
    // Tables that ended, one of them put aside and damaged
    const tables = joinPath(first.folder, 'tables');
    const journal = joinPath(tables, `${discarded.table}.journal`);
    const lines = (await readFile(journal, 'utf8')).split('\n');
    const damaged = lines.map((line, index) => (index === 6 ? line.replace('{', '[') : line)).join('\n');
    await rename(journal, `${journal}.discarded`);
    await writeFile(`${journal}.damaged`, damaged);
    await writeFile(joinPath(first.folder, 'log', 'host.log.1'), 'the seat of Zebedee failed\n');

    const second = await start({ dataDir: first.folder });
    const idle = await openTestTable(second.host, { title: 'Zebedees Tisch' });
    const waiting = await sitDown(second, idle, 'Zebedee', PHONE);
    const again = await desk(second);
    await again.ask({ type: 'list-records', most: 20 });
    expect((await filesWith(second.folder, ['zebedee', id])).length).toBeGreaterThan(6);
    await again.ask({ type: 'forget-person', person: id, as: 'Guest' });
    expect(await filesWith(second.folder, ['zebedee', id])).toEqual([]);
    expect(await peopleOf(again)).toMatchObject([{ name: 'Xanthippe' }]);
    expect(await waiting.closed).toBe(4000);

    // What is left is whole: the seat, the match and the record
    const back = await join(second.host.port, `/ws/${idle}`, { owner: second.host.ownerSecret });
    const { table } = await back.untilTable(({ table: shown }) => shown.seats[0]?.type === 'person');
    expect(table.seats[0]).toMatchObject({ name: 'Guest 1' });
    expect(table.setup.title).not.toMatch(/zebedee/i);
    expect((await seatsOfRecord(second, over.table))[1]?.[0]).toMatchObject({ name: 'Guest 1' });
    const ended = await join(second.host.port, `/ws/${over.table}`);
    expect((await ended.untilTable(() => true)).table.ledger?.[0]?.names[1]).toBe('Guest 1');
    await second.stop();
    const third = await start({ dataDir: second.folder });
    const last = await desk(third);
    const shown = await last.untilHost((frame) => frame.tables.length === 2);
    expect(shown.owner?.problems).toEqual([]);
    expect(JSON.stringify(last.texts)).not.toMatch(/zebedee/i);
    expect(await filesWith(third.folder, ['zebedee', id])).toEqual([]);
  });

  it('is not forgotten during their match', async () => {
    const one = await start();
    const first = await sitBoth(one);
    await play(one, first);
    const owner = await desk(one);
    const { id } = await personNamed(owner, 'Zebedee');
    const { host } = await sitBoth(one);
    await host.ask({ type: 'start' });
    expect(await owner.refused({ type: 'forget-person', person: id, as: 'Guest' })).toEqual({
      code: 'not-ended',
    });
    await host.ask({ type: 'end-game' });
    await owner.ask({ type: 'forget-person', person: id, as: 'Guest' });
    expect(await filesWith(one.folder, ['zebedee', id])).toEqual([]);
  });

  it('is forgotten at the next start if the host died meanwhile', async () => {
    const first = await start();
    await play(first, await sitBoth(first));
    const owner = await desk(first);
    const { id } = await personNamed(owner, 'Zebedee');
    await first.stop();
    const path = joinPath(first.folder, 'house.json');
    const stored = JSON.parse(await readFile(path, 'utf8')) as { people: { id: string }[] };
    const forgetting = [{ ids: [id], names: ['Zebedee'], isOnlyBearer: true }];
    const people = stored.people.filter((person) => person.id !== id);
    await writeFile(path, JSON.stringify({ ...stored, people, forgetting }));
    const second = await start({ dataDir: first.folder });
    expect(await filesWith(second.folder, ['zebedee', id])).toEqual([]);
  });
});
