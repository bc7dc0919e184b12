import { readFile, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { CHARACTER_NAMES, CHARACTERS, type Character } from '../../core/base/characters.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import { EMPTY, encodeLines, type JournalLine } from '../../electron/host/journal/format.ts';
import { readJournal } from '../../electron/host/journal/reading.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost;
afterEach(() => running.dispose());

const owner = (id: TableId): Promise<HostClient> =>
  join(running.host.port, `/ws/${id}`, { owner: running.host.ownerSecret });

const seatsOf = async (id: TableId): Promise<readonly SeatFrame[]> => {
  const client = await owner(id);
  const { table } = await client.untilTable(() => true);
  await client.close();
  return table.seats;
};

/** A table with a bot on each of its five seats. */
async function fullOfBots(): Promise<TableId> {
  const id = await openTestTable(running.host, { seatCount: 5 });
  const client = await owner(id);
  for (const at of [0, 1, 2, 3, 4]) await client.ask({ type: 'seat-bot', seat: seat(at), bot: 'regular' });
  await client.close();
  return id;
}

it('bots that nobody chose are somebody, all of them different, under their names', async () => {
  running = await testHost();
  const tables = await Promise.all(Array.from({ length: 6 }, fullOfBots));
  const firsts = new Set<Character>();
  for (const id of tables) {
    const who = (await seatsOf(id)).flatMap((one) => (one.type === 'bot' ? [one] : []));
    const characters = who.flatMap(({ character }) => character ?? []);
    expect(new Set(characters).size).toBe(5);
    expect(who.map(({ name }) => name)).toEqual(characters.map((one) => CHARACTERS[one].name));
    firsts.add(characters[0] ?? 'agnes');
  }
  expect(firsts.size).toBeGreaterThan(1); // by lot: six tables that begin alike are one of 30 000 evenings
});

it('who was chosen stays whatever the strength, and can be exchanged', async () => {
  running = await testHost();
  const id = await openTestTable(running.host);
  const client = await owner(id);
  const put = { type: 'seat-bot', seat: seat(1), bot: 'regular' } as const;
  await client.ask({ ...put, character: 'greta' });
  await client.ask({ ...put, bot: 'expert' });
  expect((await seatsOf(id))[1]).toMatchObject({ name: 'Greta', character: 'greta', bot: 'expert' });
  await client.ask({ ...put, bot: 'expert', character: 'hugo' });
  expect((await seatsOf(id))[1]).toMatchObject({ name: 'Hugo', character: 'hugo', bot: 'expert' });
  expect(await client.refused({ ...put, seat: seat(2), character: 'hugo' })).toMatchObject({
    code: 'bad-target',
  });
});

it('a host that starts again has the same characters', async () => {
  const first = await testHost();
  running = first;
  const id = await fullOfBots();
  const before = await seatsOf(id);
  await first.stop();
  running = await testHost({ dataDir: first.folder });
  expect(await seatsOf(id)).toEqual(before);
});

it('a journal of before there were characters is read, and its bots are nobody until somebody is chosen', async () => {
  const first = await testHost();
  running = first;
  const id = await fullOfBots();
  await first.stop();
  const path = joinPath(first.folder, 'tables', `${id}.journal`);
  const reading = readJournal(await readFile(path));
  if (reading.type !== 'readable') throw new Error(reading.type);
  const old = reading.lines.map(({ entry, ...line }): JournalLine => {
    const { character: _character, ...rest } = entry as { readonly character?: Character };
    return { ...line, entry: rest };
  });
  await writeFile(path, encodeLines(EMPTY, [reading.header, ...old]).text);

  running = await testHost({ dataDir: first.folder });
  const bots = await seatsOf(id);
  expect(bots).toHaveLength(5);
  expect(bots.every((who) => who.type === 'bot' && who.character === undefined)).toBe(true);
  const client = await owner(id);
  const names = bots.flatMap((who) => (who.type === 'bot' ? [who.name] : []));
  const character = CHARACTER_NAMES.find((one) => !names.includes(CHARACTERS[one].name));
  if (character === undefined) throw new Error('five bots have eight names');
  await client.ask({ type: 'seat-bot', seat: seat(0), bot: 'expert', character });
  expect((await seatsOf(id))[0]).toMatchObject({ name: CHARACTERS[character].name, character });
});
