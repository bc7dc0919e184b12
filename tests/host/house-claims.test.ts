import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Claim } from '../../core/base/claims.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { HousePersonLine } from '../../core/protocol/answers.ts';
import type { Film } from '../../core/protocol/records.ts';
import type { GameRecord } from '../../core/record/index.ts';
import type { MatchStory } from '../../core/story/index.ts';
import { liesOf } from '../games/claim-lies.ts';
import { houseClaimChecker, recordsIn } from '../games/house-claim-checker.ts';
import { eventually } from '../helpers/eventually.ts';
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

const NAMES = ['Xanthippe', 'Yorick', 'Zebedee'];
const folderOf = ({ folder }: TestHost): string => joinPath(folder, 'records');
const visit = ({ host }: TestHost, table: TableId): Promise<HostClient> => join(host.port, `/ws/${table}`);
const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });

/** A match that three people have played to the end, on new devices. `prepare`: what they do first. */
async function played(one: TestHost, prepare: (guest: HostClient) => Promise<void> = async () => {}) {
  const before = await readdir(folderOf(one)).catch((): string[] => []);
  const table = await openTestTable(one.host, { game: 'for-sale' });
  const clients: HostClient[] = [];
  for (const [index, name] of NAMES.entries()) {
    const owner = index === 0 ? { owner: one.host.ownerSecret } : {};
    const client = await join(one.host.port, `/ws/${table}`, { spectator: newToken(), ...owner });
    await client.ask({ type: 'sit', token: newToken(), name, ready: true });
    await prepare(client);
    clients.push(client);
  }
  await clients[0]?.ask({ type: 'start' });
  await Promise.all(clients.map((client, index) => playOn(client, `${index}`)));
  await clients[0]?.ask({ type: 'story' }); // once the record is there
  const file = (await readdir(folderOf(one))).find((name) => !before.includes(name)) ?? '';
  const record = JSON.parse(await readFile(joinPath(folderOf(one), file), 'utf8')) as GameRecord;
  const { end } = record.meta as unknown as { readonly end: { readonly places: readonly number[] } };
  return { table, clients, file, record, winner: seat(end.places.indexOf(1)) };
}

/** Adds five earlier matches, in which the winner of this one was last among strangers. */
async function addEarlier(
  one: TestHost,
  { record, winner }: Awaited<ReturnType<typeof played>>,
  person: string,
): Promise<void> {
  const houses = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].with(winner, person);
  const seats = houses.map((house, at) => [{ type: 'person', name: NAMES[at], person: at, house }]);
  const places = [2, 2, 2].with(winner, 3).with((winner + 1) % 3, 1);
  const totals = places.map((place) => 4000 - 1000 * place);
  for (let number = 1; number <= 5; number++) {
    const end = { endedAt: number, early: false, totals, winners: [places.indexOf(1)], places };
    const meta = { ...record.meta, table: 'earlier', number, startedAt: number, seats, end };
    await writeFile(joinPath(folderOf(one), earlierFile(number)), JSON.stringify({ ...record, meta }));
  }
}
const earlierFile = (number: number): string => `1970-01-01-for-sale-earlier-${number}.auction-game`;

const storyFor = async (client: HostClient): Promise<readonly Claim[]> =>
  ((await client.ask({ type: 'story' })) as MatchStory).claims;
const filmIn = async (
  client: HostClient,
  body: Parameters<HostClient['ask']>[0],
): Promise<readonly Claim[]> => {
  const film = (await client.ask(body)) as Film;
  return (film.ok ? film.story?.claims : undefined) ?? [];
};
const ofHouse = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(({ type }) => ['record', 'first', 'nemesis'].includes(type));
const personNamed = async (owner: HostClient, name: string): Promise<string> =>
  ((await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[]).find((one) => one.name === name)
    ?.id ?? '';

/** The house knows the three, and the winner of their match had lost five before. */
async function firstWin() {
  const one = await start();
  const match = await played(one);
  const owner = await desk(one);
  await eventually(async () => expect(await personNamed(owner, 'Zebedee')).not.toBe(''));
  const person = await personNamed(owner, NAMES[match.winner] ?? '');
  expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([]);
  await addEarlier(one, match, person);
  const claim = { type: 'first', seats: [match.winner], games: 5 };
  return { one, match, owner, person, claim };
}

describe('what the earlier matches of the house make of a match', () => {
  it('is said to everybody at the table, and the same in its replay and after a restart', async () => {
    const { one, match, owner, claim } = await firstWin();
    for (const client of [...match.clients, await visit(one, match.table)]) {
      const claims = await storyFor(client);
      expect(claims[0]).toEqual(claim);
      expect(await filmIn(client, { type: 'film' })).toEqual(claims);
      expect(await filmIn(owner, { type: 'open-record', file: match.file })).toEqual(claims);
    }
    const claims = await storyFor(await visit(one, match.table));
    await one.stop();
    const again = await start({ dataDir: one.folder });
    expect(await storyFor(await visit(again, match.table))).toEqual(claims);
  });

  it('is proved by the folder of records alone, and nothing else is', async () => {
    const { one, match, claim } = await firstWin();
    const check = houseClaimChecker(await recordsIn(folderOf(one)));
    expect(check.all(match.file)).toEqual([claim]);
    for (const lie of liesOf(claim, 3)) expect(check.fault(match.file, lie)).toBeTypeOf('string');
  });

  it('is of this house: a record from elsewhere says nothing of it', async () => {
    const { one, match, owner } = await firstWin();
    const part = (await readFile(joinPath(folderOf(one), match.file))).toString('base64');
    const claims = await filmIn(owner, { type: 'read-record', part, isLast: true });
    expect(claims.length).toBeGreaterThan(0);
    expect(ofHouse(claims)).toEqual([]);
  });

  it('is nothing of somebody who was forgotten', async () => {
    const { one, match, owner, person, claim } = await firstWin();
    expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([claim]);
    await owner.ask({ type: 'forget-person', person, as: 'Guest' });
    expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([]);
    expect(ofHouse(await filmIn(owner, { type: 'open-record', file: match.file }))).toEqual([]);
  });

  it('is nothing that is not true of somebody any more who turned out to be somebody else', async () => {
    const { one, match, owner, person } = await firstWin();
    const other = await personNamed(owner, NAMES[(match.winner + 1) % 3] ?? '');
    await owner.ask({ type: 'merge-people', person, into: other });
    expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([]);
    expect(ofHouse(await filmIn(owner, { type: 'open-record', file: match.file }))).toEqual([]);
  });

  it('is nothing of matches that were deleted', async () => {
    const { one, match, owner } = await firstWin();
    for (const number of [1, 2]) await owner.ask({ type: 'delete-record', file: earlierFile(number) });
    expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([]);
  });

  it('is nothing of people who are just visiting', async () => {
    const { one, owner } = await firstWin();
    const match = await played(one, async (client) => {
      const { you } = await client.untilTable((frame) => frame.you.seats.length === 1);
      const [at = seat(0)] = you.seats;
      await client.ask({ type: 'say-who', seat: at, who: 'nobody' });
    });
    await addEarlier(one, match, await personNamed(owner, NAMES[match.winner] ?? ''));
    expect(ofHouse(await storyFor(await visit(one, match.table)))).toEqual([]);
    const check = houseClaimChecker(await recordsIn(folderOf(one)));
    expect(check.all(match.file)).toEqual([]);
  });
});
