import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import type { Result } from '../../core/base/result.ts';
import type { HousePeople } from '../../core/house/people.ts';
import type { ImportReport } from '../../core/protocol/archives.ts';
import { exportHouse } from '../../electron/host/exporting.ts';
import { House } from '../../electron/host/house.ts';
import { Importing } from '../../electron/host/importing.ts';
import { Retries } from '../../electron/host/retries.ts';
import { archiveOf } from '../../electron/host/storage/archive.ts';
import { houseText, openHouse } from '../../electron/host/storage/house-file.ts';
import { RecordFiles } from '../../electron/host/storage/record-files.ts';
import { contentsOf, PEOPLE, tableRecords, textOf, wholeArchive, zipOf } from '../helpers/archives.ts';
import { eventually } from '../helpers/eventually.ts';
import { FaultyDisk, type DiskCall, type Fate } from '../helpers/faulty-disk.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const FOLDER = '/home/ada';

/** A house that has just been opened on a disk. */
async function openOn(disk: FaultyDisk) {
  const clock = manualClock();
  const log = (): void => undefined;
  const retries = new Retries(clock);
  const { file } = await openHouse(disk, FOLDER);
  const house = new House({
    file,
    clock,
    entropy: (size) => new Uint8Array(size),
    retries,
    log,
    changed: () => undefined,
  });
  const records = new RecordFiles(disk, `${FOLDER}/records`);
  const importing = new Importing({ disk, folder: FOLDER, house, records, retries, log });
  running.push(retries);
  return { house, records, importing, retries, clock };
}
const running: Retries[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.stop()))));

const newDisk = (fate?: (call: DiskCall) => Fate): FaultyDisk => new FaultyDisk(createRng('importing'), fate);
const valueOf = (result: Result<ImportReport, Rejection>): ImportReport => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const exported = ({ house, records }: Awaited<ReturnType<typeof openOn>>): Promise<Buffer> =>
  exportHouse({ records, people: house.people }, 'archive', new Map());

/** What is on a disk, without what can be thrown away. */
const kept = (disk: FaultyDisk): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...disk.files()].flatMap(([path, bytes]) =>
      path.endsWith('-index.json') || path.endsWith('.new') ? [] : [[path, String(bytes)]],
    ),
  );
const WHOLE = {
  [`${FOLDER}/house.json`]: houseText(PEOPLE),
  ...Object.fromEntries(
    tableRecords().map(([file, record]) => [`${FOLDER}/records/${file}`, textOf(record)]),
  ),
};

describe('an archive that is imported', () => {
  it('makes of an empty house one that exports the same archive', async () => {
    const [disk, whole] = [newDisk(), await wholeArchive()];
    const one = await openOn(disk);
    expect(valueOf(await one.importing.take(whole))).toEqual({
      ok: true,
      taken: 3,
      known: 0,
      people: 2,
      leftOut: [],
      leftOutCount: 0,
    });
    expect(kept(disk)).toEqual(WHOLE);
    expect(await exported(one)).toEqual(whole);
    expect(one.records.saved).toBe(3);
  });

  it('changes nothing the second time', async () => {
    const [disk, whole] = [newDisk(), await wholeArchive()];
    const one = await openOn(disk);
    await one.importing.take(whole);
    const report = valueOf(await one.importing.take(whole));
    expect(report).toMatchObject({ taken: 0, known: 3, people: 0, leftOutCount: 0 });
    expect(kept(disk)).toEqual(WHOLE);
  });

  it('changes no record that is here, and takes other matches of the same file name', async () => {
    const disk = newDisk();
    const one = await openOn(disk);
    await one.importing.take(await wholeArchive());
    const [[file, record] = ['', undefined]] = tableRecords();
    if (record === undefined) throw new Error('no record');
    const corrected = { ...record, seats: record.seats.map((_, at) => `Guest ${at + 1}`) };
    const other = { ...record, meta: { ...record.meta, startedAt: 5 } };
    const { meta: _meta, ...bare } = record;
    const archive = zipOf({
      'house.json': houseText({ people: [], merged: {}, forgetting: [] }),
      [`records/${file}`]: textOf(corrected),
      [`records/x/${file.toUpperCase().replace('.AUCTION-GAME', '.auction-game')}`]: textOf(other),
      'records/bare.auction-game': textOf(bare),
      'records/bare again.auction-game': textOf(bare),
    });
    expect(valueOf(await one.importing.take(archive))).toMatchObject({ taken: 2, known: 2, leftOutCount: 0 });
    expect(kept(disk)).toMatchObject(WHOLE);
    expect(Object.keys(kept(disk))).toHaveLength(6);
    expect(valueOf(await one.importing.take(archive))).toMatchObject({ taken: 0, known: 4 });
  });

  it('names what is left out, and takes all the rest', async () => {
    const disk = newDisk();
    const { importing } = await openOn(disk);
    const broken = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`records/${at}.txt`, '']));
    const good = Object.fromEntries(
      tableRecords().map(([file, record]) => [`records/${file}`, textOf(record)]),
    );
    const report = valueOf(
      await importing.take(zipOf({ 'house.json': houseText(PEOPLE), ...broken, ...good })),
    );
    expect(report).toMatchObject({ taken: 3, leftOutCount: 30 });
    expect(report.ok && report.leftOut).toHaveLength(20);
    expect(report.ok && report.leftOut[0]).toEqual({ file: 'records/0.txt', why: 'no-record' });
    expect(kept(disk)).toEqual(WHOLE);
  });

  it('that is none changes nothing', async () => {
    const disk = newDisk();
    const { importing } = await openOn(disk);
    expect(valueOf(await importing.take(Buffer.from('x')))).toEqual({ ok: false, why: 'no-archive' });
    expect(disk.files().size).toBe(0);
  });

  it('joins houses that know the same people', async () => {
    const one = await openOn(newDisk());
    await one.importing.take(await wholeArchive());
    await one.house.rename('annaaaaa', 'Anna B.', 4);
    const [anna, ...others] = PEOPLE.people;
    if (anna === undefined) throw new Error('nobody');
    const carla = { ...anna, id: 'carlaaaa', name: 'Carla', otherNames: [], devices: [] };
    const theirs: HousePeople = {
      ...PEOPLE,
      people: [{ ...anna, devices: ['b'.repeat(64)] }, carla, ...others],
    };
    const report = valueOf(await one.importing.take(await archiveOf(theirs, contentsOf([]))));
    expect(report).toMatchObject({ people: 1, taken: 0, known: 0 });
    expect(one.house.people.people).toEqual([
      {
        ...anna,
        name: 'Anna B.',
        colour: 4,
        otherNames: ['Anna', 'Annie'],
        devices: ['a'.repeat(64), 'b'.repeat(64)],
      },
      ...others,
      carla,
    ]);
  });
});

describe('an import that is interrupted', () => {
  it('by a crash at any moment has taken nothing or is finished by the next start', async () => {
    const whole = await wholeArchive();
    const probe = newDisk();
    await (await openOn(probe)).importing.take(whole);
    const counts = { nothing: 0, finished: 0 };
    for (let crash = 0; crash < probe.calls; crash++)
      for (const isKill of [true, false]) {
        const disk = new FaultyDisk(createRng(`crash ${crash} ${isKill}`), ({ number }) =>
          number === crash ? 'crashed' : 'done',
        );
        const report = await openOn(disk)
          .then(({ importing }) => importing.take(whole))
          .catch(() => undefined);
        if (report?.ok !== true) {
          const next = isKill ? disk.afterKill() : disk.afterCrash();
          await (await openOn(next)).importing.goOn();
          const then = kept(next);
          const isNothing = Object.keys(then).length === 0;
          expect(isNothing ? WHOLE : then, `crash at call ${crash}`).toEqual(WHOLE);
          counts[isNothing ? 'nothing' : 'finished'] += 1;
        }
      }
    expect(counts.nothing).toBeGreaterThan(5);
    expect(counts.finished).toBeGreaterThan(20);
  });

  it('by a full disk is finished when there is room', async () => {
    const disk = newDisk();
    const whole = await wholeArchive();
    disk.room = whole.length + 3_000;
    const { importing, clock } = await openOn(disk);
    const taken = await importing.take(whole);
    expect(taken).toMatchObject({ ok: false, error: { code: 'table-frozen', data: { why: 'disk-full' } } });
    disk.room = Number.POSITIVE_INFINITY;
    clock.advance(60_000);
    await eventually(() => expect(kept(disk)).toEqual(WHOLE));
  });

  it('by a disk that takes nothing has taken nothing', async () => {
    const disk = newDisk();
    disk.room = 100;
    const { importing } = await openOn(disk);
    expect(await importing.take(await wholeArchive())).toMatchObject({ ok: false });
    expect(kept(disk)).toEqual({});
  });
});
