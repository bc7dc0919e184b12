import { join } from 'node:path';
import * as v from 'valibot';
import { CHARACTER_NAMES } from '../../../core/base/characters.ts';
import { readGame, type ReadGame } from '../../../core/house/reading.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { RECORD_EXTENSION, type RecordProblem } from '../../../core/protocol/records.ts';
import type { Disk, FileLook } from './disk.ts';
import { errorCode, FRESH, writeWhole } from './files.ts';
import { readEnd } from './films.ts';

/** What the index says of a file: its match, or why it has none. */
export type IndexLine =
  | ({ readonly ok: true; readonly bytes: number } & ReadGame)
  | { readonly ok: false; readonly bytes: number; readonly file: string; readonly why: RecordProblem };

interface Indexed {
  /** Changes with the file. */
  readonly look: string;
  readonly line: IndexLine;
}

/** The name of the file of a line. */
export const fileOf = (line: IndexLine): string => (line.ok ? line.game.file : line.file);

/** Files that are looked at or read at once; more would keep the journals of running games waiting. */
const AT_ONCE = 16;

/**
 * The lines of all records of a folder, in memory and in a file beside the folder. Nothing is read before somebody asks. Each time, files
 * that were added, changed or removed since are noticed by their size, identity and time of change.
 */
export class RecordIndex {
  readonly #disk: Disk;
  readonly #folder: string;
  #lines: ReadonlyMap<string, Indexed> | undefined;
  #refreshing: Promise<unknown> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  /**
   * Returns a line for each file of the folder that may hold a record, in no particular order.
   * @throws The system's error if the folder cannot be read.
   */
  lines(): Promise<readonly IndexLine[]> {
    const done = this.#refreshing.then(() => this.#refresh()); // a file may have come since an earlier look began
    this.#refreshing = done.catch(() => undefined);
    return done;
  }

  /** Resolves when what was read is in the file, as far as the disk takes it. */
  async settled(): Promise<void> {
    await this.#refreshing;
    await this.#writing;
  }

  /**
   * Forgets all lines, also those in the file, finished or not, which is written anew when somebody asks for them.
   * @throws The system's error.
   */
  async clear(): Promise<void> {
    await this.settled();
    this.#lines = undefined;
    for (const path of [this.#path, this.#path + FRESH]) await this.#disk.remove(path);
  }

  /**
   * Returns the files that may hold records; none if there is no folder.
   * @throws The system's error.
   */
  async names(): Promise<readonly string[]> {
    try {
      const names = await this.#disk.readdir(this.#folder);
      return names.filter((name) => name.endsWith(`.${RECORD_EXTENSION}`));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  async #refresh(): Promise<readonly IndexLine[]> {
    const [names, known] = [await this.names(), this.#lines ?? (await this.#stored())];
    const next = new Map<string, Indexed>();
    for (let at = 0; at < names.length; at += AT_ONCE) {
      const some = names.slice(at, at + AT_ONCE);
      const found = await Promise.all(some.map((name) => this.#indexed(name, known.get(name))));
      for (const [index, one] of found.entries()) if (one !== undefined) next.set(some[index] ?? '', one);
    }
    this.#lines = next;
    const [before, now] = [matchesIn(known), matchesIn(next)];
    const isSame =
      before.size === now.size && [...now].every(([name, { look }]) => before.get(name)?.look === look);
    if (!isSame) this.#writing = this.#writing.then(() => this.#store(now));
    return [...next.values()].map(({ line }) => line);
  }

  /** Reads a file, unless it is as it was; undefined if it is gone. */
  async #indexed(file: string, known: Indexed | undefined): Promise<Indexed | undefined> {
    const found = await this.#disk.look(join(this.#folder, file)).catch(() => undefined);
    if (found === undefined) return undefined;
    const look = lookOf(found);
    if (known?.look === look) return known;
    const line: IndexLine = { ...(await this.#line(file, found.size)), bytes: found.size };
    return { look: !line.ok && line.why === 'unreadable' ? '' : look, line }; // it may be readable the next time
  }

  async #line(file: string, size: number): Promise<DistributiveOmit<IndexLine, 'bytes'>> {
    if (size > LIMITS.recordBytes) return { ok: false, file, why: 'no-record' };
    try {
      return lineOf(file, (await this.#disk.readFile(join(this.#folder, file))).toString('utf8'));
    } catch {
      return { ok: false, file, why: 'unreadable' };
    }
  }

  /** The path of the file that keeps the lines. */
  get #path(): string {
    return `${this.#folder}-index.json`;
  }

  /** Returns the lines of an earlier process; none if its file is missing, damaged or of another version. */
  async #stored(): Promise<ReadonlyMap<string, Indexed>> {
    try {
      const stored = v.safeParse(
        STORED,
        JSON.parse((await this.#disk.readFile(this.#path)).toString('utf8')),
      );
      return new Map(stored.success ? stored.output.files.map(({ name, ...one }) => [name, one]) : []);
    } catch {
      return new Map();
    }
  }

  /** Writes the lines. If that fails, no file is better than one with lines of deleted records. Never rejects. */
  async #store(lines: ReadonlyMap<string, Indexed>): Promise<void> {
    const files = [...lines].map(([name, one]) => ({ name, ...one }));
    const text = `${JSON.stringify({ format: FORMAT, files })}\n`;
    await writeWhole(this.#disk, this.#path, text).catch(() =>
      this.#disk.remove(this.#path).catch(() => undefined),
    );
  }
}

/** The matches among the lines. Only they are kept: a later version may read what this one cannot. */
const matchesIn = (lines: ReadonlyMap<string, Indexed>): ReadonlyMap<string, Indexed> =>
  new Map([...lines].filter(([, { line }]) => line.ok));

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const lookOf = ({ size, identity, changedAt }: FileLook): string => `${size} ${identity} ${changedAt}`;

/** Reads a record's text; one that does not say how its match ended is replayed. */
export function lineOf(file: string, text: string): DistributiveOmit<IndexLine, 'bytes'> {
  const json = parseJson(text);
  const read = json.ok ? readGame(file, json.value) : undefined;
  if (read !== undefined) return { ok: true, ...read };
  const end = readEnd(text);
  if (!end.ok) return { ok: false, file, why: end.error };
  const { record, result } = end.value;
  const { totals = [], winners = [], places = [] } = result ?? {};
  const replayed = readGame(file, record, { early: result === undefined, totals, winners, places });
  return replayed === undefined ? { ok: false, file, why: 'no-record' } : { ok: true, ...replayed };
}

/** Raise it when a line says something else of the same file. */
const FORMAT = 'auction-night/record-index@3';

const person = v.object({
  name: v.string(),
  type: v.literal('person'),
  person: v.exactOptional(v.string()),
});
const bot = v.object({
  name: v.string(),
  type: v.literal('bot'),
  bot: v.string(),
  character: v.exactOptional(v.picklist(CHARACTER_NAMES)),
});
const other = v.object({ name: v.string(), type: v.picklist(['nobody', 'unknown']) });

const GAME = v.object({
  file: v.string(),
  game: v.string(),
  edition: v.string(),
  hands: v.exactOptional(v.number()),
  evening: v.exactOptional(v.string()),
  table: v.exactOptional(v.string()),
  number: v.exactOptional(v.number()),
  startedAt: v.exactOptional(v.number()),
  endedAt: v.exactOptional(v.number()),
  isEarly: v.boolean(),
  seats: v.array(v.variant('type', [person, bot, other])),
  places: v.array(v.number()),
  totals: v.array(v.number()),
  feats: v.exactOptional(v.record(v.string(), v.array(v.nullable(v.number())))),
});

const LINE = v.object({
  ok: v.literal(true),
  bytes: v.number(),
  game: GAME,
  title: v.exactOptional(v.string()),
  isOlder: v.exactOptional(v.literal(true)),
});

const STORED = v.object({
  format: v.literal(FORMAT),
  files: v.array(v.object({ name: v.string(), look: v.string(), line: LINE })),
});
