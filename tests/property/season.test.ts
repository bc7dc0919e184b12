import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsOf, type HouseGame } from '../../core/house/index.ts';
import type { HousePersonLine } from '../../core/protocol/answers.ts';
import { eventually } from '../helpers/eventually.ts';
import { filesWith } from '../helpers/files-with.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { hashOf } from '../../electron/host/secrets.ts';
import { seat } from '../../core/base/ids.ts';
import { secretOfDevice } from '../helpers/season/computer.ts';
import { compare, recountIn, saidOf, shownOf, type Said } from '../helpers/season/comparison.ts';
import { FORGOTTEN, playSeason, type Season } from '../helpers/season/season.ts';

let season: Season;
let said: Said;
let recount: ReturnType<typeof recountIn>;
beforeAll(async () => {
  season = await playSeason('f', 20, 3);
  said = await saidOf(season);
  recount = recountIn(season.computer.folder, season.ledgers);
});
afterAll(() => season.dispose());

describe('a season of twenty evenings', () => {
  it('has what a house can meet', () => {
    const { games, merges } = said;
    const seats = games.flatMap((game) => game.seats);
    const ofType = (type: string): number => seats.filter((one) => one.type === type).length;
    expect([...new Set(games.map(({ game }) => game))].sort()).toEqual([
      'falsche-fuffziger',
      'for-sale',
      'money',
    ]);
    expect(new Set(seats.flatMap((one) => (one.type === 'bot' ? [one.bot] : []))).size).toBe(6);
    expect(ofType('nobody')).toBeGreaterThan(2);
    expect(ofType('unknown')).toBeGreaterThan(2);
    expect(seats.some((one) => one.type === 'person' && one.person === undefined)).toBe(true);
    expect(games.filter(({ isEarly }) => isEarly).length).toBeGreaterThan(2);
    expect(games.some(({ isEarly, totals }) => isEarly && totals.length > 0)).toBe(true);
    expect(merges.size).toBe(4);
    expect(games.some((game) => hasTwoSeats(game, merges))).toBe(true);
    expect(games.filter(({ places }) => new Set(places).size < places.length).length).toBeGreaterThan(2);
    const { people, meetings, records } = recount.statistics;
    expect(people.filter(({ strength }) => strength !== undefined)).toHaveLength(8);
    expect(meetings.filter(({ isClear }) => isClear).length).toBeGreaterThan(2);
    expect(new Set(records.map(({ type }) => type)).size).toBe(3);
    // One for two tables if the owner says so, and two for one table a week later
    expect(recount.history.evenings).toHaveLength(21);
  });

  it('is counted alike by a second program that reads the files alone', () => {
    const { numbers, differences } = compare(shownOf(said), recount);
    expect(differences).toEqual([]);
    expect(numbers).toBeGreaterThan(1_500);
  });
});

describe('the second program notices', () => {
  /** What differs if the app counted these. */
  const differences = (games: readonly HouseGame[], merges = said.merges): readonly string[] =>
    compare(statisticsOf(games, merges), recount.statistics).differences;
  const withGame = (changed: HouseGame): readonly HouseGame[] =>
    said.games.map((game) => (game.file === changed.file ? changed : game));

  it('one number that is wrong', () => {
    const gameOf = (file: string): HouseGame =>
      said.games.find((one) => one.file === file) ?? expect.fail(file);
    const held = recount.statistics.records.flatMap((one) => ('holders' in one ? [one] : []));
    const better = (value: number | null): number | null => (value === null ? null : value + 1);
    for (const { holders } of held.filter(({ type }) => type === 'highest'))
      for (const { file } of holders) {
        const game = gameOf(file);
        const highest = Math.max(...game.totals);
        const totals = game.totals.map((total) => (total === highest ? total + 1 : total));
        expect(differences(withGame({ ...game, totals }))).not.toEqual([]);
      }
    const best = held.flatMap((record) => ('feat' in record ? [record] : []));
    for (const { feat, holders } of best)
      for (const { file } of holders) {
        const game = gameOf(file);
        const feats = { ...game.feats, [feat]: game.feats?.[feat]?.map(better) ?? [] };
        expect(differences(withGame({ ...game, feats })), feat).not.toEqual([]);
      }
    expect(best.length).toBeGreaterThan(2);
  });

  it('one tie that is broken', () => {
    let broken = 0;
    for (const game of said.games) {
      const counts = (at: number): boolean => ['person', 'bot'].includes(game.seats[at]?.type ?? '');
      const isTied = (place: number, at: number): boolean =>
        game.places.some((other, index) => other === place && index !== at && counts(index));
      const tied = game.places.findIndex((place, at) => {
        const who = game.seats[at];
        return who?.type === 'person' && who.person !== undefined && isTied(place, at);
      });
      if (game.isEarly || tied === -1) continue;
      broken++;
      const places = game.places.map((place, at) => (at === tied ? place + 1 : place));
      expect(differences(withGame({ ...game, places }))).not.toEqual([]);
    }
    expect(broken).toBeGreaterThan(1);
  });

  it('one merge that is forgotten', () => {
    for (const id of said.merges.keys())
      expect(differences(said.games, new Map([...said.merges].filter(([from]) => from !== id)))).not.toEqual(
        [],
      );
  });

  it('one match that is missing from an evening', () => {
    for (const [at, { entries }] of said.ledgers.entries()) {
      if (entries.every(({ early }) => early)) continue;
      const ledgers = said.ledgers.map((one, index) =>
        index === at
          ? { ...one, entries: entries.filter((entry) => entry !== entries.find(({ early }) => !early)) }
          : one,
      );
      expect(compare(shownOf({ ...said, ledgers }).rankings, recount.rankings).differences).not.toEqual([]);
    }
  });
});

function hasTwoSeats({ seats }: HouseGame, merges: Said['merges']): boolean {
  const people = seats.flatMap((one) => (one.type === 'person' ? (one.person ?? []) : []));
  return new Set(people.map((id) => merges.get(id) ?? id)).size < people.length;
}

describe('who is forgotten after the season', () => {
  it('is nowhere in its folder, and everything else is counted as before', async () => {
    const { folder, people } = season.computer;
    const { id } = people.now().people.find(({ name }) => name === FORGOTTEN.name) ?? { id: '' };
    const ids = [id, ...[...said.merges].flatMap(([from, to]) => (to === id ? [from] : []))];
    const device = hashOf(secretOfDevice(FORGOTTEN.device));
    const traces = [FORGOTTEN.name, FORGOTTEN.nickname, ...ids, device];
    const one = await testHost({ dataDir: folder });
    const owner = await join(one.host.port, '/ws', { owner: one.host.ownerSecret });
    try {
      await playWith(one.host.port, one.host.ownerSecret, await openTestTable(one.host, FOR_SALE));
      await owner.ask({ type: 'list-records', most: 20 });
      await eventually(async () => expect(await readdir(folder)).toContain('records-index.json'));
      await leaveTraces(folder, id);
      const journal = (await readdir(pathOf(folder, 'tables'))).filter((name) => name.endsWith('.journal'));
      const before = await filesWith(folder, traces);
      expect(before).toEqual(expect.arrayContaining(['house.json', 'records-index.json', ...LEFT_BEHIND]));
      expect(before).toEqual(expect.arrayContaining(journal.map((name) => pathOf('tables', name))));
      await owner.ask({ type: 'forget-person', person: id, as: 'Guest' });
      expect(await filesWith(folder, traces)).toEqual([]);
      const left = (await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[];
      expect(left).toHaveLength(people.now().people.length - 1);
    } finally {
      await one.stop();
    }
    const now = { ...(await saidOf(season)), ledgers: [] };
    await season.computer.records.settled();
    expect(now.games).toHaveLength(said.games.length + 1);
    const { differences } = compare(shownOf(now), recountIn(folder, []));
    expect(differences).toEqual([]);
    expect(await filesWith(folder, traces)).toEqual([]);
  });
});

const FOR_SALE = { game: 'for-sale', title: 'Kitchen' } as const;

/** The forgotten person plays a match against somebody else and a bot, at the host itself. */
async function playWith(port: number, secret: string, table: string): Promise<void> {
  const sit = async (name: string, device: string, owner = {}): Promise<HostClient> => {
    const client = await join(port, `/ws/${table}`, { spectator: secretOfDevice(device), ...owner });
    await client.ask({ type: 'sit', token: newToken(), name, ready: true });
    await client.untilTable(({ you }) => you.seats.length === 1);
    return client;
  };
  const host = await sit('Anna', 'Anna', { owner: secret });
  const guest = await sit(FORGOTTEN.name, FORGOTTEN.device);
  await host.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  await host.ask({ type: 'start' });
  await Promise.all([playOn(host, 'host'), playOn(guest, 'guest')]);
  await host.ask({ type: 'rematch' });
}

/** What a crash, a full disk or an older fault leaves in a folder. */
const LEFT_BEHIND = [
  'house.json.damaged',
  'house.json.new',
  pathOf('log', 'host.log.1'),
  pathOf('records', 'cut.auction-game'),
  pathOf('records', 'killed.auction-game.new'),
  'records-index.json.new',
];
async function leaveTraces(folder: string, id: string): Promise<void> {
  const house = await readFile(pathOf(folder, 'house.json'), 'utf8');
  const records = await readdir(pathOf(folder, 'records'));
  const texts = await Promise.all(records.map((name) => readFile(pathOf(folder, 'records', name), 'utf8')));
  const record = texts.find((text) => text.includes(id)) ?? '';
  await writeFile(pathOf(folder, 'house.json.damaged'), house.slice(0, -2));
  await writeFile(pathOf(folder, 'house.json.new'), house.slice(0, -2));
  await writeFile(pathOf(folder, 'log', 'host.log.1'), `the seat of ${FORGOTTEN.name} failed\n`);
  for (const name of ['cut.auction-game', 'killed.auction-game.new'])
    await writeFile(pathOf(folder, 'records', name), record.slice(0, -2));
  await writeFile(pathOf(folder, 'records-index.json.new'), JSON.stringify({ names: [FORGOTTEN.name] }));
}
