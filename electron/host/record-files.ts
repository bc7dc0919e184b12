import { join } from 'node:path';
import * as v from 'valibot';
import { CHARACTER_NAMES } from '../../core/base/characters.ts';
import type { TableId } from '../../core/base/ids.ts';
import type { Json } from '../../core/base/json.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import { parseJson } from '../../core/protocol/decode.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import {
  RECORD_EXTENSION,
  type OpenedRecord,
  type RecordLine,
  type RecordList,
} from '../../core/protocol/records.ts';
import { endOf, recordOf, tablesAtTheEnd, type GameRecord } from '../../core/record/index.ts';
import { isSameEnd, type LedgerEntry, type TableEntry, type TableState } from '../../core/table/index.ts';
import { TABLE_LIMITS } from '../../core/table/limits.ts';
import type { Disk } from './disk.ts';
import { errorCode, makeFolder, writeWhole } from './files.ts';

/** `2026-01-31-money`, table and number of the game: what the name of its file begins with. */
const stemOf = ({ id, games }: TableState, { game, endedAt }: LedgerEntry): string =>
  `${new Date(endedAt).toISOString().slice(0, 10)}-${game}-${id}-${games}`;

/**
 * The games of all tables that are over, each a record in one folder. Whatever writes is done one thing after the other. Everything rejects
 * with the system's error.
 */
export class RecordFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #changed: () => void;
  /** What was read of files for the list, by name: a file is never written again. */
  readonly #lines = new Map<string, RecordLine>();
  #saved = 0;
  #tail: Promise<unknown> = Promise.resolve();

  /** `changed` is called when there is one more. */
  constructor(disk: Disk, folder: string, changed: () => void = () => undefined) {
    this.#disk = disk;
    this.#folder = folder;
    this.#changed = changed;
  }

  /** How many were saved since the host was started. */
  get saved(): number {
    return this.#saved;
  }

  /** Keeps the game that has just ended at a table, unless it is kept. No other game is ever written over. */
  save(table: TableState): Promise<void> {
    return this.#inTurn(() => this.#save(table));
  }

  async #save(table: TableState): Promise<void> {
    const last = table.ledger.at(-1);
    const record = isKept(table) ? recordOf(table) : undefined;
    if (record === undefined || last === undefined || table.phase !== 'ended') return;
    await makeFolder(this.#disk, this.#folder);
    const stem = stemOf(table, last);
    const names = new Set(await this.#names());
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

  /**
   * Keeps the games of a table that are over and not kept yet, as long as `isWanted`; `log` is its whole log. One game after the other: people
   * play meanwhile. Answers whether all of them are kept now, on disk: a game that this program ends otherwise than it ended, or cannot play
   * again, is not.
   */
  complete(table: TableState, log: readonly TableEntry[], isWanted: () => boolean): Promise<boolean> {
    return this.#inTurn(() => this.#complete(table, log, isWanted));
  }

  /** Resolves when all that was to be written is, or has failed. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  async #complete(table: TableState, log: readonly TableEntry[], isWanted: () => boolean): Promise<boolean> {
    const { id, ledger } = table;
    if (ledger.length === 0 || !isKept(table)) return true;
    const starts = log.flatMap((entry) => (entry.type === 'started' ? [entry.at] : []));
    const kept = await this.#gamesOf(id);
    const isThere = (_: LedgerEntry, index: number): boolean => kept.has(gameKey(index + 1, starts[index]));
    if (!ledger.every(isThere))
      for (const then of tablesAtTheEnd(log)) {
        if (!isWanted()) return false;
        const last = then.ledger.length - 1;
        if (!isSameEnd(ledger[last], then.ledger[last])) return false;
        const key = gameKey(last + 1, then.game?.startedAt);
        if (!kept.has(key)) await this.#save(then);
        kept.add(key);
        await new Promise((resolve) => setImmediate(resolve));
      }
    await this.#disk.syncFolder(this.#folder); // an earlier process may have been stopped before that
    return ledger.every(isThere);
  }

  /** At most so many records, the newest first, behind the one that is called `after`, or from the beginning. */
  async list(after: string | undefined, most: number): Promise<RecordList> {
    const names = await this.#names();
    const records: RecordLine[] = [];
    for (const day of [...new Set(names.map(dayOf))].sort().reverse()) {
      if (after !== undefined && day > dayOf(after)) continue;
      const ofDay: RecordLine[] = [];
      for (const name of names) if (dayOf(name) === day) ofDay.push(await this.#line(name));
      ofDay.sort((one, other) => timeOf(other) - timeOf(one) || (one.file < other.file ? 1 : -1));
      records.push(...ofDay.slice(ofDay.findIndex(({ file }) => file === after) + 1));
      if (records.length > most) break;
    }
    return { records: records.slice(0, most), isMore: records.length > most };
  }

  /** What a file of the folder holds. A name that none of them has is answered as one that cannot be read. */
  async open(file: string): Promise<OpenedRecord> {
    const text = await this.#text(file);
    return text === undefined ? { ok: false, why: 'unreadable' } : readRecord(text);
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #line(file: string): Promise<RecordLine> {
    const known = this.#lines.get(file);
    if (known !== undefined) return known;
    const text = await this.#text(file);
    if (text === undefined) return { file, ok: false, why: 'unreadable' };
    const line = lineOf(file, text);
    this.#lines.set(file, line);
    return line;
  }

  /** The games of a table that are kept. */
  async #gamesOf(table: TableId): Promise<Set<string>> {
    const games = new Set<string>();
    for (const name of await this.#names()) {
      const number = new RegExp(`-${table}-(\\d+)`).exec(name)?.[1];
      if (number !== undefined) games.add(gameKey(Number(number), await this.#startOf(name)));
    }
    return games;
  }

  /** When the game of a file began, as it says. Undefined if the file holds none. */
  async #startOf(name: string): Promise<number | undefined> {
    const began = v.safeParse(BEGUN, jsonIn((await this.#text(name)) ?? ''));
    return began.success ? began.output.meta.startedAt : undefined;
  }

  /** Undefined if there is no such file in the folder, or it cannot be read. */
  async #text(name: string): Promise<string | undefined> {
    const names = await this.#names(); // what is asked for is never a path
    if (!names.includes(name)) return undefined;
    try {
      return (await this.#disk.readFile(join(this.#folder, name))).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** The files that may hold records; none where there is no folder. */
  async #names(): Promise<readonly string[]> {
    try {
      const names = await this.#disk.readdir(this.#folder);
      return names.filter((name) => name.endsWith(`.${RECORD_EXTENSION}`));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }
}

/** Whether games of a table are kept: one that is played on from a decision was kept as it was played, and the rest is practice. */
const isKept = ({ origin }: TableState): boolean => origin === undefined;

/** A game of one table: a journal whose end was damaged may go on with another one of the same number. */
const gameKey = (number: number, startedAt: number | undefined): string => `${number} ${startedAt}`;

/** The day that the name of a file begins with; files from elsewhere may have any name. */
const dayOf = (name: string): string => /^\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? '';

const timeOf = (line: RecordLine): number => (line.ok && line.endedAt) || 0;

const jsonIn = (text: string): unknown => {
  const json = parseJson(text);
  return json.ok ? json.value : undefined;
};

const BEGUN = v.object({ meta: v.object({ startedAt: v.number() }) });

/** What the list shows of a record, where `meta` says how the game ended. */
const SUMMARY = v.object({
  game: v.string(),
  seats: v.array(v.string()),
  meta: v.object({
    table: v.string(),
    title: v.string(),
    number: v.number(),
    end: v.object({ endedAt: v.number(), early: v.boolean(), winners: v.array(v.number()) }),
  }),
});

function lineOf(file: string, text: string): RecordLine {
  const summary = v.safeParse(SUMMARY, jsonIn(text));
  if (summary.success) {
    const { game, seats: names, meta } = summary.output;
    const { table, title, number, end } = meta;
    const winners = end.winners.flatMap((at) => names[at] ?? []);
    return {
      file,
      ok: true,
      game,
      names,
      winners,
      early: end.early,
      endedAt: end.endedAt,
      title,
      table,
      number,
    };
  }
  const opened = readRecord(text);
  if (!opened.ok) return { file, ...opened };
  const names = opened.seats.map((who) => (who.type === 'free' ? '' : who.name));
  const winners = (opened.moment?.result?.winners ?? []).flatMap((at) => names[at] ?? []);
  return { file, ok: true, game: opened.game, names, winners, early: opened.moment === undefined };
}

/** How the game ended that a text holds; a text that holds none says why. Nothing of it is run. */
export function readRecord(text: string): OpenedRecord {
  try {
    if (Buffer.byteLength(text) > LIMITS.recordBytes) return { ok: false, why: 'no-record' };
    const end = endOf(JSON.parse(text));
    if (!end.ok) {
      const isNewer = end.error.code === 'unknown-format' || end.error.code === 'unknown-game';
      return { ok: false, why: isNewer ? 'newer' : 'no-record' };
    }
    if (end.value === undefined) return { ok: false, why: 'unfinished' };
    const { game, seats, meta } = end.value.record;
    const shown = { ok: true, game, seats: seats.map((name, at) => seatFrame(name, at, meta)) } as const;
    const counted = end.value.type === 'early' ? end.value.counted : end.value;
    if (counted === undefined) return shown;
    const { view, result } = counted;
    return { ...shown, moment: { view: view as Json, legal: {}, awaits: [], result } };
  } catch {
    return { ok: false, why: 'no-record' };
  }
}

/** Who played a seat at the end, as far as `meta` tells. */
const PLAYED = v.object({
  type: v.string(),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TABLE_LIMITS.colours - 1)),
  bot: v.optional(v.string()),
  character: v.optional(v.picklist(CHARACTER_NAMES)),
});

function seatFrame(name: string, at: number, meta: GameRecord['meta']): SeatFrame {
  const seats: unknown = meta?.['seats'];
  const players: unknown = Array.isArray(seats) ? seats[at] : undefined;
  const last = v.safeParse(PLAYED, Array.isArray(players) ? players.at(-1) : undefined);
  const { colour = at, type, bot, character } = last.success ? last.output : {};
  if (type === 'bot' && bot !== undefined)
    return { type: 'bot', name, colour, bot, ...(character && { character }) };
  return { type: 'person', name, colour, ready: true, isHost: false, device: 'app' };
}
