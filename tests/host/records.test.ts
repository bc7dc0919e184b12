import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { Film, RecordList } from '../../core/protocol/records.ts';
import { recordOf, type GameRecord } from '../../core/record/index.ts';
import type { RecordEnd, RecordMeta } from '../../core/record/of-table.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import { EMPTY, encodeLines, type JournalLine } from '../../electron/host/journal/format.ts';
import { readJournal } from '../../electron/host/journal/reading.ts';
import { RecordFiles } from '../../electron/host/storage/record-files.ts';
import { eventually } from '../helpers/eventually.ts';
import { connect, hello, join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { after, playedToTheEnd, readyTable, started as startOf } from '../helpers/table-log.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const DAY = 24 * 60 * 60_000;
let running: TestHost[] = [];
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const host = await testHost(options);
  running = [...running.filter((one) => one.folder !== host.folder), host];
  return host;
}
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  running = [];
});

const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });
const list = async (client: HostClient, after?: string, most = 20): Promise<RecordList> =>
  (await client.ask({ type: 'list-records', most, ...(after !== undefined && { after }) })) as RecordList;
const open = async (client: HostClient, file: string): Promise<Film> =>
  (await client.ask({ type: 'open-record', file })) as Film;
const framesOf = (film: Film): readonly TableFrame[] => {
  if (!film.ok) throw new Error(film.why);
  const read = createReader();
  return film.frames.map((text) => read(text) as TableFrame);
};
const inFolder = async ({ folder }: TestHost, name: string): Promise<readonly string[]> =>
  (await readdir(joinPath(folder, name)).catch(() => [])).filter((file) => !file.endsWith('.new')).sort();
const readRecord = async (one: TestHost, name: string): Promise<GameRecord> =>
  JSON.parse(await readFile(joinPath(one.folder, 'records', name), 'utf8')) as GameRecord;

/** A game that three people have played to its end. */
async function played(one: TestHost, wish: Parameters<typeof openTestTable>[1] = {}) {
  const table = await openTestTable(one.host, wish);
  const guests = await seatGuests(one.host, table, NAMES);
  const [ada] = guests;
  if (ada === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'start' });
  await Promise.all(guests.map(({ client }, index) => playOn(client, `record ${index}`)));
  await eventually(async () => expect(await inFolder(one, 'records')).toHaveLength(1));
  const [file = ''] = await inFolder(one, 'records');
  return { table, ada: ada.client, file };
}

/** Writes a journal anew with other lines, sums and all. */
async function rewrite(
  { folder }: TestHost,
  table: TableId,
  change: (lines: readonly JournalLine[]) => readonly JournalLine[],
): Promise<void> {
  const path = joinPath(folder, 'tables', `${table}.journal`);
  const reading = readJournal(await readFile(path));
  if (reading.type !== 'readable') throw new Error(reading.type);
  await writeFile(path, encodeLines(EMPTY, [reading.header, ...change(reading.lines)]).text);
}

/** The first act becomes one that no rules accept. */
const spoilt = (lines: readonly JournalLine[]): readonly JournalLine[] => {
  const first = lines.findIndex(({ entry }) => (entry as { type: string }).type === 'acted');
  return lines.map((line, index) =>
    index === first
      ? { ...line, entry: { ...(line.entry as object), action: { type: 'pass', now: true } } }
      : line,
  );
};

describe('what a record says of who played', () => {
  it('is the devices, the bots, and what happened on the seats', async () => {
    const one = await start();
    const { host } = one;
    const table = await openTestTable(host, { game: 'for-sale', options: {}, seatCount: 3, title: 'Attic' });
    const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
    const phone = await connect(host.port, `/ws/${table}`, { origin: `http://127.0.0.1:${host.port}` });
    await phone.ask(hello());
    await owner.ask({ type: 'sit', token: newToken(), name: 'Ada' });
    const benToken = newToken();
    await phone.ask({ type: 'sit', token: benToken, name: 'Ben' });
    await phone.ask({ type: 'ready', seat: seat(1), ready: true });
    await owner.ask({ type: 'seat-bot', seat: seat(2), bot: 'casual', character: 'elsa' });
    await owner.ask({ type: 'start' });
    await phone.close();
    await owner.untilTable(
      ({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].device === 'away',
    );
    await owner.ask({ type: 'take-over', seat: seat(1), bot: 'regular' });
    const code = await owner.ask({ type: 'seat-code', seat: seat(0) });
    const app = await join(host.port, `/ws/${table}`);
    await app.ask({ type: 'move-here', code: String(code), token: newToken() });
    await playOn(app, 'attic');
    await eventually(async () => expect(await inFolder(one, 'records')).toHaveLength(1));
    const [file = ''] = await inFolder(one, 'records');
    const { meta, actions } = await readRecord(one, file);
    expect(meta).toMatchObject({
      table,
      title: 'Attic',
      number: 1,
      end: {
        early: false,
        totals: [expect.any(Number), expect.any(Number), expect.any(Number)],
        feats: { station: expect.any(Array) as unknown, 'light-win': expect.any(Array) as unknown },
      },
      seats: [
        [{ type: 'person', name: 'Ada', isHost: true, devices: [{ device: 'app' }, { device: 'app' }] }],
        [
          {
            type: 'person',
            name: 'Ben',
            isHost: false,
            devices: [{ device: 'browser' }],
            standIns: [{ bot: 'regular', why: 'owner' }],
          },
        ],
        [{ type: 'bot', bot: 'casual', character: 'elsa', temper: 'rival' }],
      ],
    });
    expect(meta?.['times']).toHaveLength(actions.length);
    const who = actions.map((action) => (action as { seat: number }).seat);
    const thinking = meta?.['thinking'] as readonly (number | null)[];
    expect(thinking.map((time) => time !== null)).toEqual(who.map((at) => at === 0));
    const { totals, places } = (meta as unknown as RecordMeta & { end: RecordEnd }).end;
    const bySeat = totals.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    expect(bySeat.map((at) => totals[at])).toEqual([...totals].sort((one, other) => other - one));
    expect(meta?.['deal']).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ ...meta, deal: '' })).not.toMatch(/127\.0\.0\.1|[0-9a-f]{32}/);
  });
});

describe('a game that was ended early', () => {
  it('is kept, and opened it shows who played and nothing of the hands', async () => {
    const one = await start();
    const table = await openTestTable(one.host);
    const [ada] = await seatGuests(one.host, table, NAMES);
    if (ada === undefined) throw new Error('nobody sits');
    await ada.client.ask({ type: 'start' });
    const client = await desk(one);
    expect((await list(client)).records).toEqual([]); // a game that can go on is nowhere
    await ada.client.ask({ type: 'end-game' });
    await client.untilHost(({ owner }) => owner?.recordsSaved === 1);
    const { records } = await list(client);
    expect(records).toMatchObject([{ ok: true, early: true, winners: [], names: NAMES, table, number: 1 }]);
    expect((await readRecord(one, records[0]?.file ?? '')).meta?.['end']).not.toHaveProperty('feats');
    const [only, ...others] = framesOf(await open(client, records[0]?.file ?? ''));
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      table: { phase: 'ended', seats: NAMES.map((name) => ({ type: 'person', name })) },
      game: { legal: {}, awaits: [] },
    });
    expect(only?.game).not.toHaveProperty('result');
    expect(only?.game?.view).not.toHaveProperty('own');
  });
});

describe('the kept games of a host', () => {
  it('stay to be opened when their table plays on, and when it is discarded', async () => {
    const one = await start();
    const { table, ada, file } = await played(one);
    const client = await desk(one);
    const first = await list(client);
    expect(first).toMatchObject({ records: [{ file, ok: true, names: NAMES }], isMore: false });
    const shown = await open(client, file);
    expect(framesOf(shown).at(-1)).toMatchObject({ table: { phase: 'ended' }, game: { result: {} } });
    await ada.ask({ type: 'rematch' });
    await ada.ask({ type: 'start' });
    expect(await open(client, file)).toEqual(shown);
    await client.ask({ type: 'discard-table', table });
    expect(await list(client)).toEqual(first);
    expect(await open(client, file)).toEqual(shown);
    expect(await inFolder(one, 'tables')).toEqual([]);
  });

  it('are told page by page, the newest first, and make no frame larger', async () => {
    const one = await start();
    const { file } = await played(one);
    const client = await desk(one);
    const record = await readRecord(one, file);
    const before = JSON.stringify(await client.untilHost(() => true)).length;
    const day = (index: number): string => new Date(Date.UTC(2020, 0, 1 + (index % 40))).toISOString();
    for (let index = 0; index < 1000; index++) {
      const endedAt = Date.parse(day(index)) + index;
      const meta = {
        ...record.meta,
        number: index,
        end: { endedAt, early: false, totals: [], winners: [index % 3] },
      };
      const name = `${day(index).slice(0, 10)}-money-${'0'.repeat(16)}-${index}.auction-game`;
      await writeFile(joinPath(one.folder, 'records', name), JSON.stringify({ ...record, meta }));
    }
    const all: RecordList['records'][number][] = [];
    for (let page = await list(client, undefined, 50); ; page = await list(client, all.at(-1)?.file, 50)) {
      all.push(...page.records);
      if (!page.isMore) break;
      expect(page.records).toHaveLength(50);
    }
    expect(new Set(all.map((line) => line.file)).size).toBe(1001);
    const times = all.map((line) => (line.ok ? (line.endedAt ?? 0) : 0));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(JSON.stringify(await client.untilHost(() => true)).length).toBe(before);
  });

  it('are named as the host names them: no path leads out of their folder', async () => {
    const one = await start();
    const { table } = await played(one);
    const client = await desk(one);
    for (const file of [
      '',
      '.',
      '..',
      '../settings.json',
      `../tables/${table}.journal`,
      '/etc/passwd',
      'x.auction-game',
    ])
      expect(await open(client, file)).toEqual({ ok: false, why: 'unreadable' });
  });

  it('are listed with files from elsewhere, and with those that hold no game', async () => {
    const one = await start();
    const { file } = await played(one);
    const record = await readRecord(one, file);
    const put = (name: string, content: unknown) =>
      writeFile(joinPath(one.folder, 'records', name), JSON.stringify(content));
    await put('kitchen.auction-game', { ...record, meta: undefined });
    await put('broken.auction-game', { game: 'money' });
    await put('notes.txt', 'no game');
    const { records } = await list(await desk(one));
    expect(records).toMatchObject([
      { file },
      { file: 'kitchen.auction-game', ok: true, names: NAMES, early: false },
      { file: 'broken.auction-game', ok: false, why: 'no-record' },
    ]);
    const winners = records.map((line) => (line.ok ? line.winners : []));
    expect(winners[1]).toEqual(winners[0]);
  });

  it('say for which winners they do not count', async () => {
    const one = await start();
    const { file } = await played(one);
    const record = await readRecord(one, file);
    const end = { endedAt: 1, early: false, totals: [9, 9, 1], winners: [0, 1], places: [1, 1, 3] };
    const seats = ['person', 'nobody', 'nobody'].map((type) => [{ type }]);
    const meta = { ...record.meta, end, seats };
    await writeFile(joinPath(one.folder, 'records', file), JSON.stringify({ ...record, meta }));
    const { records } = await list(await desk(one));
    expect(records).toMatchObject([{ winners: NAMES.slice(0, 2), uncounted: NAMES.slice(1, 2) }]);
  });

  it('are the owner’s alone', async () => {
    const one = await start();
    const { file } = await played(one);
    const guest = await join(one.host.port, '/ws');
    expect(await guest.refused({ type: 'list-records', most: 20 })).toEqual({ code: 'not-owner' });
    expect(await guest.refused({ type: 'open-record', file })).toEqual({ code: 'not-owner' });
    expect(await guest.refused({ type: 'read-record', part: '', isLast: true })).toEqual({
      code: 'not-owner',
    });
  });
});

describe('the hands of a finished game', () => {
  it('are shown to the owner if the setup allowed it, and to nobody otherwise', async () => {
    const one = await start();
    const { file } = await played(one, { openHands: true });
    const client = await desk(one);
    expect((await readRecord(one, file)).meta).toMatchObject({ settings: { openHands: true } });
    for (const viewer of [seat(1), 'all'] as const) {
      const film = (await client.ask({ type: 'open-record', file, viewer })) as Film;
      const [first] = framesOf(film);
      expect(first?.you.facing).toBe(viewer === 'all' ? undefined : viewer);
      expect(first?.game?.view).toMatchObject(
        viewer === 'all' ? { open: NAMES.map((_, at) => ({ seat: at })) } : { own: { seat: viewer } },
      );
    }
  });

  it('stay closed by default', async () => {
    const one = await start();
    const { file } = await played(one);
    const client = await desk(one);
    const { settings } = (await readRecord(one, file)).meta ?? {};
    expect(Object.keys(settings as object)).not.toContain('openHands');
    const closed = { code: 'not-available', data: { type: 'viewer', available: ['table'] } };
    for (const viewer of [seat(1), 'all'] as const)
      expect(await client.refused({ type: 'open-record', file, viewer })).toEqual(closed);
  });
});

describe('a file that the owner sends', () => {
  const send = async (client: HostClient, bytes: Buffer): Promise<unknown> => {
    for (let at = 0; ; at += LIMITS.recordPartBytes) {
      const isLast = at + LIMITS.recordPartBytes >= bytes.length;
      const part = bytes.subarray(at, at + LIMITS.recordPartBytes).toString('base64');
      const said = await client.ask({ type: 'read-record', part, isLast });
      if (isLast) return said;
      expect(said).toBeUndefined();
    }
  };

  it('is read as one of the host’s own would be, in whatever parts it comes', async () => {
    const one = await start();
    const { file } = await played(one);
    const client = await desk(one);
    const text = await readFile(joinPath(one.folder, 'records', file), 'utf8');
    const padded = `${text}${' '.repeat(3 * LIMITS.recordPartBytes)}`;
    expect(await send(client, Buffer.from(padded))).toEqual(await open(client, file));
    expect(await send(client, Buffer.from('no game'))).toEqual({ ok: false, why: 'no-record' });
    expect(await send(client, Buffer.alloc(0))).toEqual({ ok: false, why: 'no-record' });
  });

  it('is given up where it is larger than any game, and leaves nothing behind', async () => {
    const one = await start();
    const { file } = await played(one);
    const client = await desk(one);
    const text = await readFile(joinPath(one.folder, 'records', file), 'utf8');
    const large = Buffer.from(`${text}${' '.repeat(LIMITS.recordBytes)}`);
    expect(await send(client, large)).toEqual({ ok: false, why: 'no-record' });
    expect(await send(client, Buffer.from(text))).toMatchObject({ ok: true });
  });
});

it('a finished game without a record gets the same one from its journal at the next start', async () => {
  const first = await start();
  const { file } = await played(first);
  const record = await readRecord(first, file);
  await first.stop();
  await rm(joinPath(first.folder, 'records', file));
  const second = await start({ dataDir: first.folder });
  await (await desk(second)).untilHost(({ owner }) => owner?.recordsSaved === 1);
  expect(await readRecord(second, file)).toEqual(record);
});

describe('a finished game that cannot be kept as a record', () => {
  it('is not deleted with a table that nobody comes back to, and the owner is told', async () => {
    const clock = manualClock();
    const first = await start({ clock });
    const { table, file } = await played(first);
    await first.stop();
    await rm(joinPath(first.folder, 'records', file));
    await rewrite(first, table, spoilt);
    clock.advance(2 * DAY);
    const second = await start({ dataDir: first.folder, clock });
    const client = await desk(second);
    const { owner } = await client.untilHost((frame) => (frame.owner?.problems.length ?? 0) > 0);
    expect(owner?.problems).toMatchObject([{ type: 'record-not-saved', table, title: 'Kitchen' }]);
    expect(await inFolder(second, 'tables')).toContain(`${table}.journal`);
    expect(second.log.join('\n')).toContain('record-not-saved');
  });

  it('is not taken for kept where today’s rules end it otherwise', async () => {
    const first = await start();
    const { table, file } = await played(first);
    await first.stop();
    await rm(joinPath(first.folder, 'records', file));
    await rewrite(first, table, (lines) =>
      lines.map((line) => {
        const entry = line.entry as { type: string; ledger?: { totals: readonly number[] } };
        if (entry.type !== 'finished' || entry.ledger === undefined) return line;
        return { ...line, entry: { ...entry, ledger: { ...entry.ledger, totals: [1, 2, 3] } } };
      }),
    );
    const client = await desk(await start({ dataDir: first.folder }));
    await client.untilHost(({ owner }) => owner?.problems[0]?.type === 'record-not-saved');
    expect(await inFolder(first, 'records')).toEqual([]);
  });

  it.each(['cannot be played again', 'is in a damaged journal'])(
    'stays under another name when its table is discarded, where it %s',
    async (why) => {
      const first = await start();
      const { table, file } = await played(first);
      await first.stop();
      await rm(joinPath(first.folder, 'records', file));
      const path = joinPath(first.folder, 'tables', `${table}.journal`);
      if (why === 'cannot be played again') await rewrite(first, table, spoilt);
      else await writeFile(path, (await readFile(path, 'utf8')).replace('"acted"', '"actad"'));
      const journal = await readFile(path);
      const second = await start({ dataDir: first.folder });
      const client = await desk(second);
      await client.untilHost(({ owner }) => (owner?.problems.length ?? 0) > 0);
      await client.ask({ type: 'discard-table', table });
      const { owner, tables } = await client.untilHost(
        ({ owner: now }) => now?.problems[0]?.type === 'games-put-aside',
      );
      const aside = `${table}.journal.discarded`;
      expect(owner?.problems).toMatchObject([{ type: 'games-put-aside', table, file: aside }]);
      expect(tables).toEqual([]);
      expect(await readFile(joinPath(first.folder, 'tables', aside))).toEqual(journal);
      await second.stop();
      const third = await desk(await start({ dataDir: first.folder }));
      expect((await third.untilHost(() => true)).tables).toEqual([]); // it does not come back
    },
  );

  it('is saved when its table is discarded, if the disk takes it by then', async () => {
    const one = await start();
    const table = await openTestTable(one.host);
    const [ada] = await seatGuests(one.host, table, NAMES);
    await ada?.client.ask({ type: 'start' });
    const client = await desk(one);
    await rm(joinPath(one.folder, 'records'), { recursive: true, force: true });
    await writeFile(joinPath(one.folder, 'records'), 'a file where the records should be');
    await ada?.client.ask({ type: 'end-game' });
    await client.untilHost(({ owner }) => owner?.problems[0]?.type === 'record-not-saved');
    await rm(joinPath(one.folder, 'records'));
    await client.ask({ type: 'discard-table', table });
    expect(await inFolder(one, 'records')).toHaveLength(1);
    expect(await inFolder(one, 'tables')).toEqual([]);
  });
});

describe('the folder of records', () => {
  const folderOf = async (): Promise<string> => {
    const folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-records-'));
    folders.push(folder);
    return folder;
  };

  it('keeps both of two games that would have one name, and the same game once', async () => {
    const folder = await folderOf();
    const files = new RecordFiles(systemDisk, folder);
    const early = (seed: string, wait: number) => {
      const ready = { ...readyTable(), changedAt: 1000 + wait };
      return after(ready, startOf(ready, seed), { type: 'ended-early' });
    };
    const [first, second] = [early('first', 0), early('second', 5)];
    for (const one of [first, second, first, second]) await files.save(one);
    const names = (await readdir(folder)).sort();
    expect(names).toEqual([
      '1970-01-01-money-0123456789abcdef-1-2.auction-game',
      '1970-01-01-money-0123456789abcdef-1.auction-game',
    ]);
    const deals = await Promise.all(
      names.map(
        async (name) => (JSON.parse(await readFile(joinPath(folder, name), 'utf8')) as GameRecord).deal,
      ),
    );
    expect(deals).toEqual([second.game?.deal, first.game?.deal]);
  });

  it('writes over no file that it does not know', async () => {
    const folder = await folderOf();
    const files = new RecordFiles(systemDisk, folder);
    const table = playedToTheEnd(readyTable());
    const name = '1970-01-01-money-0123456789abcdef-1.auction-game';
    await writeFile(joinPath(folder, name), 'something else');
    await files.save(table);
    expect(await readFile(joinPath(folder, name), 'utf8')).toBe('something else');
    const copy = await readFile(joinPath(folder, name.replace('-1.', '-1-2.')), 'utf8');
    expect(JSON.parse(copy)).toMatchObject(JSON.parse(JSON.stringify(recordOf(table))));
  });

  it('is written anew where it was removed while the host runs', async () => {
    const one = await start();
    const { table, ada, file } = await played(one);
    await rm(joinPath(one.folder, 'records'), { recursive: true });
    await ada.ask({ type: 'rematch' });
    const client = await desk(one);
    await client.ask({ type: 'discard-table', table });
    expect(await inFolder(one, 'records')).toEqual([file]);
  });
});
