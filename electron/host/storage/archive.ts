import { createHash } from 'node:crypto';
import { isJsonObject } from '../../../core/base/parse.ts';
import { isTooDeep, parseJson } from '../../../core/protocol/decode.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { HouseGame } from '../../../core/house/house-game.ts';
import type { HousePeople } from '../../../core/house/people.ts';
import { matchKey } from '../../../core/house/exported.ts';
import type { ImportReport, LeftOutReason } from '../../../core/protocol/archives.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { RECORD_EXTENSION } from '../../../core/protocol/records.ts';
import { parseRecord } from '../../../core/record/index.ts';
import { houseText, readHouse } from './house-file.ts';
import { lineOf } from './record-index.ts';
import { readZip, ZipWriter, type ZipEntry } from './zip.ts';

/** The people of the house in an archive; beside it is a folder of records. */
const HOUSE = 'house.json';
const FOLDER = 'records/';

/** A file of the folder of records. */
export interface RecordFile {
  readonly file: string;
  readonly content: Buffer;
}

/** Packs records and people. */
export async function archiveOf(people: HousePeople, records: AsyncIterable<RecordFile>): Promise<Buffer> {
  const zip = new ZipWriter();
  zip.add(HOUSE, Buffer.from(houseText({ ...people, forgetting: [] })));
  for await (const { file, content } of records) zip.add(`${FOLDER}${file}`, content);
  return zip.end();
}

/** A record of an archive that can be taken. */
export interface ArchivedRecord {
  /** A name that is safe on every system. */
  readonly file: string;
  readonly text: string;
  /** `keyOf` its match. */
  readonly key: string;
}

/** A file of an archive. */
export type ArchivedFile =
  | ({ readonly ok: true } & ArchivedRecord)
  | { readonly ok: false; readonly file: string; readonly why: LeftOutReason };

export interface Archive {
  readonly people: HousePeople;
  /** Unpacks and checks the files, one after the other. */
  readonly files: () => Iterable<ArchivedFile>;
}

type ArchiveProblem = (ImportReport & { readonly ok: false })['why'];

/** Most people of an archive, and most ids from before merges. */
const MOST_PEOPLE = 1_000;
const MOST_MERGES = 10_000;
const MOST_HOUSE_BYTES = 2 * 1024 * 1024;
/** The longest file name that is taken. */
const LONGEST_NAME = 120;

/** Reads an archive, which may be anything. Never throws. */
export function readArchive(bytes: Buffer): Result<Archive, ArchiveProblem> {
  if (bytes.length > LIMITS.archiveBytes) return fail('too-large');
  const zip = readZip(bytes, { entries: LIMITS.archiveEntries, bytes: LIMITS.archiveUnpacked });
  if (!zip.ok) return zip;
  const entries = zip.value.filter(({ name }) => !isOfSystem(name));
  const house = entries.filter(({ name }) => baseOf(name) === HOUSE);
  const [first] = house;
  if (first === undefined || house.length > 1) return fail('no-archive');
  const people = peopleIn(first);
  if (!people.ok) return people;
  const others = entries.filter((entry) => entry !== first);
  return ok({ people: people.value, files: () => filesOf(others) });
}

/** Folders, and what macOS puts into archives. */
const isOfSystem = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || baseOf(name)?.startsWith('.') === true;

/** The name of a file without its folders; undefined if it leads out of the archive. */
function baseOf(name: string): string | undefined {
  const parts = name.split('/');
  const isWithin = parts.every((part) => part !== '' && part !== '..') && !/[\\:\0]/.test(name);
  return isWithin ? parts.at(-1) : undefined;
}

function peopleIn(entry: ZipEntry): Result<HousePeople, ArchiveProblem> {
  const content = entry.read();
  if (!content.ok || content.value.length > MOST_HOUSE_BYTES) return fail('no-archive');
  const text = content.value.toString('utf8');
  const people = readHouse(text);
  if (people === undefined) return fail(isOfNewerHouse(text) ? 'newer' : 'no-archive');
  const isTooMuch = people.people.length > MOST_PEOPLE || Object.keys(people.merged).length > MOST_MERGES;
  return isTooMuch ? fail('too-large') : ok(people);
}

/** Whether a text is the people of a house in a format that this version does not know. */
function isOfNewerHouse(text: string): boolean {
  const json = parseJson(text);
  const format: unknown = json.ok && isJsonObject(json.value) ? json.value['format'] : undefined;
  return typeof format === 'string' && /^auction-night\/house@(?:[2-9]|1\d)\d*$/.test(format);
}

function* filesOf(entries: readonly ZipEntry[]): Iterable<ArchivedFile> {
  for (const entry of entries) {
    const checked = recordIn(entry);
    yield checked.ok
      ? { ok: true, ...checked.value }
      : { ok: false, file: entry.name.slice(0, LONGEST_NAME), why: checked.error };
  }
}

function recordIn(entry: ZipEntry): Result<ArchivedRecord, LeftOutReason> {
  const base = baseOf(entry.name);
  if (base === undefined || !base.endsWith(`.${RECORD_EXTENSION}`)) return fail('no-record');
  const content = entry.read();
  if (!content.ok) return content;
  if (content.value.length > LIMITS.recordBytes) return fail('too-large');
  const text = content.value.toString('utf8');
  const json = parseJson(text);
  if (!json.ok || isTooDeep(json.value, MOST_DEPTH)) return fail('no-record');
  const record = parseRecord(json.value);
  if (!record.ok) {
    const isNewer = record.error.code === 'unknown-format' || record.error.code === 'unknown-game';
    return fail(isNewer ? 'newer' : 'no-record');
  }
  const line = lineOf(base, text);
  if (!line.ok) return fail(line.why);
  const key = keyOf(line.game, text);
  return ok({ file: safeName(base, key), text, key });
}

/** No record is nested deeper. */
const MOST_DEPTH = 32;

/** Whether a record says at which table it was played as which match. */
export const hasTable = ({ table, number }: HouseGame): boolean =>
  table !== undefined && number !== undefined;

/** What tells a match from all others; a record that does not say its table is known by its text. */
export const keyOf = (game: HouseGame, text: string): string =>
  hasTable(game) ? matchKey(game) : `text ${hashOf(text.trim())}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file name as this program writes them, or one made of the match. */
function safeName(base: string, key: string): string {
  const isSafe = base.length <= LONGEST_NAME && /^[a-z0-9][a-z0-9._-]*$/i.test(base) && !RESERVED.test(base);
  return isSafe ? base : `imported-${hashOf(key).slice(0, 16)}.${RECORD_EXTENSION}`;
}

/** Names of devices, which are no files on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
