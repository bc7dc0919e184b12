import { join } from 'node:path';
import * as v from 'valibot';
import type { TableId } from '../../../core/base/ids.ts';
import { isJsonObject } from '../../../core/base/parse.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { HouseGame } from '../../../core/house/house-game.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { RECORD_EXTENSION, type Film, type RecordList } from '../../../core/protocol/records.ts';
import { recordOf, tablesAtTheEnd, type FilmViewer, type GameRecord } from '../../../core/record/index.ts';
import type { Chances } from '../../../core/story/chances.ts';
import { featsOf } from '../../../core/story/feats.ts';
import type { HouseClaim } from '../../../core/story/claims.ts';
import { isSameEnd, type LedgerEntry, type TableEntry, type TableState } from '../../../core/table/index.ts';
import { inSlices } from '../in-slices.ts';
import { hasTable, keyOf, type ArchivedRecord, type RecordFile } from './archive.ts';
import type { Disk } from './disk.ts';
import { FRESH, makeFolder, writeWhole } from './files.ts';
import { readFilm, readRecordFor } from './films.ts';
import { fileOf, RecordIndex } from './record-index.ts';
import { listOf, type ListRequest } from './record-list.ts';

/** The start of a record's file name: `2026-01-31-money`, table and number of the game. */
const stemOf = ({ id, games }: TableState, { game, endedAt }: LedgerEntry): string =>
  `${new Date(endedAt).toISOString().slice(0, 10)}-${game}-${id}-${games}`;

/**
 * The records of finished games of all tables, in one folder. Writes happen one after the other. Everything rejects with the system's
 * error.
 */
export class RecordFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #changed: () => void;
  readonly #index: RecordIndex;
  #saved = 0;
  #tail: Promise<unknown> = Promise.resolve();

  /** @param changed Called when a record has been added, rewritten or deleted. */
  constructor(disk: Disk, folder: string, changed: () => void = () => undefined) {
    this.#disk = disk;
    this.#folder = folder;
    this.#index = new RecordIndex(disk, folder);
    this.#changed = changed;
  }

  /** The number of records saved since the start. */
  get saved(): number {
    return this.#saved;
  }

  /** Saves the game that has just ended, unless it is saved already. Never overwrites another game. */
  save(table: TableState): Promise<void> {
    return this.#enqueue(() => this.#save(table));
  }

  async #save(table: TableState): Promise<void> {
    const last = table.ledger.at(-1);
    const record = isSaved(table) ? recordAt(table) : undefined;
    if (record === undefined || last === undefined || table.phase !== 'ended') return;
    await makeFolder(this.#disk, this.#folder);
    const stem = stemOf(table, last);
    const names = new Set(await this.#index.names());
    for (let copy = 1; ; copy++) {
      const name = `${copy === 1 ? stem : `${stem}-${copy}`}.${RECORD_EXTENSION}`;
      if (names.has(name)) {
        if ((await this.#startOf(name)) === table.game?.startedAt) return;
        continue;
      }
      await writeWhole(this.#disk, join(this.#folder, name), `${JSON.stringify(record)}\n`);
      this.#saved += 1;
      return this.#changed();
    }
  }

  /** Adds the chances in the game that has just ended to its record, if there is one. */
  addChances(table: TableState, chances: Chances): Promise<void> {
    return this.#enqueue(async () => {
      const last = table.ledger.at(-1);
      if (last === undefined) return;
      const stem = stemOf(table, last);
      for (const name of await this.#index.names()) {
        if (!name.startsWith(stem) || (await this.#startOf(name)) !== table.game?.startedAt) continue;
        const record = v.safeParse(WITH_META, jsonIn((await this.#text(name)) ?? ''));
        if (!record.success) return;
        const meta = { ...record.output.meta, chances };
        const text = `${JSON.stringify({ ...record.output, meta })}\n`;
        return writeWhole(this.#disk, join(this.#folder, name), text);
      }
    });
  }

  /**
   * Saves a table's finished games that have no record yet, while `isWanted`. One game after the other, since people play meanwhile.
   * @param log The whole log of the table.
   * @returns Whether all are on disk now. A game that this program cannot replay to the same end is not saved.
   */
  complete(table: TableState, log: readonly TableEntry[], isWanted: () => boolean): Promise<boolean> {
    return this.#enqueue(() => this.#complete(table, log, isWanted));
  }

  /**
   * Rewrites the records that `change` changes, and what the index keeps of them. Removes files that were never finished.
   * @param table Only those of this table.
   */
  rewrite(change: (text: string) => string, table?: TableId): Promise<void> {
    return this.#enqueue(async () => {
      await this.#removeUnfinished();
      for (const name of await this.#index.names()) {
        const text = name.includes(table ?? '') ? await this.#text(name) : undefined;
        const changed = text === undefined ? text : change(text);
        if (changed === undefined || changed === text) continue;
        await writeWhole(this.#disk, join(this.#folder, name), changed);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await this.#index.clear();
      this.#changed();
    });
  }

  /** Resolves when all pending work has finished or failed. */
  async settled(): Promise<void> {
    await this.#tail;
    await this.#index.settled();
  }

  async #complete(table: TableState, log: readonly TableEntry[], isWanted: () => boolean): Promise<boolean> {
    const { id, ledger } = table;
    if (ledger.length === 0 || !isSaved(table)) return true;
    const starts = log.flatMap((entry) => (entry.type === 'started' ? [entry.at] : []));
    const saved = await this.#gamesOf(id);
    const isThere = (_: LedgerEntry, index: number): boolean => saved.has(gameKey(index + 1, starts[index]));
    if (!ledger.every(isThere))
      for (const then of tablesAtTheEnd(log)) {
        if (!isWanted()) return false;
        const last = then.ledger.length - 1;
        if (!isSameEnd(ledger[last], then.ledger[last])) return false;
        const key = gameKey(last + 1, then.game?.startedAt);
        if (!saved.has(key)) await this.#save(then);
        saved.add(key);
        await new Promise((resolve) => setImmediate(resolve));
      }
    await this.#disk.syncFolder(this.#folder); // an earlier process may have been killed before that
    return ledger.every(isThere);
  }

  /** Lists records by evenings, the newest first. */
  async list(asked: ListRequest): Promise<RecordList> {
    return listOf(await this.#index.lines(), asked);
  }

  /** Returns what the house book counts: the matches of all records, in no particular order. */
  async games(): Promise<readonly HouseGame[]> {
    return (await this.#index.lines()).flatMap((line) => (line.ok ? [line.game] : []));
  }

  /**
   * Deletes a record for good: its file, and what the index has of it. Rejects with not-available if there is no such file, or while its
   * table is there, whose journal holds the match too and would become a record again.
   */
  delete(file: string, isTable: (table: string) => boolean): Promise<Result<undefined, Rejection>> {
    return this.#enqueue(async () => {
      const found = (await this.#index.lines()).find((line) => fileOf(line) === file);
      const table = found?.ok === true ? found.game.table : undefined;
      if (found === undefined || (table !== undefined && isTable(table)))
        return fail(rejection('not-available', { type: 'delete-record', available: [] }));
      await this.#disk.remove(join(this.#folder, file));
      await this.#disk.syncFolder(this.#folder);
      await this.#index.lines();
      await this.#index.settled();
      this.#changed();
      return ok(undefined);
    });
  }

  /** Reads all files that may hold a record, in the order of their names, except those that are larger than any. */
  async *contents(): AsyncGenerator<RecordFile> {
    const lines = await this.#index.lines();
    const files = lines.filter(({ bytes }) => bytes <= LIMITS.recordBytes).map(fileOf);
    for (const file of [...files].sort()) {
      const content = await this.#disk.readFile(join(this.#folder, file)).catch(() => undefined);
      if (content !== undefined) yield { file, content };
    }
  }

  /**
   * Adds records of an archive, except those of matches that are here.
   * @param records Undefined for a file that is none.
   * @returns How many were added, and how many were here.
   */
  add(
    records: Iterable<ArchivedRecord | undefined>,
  ): Promise<{ readonly taken: number; readonly known: number }> {
    return this.#enqueue(async () => {
      const lines = await this.#index.lines();
      const keys = new Set<string>();
      for (const line of lines)
        if (line.ok)
          keys.add(keyOf(line.game, hasTable(line.game) ? '' : ((await this.#text(fileOf(line))) ?? '')));
      const names = new Set(lines.map((line) => fileOf(line).toLowerCase()));
      let [taken, known] = [0, 0];
      for await (const record of inSlices(records)) {
        if (record === undefined) continue;
        const { file, text, key } = record;
        known += Number(keys.has(key));
        if (keys.has(key)) continue;
        const name = unusedName(names, file);
        if (taken === 0) await makeFolder(this.#disk, this.#folder);
        await writeWhole(this.#disk, join(this.#folder, name), text);
        names.add(name.toLowerCase());
        keys.add(key);
        taken += 1;
      }
      this.#saved += taken;
      if (taken > 0) this.#changed();
      return { taken, known };
    });
  }

  /** Opens a record of the folder. An unknown name counts as unreadable. Parameters and rejections as of `readFilm`. */
  async open(
    file: string,
    viewer?: FilmViewer,
    ofHouse?: readonly HouseClaim[],
  ): Promise<Result<Film, Rejection>> {
    const text = await this.#text(file);
    return text === undefined ? ok({ ok: false, why: 'unreadable' }) : readFilm(text, viewer, ofHouse);
  }

  /**
   * The record in a file of the folder, for somebody who may watch it with the eyes of a viewer. Rejects as `open`, and with not-available if
   * there is no match to watch.
   */
  async recordFor(viewer: FilmViewer, file: string): Promise<Result<GameRecord, Rejection>> {
    return readRecordFor(viewer, (await this.#text(file)) ?? '');
  }

  #enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** Removes what an earlier process left that was killed while it wrote. */
  async #removeUnfinished(): Promise<void> {
    const names = await this.#disk.readdir(this.#folder).catch(() => []);
    const left = names.filter((name) => name.endsWith(RECORD_EXTENSION + FRESH));
    for (const name of left) await this.#disk.remove(join(this.#folder, name));
  }

  /** Returns the keys of a table's saved games. */
  async #gamesOf(table: TableId): Promise<Set<string>> {
    const games = new Set<string>();
    for (const name of await this.#index.names()) {
      const number = new RegExp(`-${table}-(\\d+)`).exec(name)?.[1];
      if (number !== undefined) games.add(gameKey(Number(number), await this.#startOf(name)));
    }
    return games;
  }

  /** Returns when a record's game began, undefined if the file holds none. */
  async #startOf(name: string): Promise<number | undefined> {
    const parsed = v.safeParse(STARTED, jsonIn((await this.#text(name)) ?? ''));
    return parsed.success ? parsed.output.meta.startedAt : undefined;
  }

  /** Returns a file's text, undefined if it is not in the folder or cannot be read. */
  async #text(name: string): Promise<string | undefined> {
    const names = await this.#index.names(); // a listed name is never a path
    if (!names.includes(name)) return undefined;
    try {
      return (await this.#disk.readFile(join(this.#folder, name))).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

/** A name that no file has, also where upper and lower case are the same. */
function unusedName(names: ReadonlySet<string>, file: string): string {
  const stem = file.slice(0, -RECORD_EXTENSION.length - 1);
  let name = file;
  for (let copy = 2; names.has(name.toLowerCase()); copy++) name = `${stem}-${copy}.${RECORD_EXTENSION}`;
  return name;
}

/**
 * Whether a table's games are saved. Not if it plays on from a decision: that game was saved when it was played, and the rest is practice.
 */
const isSaved = ({ origin }: TableState): boolean => origin === undefined;

/** A key for a game of a table: a journal with a damaged end may continue with another game of the same number. */
const gameKey = (number: number, startedAt: number | undefined): string => `${number} ${startedAt}`;

const jsonIn = (text: string): unknown => {
  const json = parseJson(text);
  return json.ok ? json.value : undefined;
};

/** The record of the match that has just ended, with its feats; undefined if there is none. */
function recordAt(table: TableState): GameRecord | undefined {
  const record = recordOf(table);
  const end = record?.meta?.['end'];
  if (record === undefined || !isJsonObject(end) || end['early'] === true) return record;
  const feats = featsOf(record);
  return feats === undefined ? record : { ...record, meta: { ...record.meta, end: { ...end, feats } } };
}

/** A record that says more than its match. */
const WITH_META = v.looseObject({ meta: v.looseObject({}) });

const STARTED = v.object({ meta: v.object({ startedAt: v.number() }) });
