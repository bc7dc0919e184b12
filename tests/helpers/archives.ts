import type { GameRecord } from '../../core/record/index.ts';
import type { HousePeople } from '../../core/house/people.ts';
import { archiveOf, type RecordFile } from '../../electron/host/storage/archive.ts';
import { ZipWriter } from '../../electron/host/storage/zip.ts';
import { openRecords } from './open-records.ts';

/** People of a house: two with devices, of whom one had another id before. */
export const PEOPLE: HousePeople = {
  people: [
    { id: 'annaaaaa', name: 'Anna', otherNames: ['Annie'], colour: 0, addedAt: 5, devices: ['a'.repeat(64)] },
    { id: 'bennnnnn', name: 'Ben', otherNames: [], colour: 3, addedAt: 9, devices: [] },
  ],
  merged: { annieeee: 'annaaaaa' },
  forgetting: [],
};

/** A finished match of each game, as the record of a table, by the names of their files. */
export const tableRecords = (table = '0123456789abcdef'): readonly (readonly [string, GameRecord])[] =>
  [...openRecords()]
    .sort((one, other) => (one.game < other.game ? -1 : 1))
    .map((record, index) => {
      const number = index + 1;
      const startedAt = Date.UTC(2026, 0, 31, 20 + index);
      const end = {
        endedAt: startedAt + 60_000,
        early: false,
        totals: record.seats.map(() => 0),
        winners: [0],
      };
      const file = `2026-01-31-${record.game}-${table}-${number}.auction-game`;
      return [file, { ...record, meta: { ...record.meta, table, number, startedAt, end } }];
    });

export const textOf = (record: GameRecord): string => `${JSON.stringify(record)}\n`;

export async function* contentsOf(
  records: readonly (readonly [string, GameRecord])[],
): AsyncGenerator<RecordFile> {
  for (const [file, record] of records)
    yield await Promise.resolve({ file, content: Buffer.from(textOf(record)) });
}

export const wholeArchive = (): Promise<Buffer> => archiveOf(PEOPLE, contentsOf(tableRecords()));

/** An archive of any files. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const zip = new ZipWriter();
  for (const [name, text] of Object.entries(files)) zip.add(name, Buffer.from(text));
  return zip.end();
}
