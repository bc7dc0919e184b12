import { join } from 'node:path';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { ok } from '../../core/base/result.ts';
import { gameOf, isTableEntry, type TableEntry, type TableState } from '../../core/table/index.ts';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import { errorCode, errorText, FRESH, makeFolder, writeWhole } from './files.ts';
import { JOURNAL_FORMAT, type JournalLine } from './journal/format.ts';
import {
  createJournal,
  DAMAGED,
  DISCARDED,
  openJournal,
  putAside,
  restoreGood,
  type Journal,
  type JournalParts,
  type OpenedJournal,
} from './journal/journal.ts';
import { readJournal } from './journal/reading.ts';
import { openSecrets, type TableSecrets } from './journal/table-secrets.ts';
import type { NewProblem, Problems } from './problems.ts';
import type { RecordFiles } from './record-files.ts';
import { toHex } from './secrets.ts';
import { lineOf, type TableListing } from './summaries.ts';
import type { Opening } from './table/play-on.ts';
import { restore, type RestoreProblem } from './table/restore.ts';
import { endOf, type TableSnapshot } from './table/runner.ts';

const JOURNAL = '.journal';
const SECRETS = '.secrets.json';
/** Holds since when a table is known to be idle, in milliseconds since 1970. */
const IDLE = '.idle';

/** A table whose files are open from now on. */
export interface OpenTable {
  /** It has just been begun, and nobody was there before. */
  readonly isNew?: true;
  readonly stand: TableSnapshot;
  readonly journal: Journal;
  readonly secrets: TableSecrets;
}

/** What is to be done with a table's files when there is time, as long as that is wanted. Rejects with the system's error. */
export type Later = (isWanted: () => boolean) => Promise<void>;

/**
 * What a table's files hold: one that goes on, one whose game is over (nothing of it is open), one that cannot be used (the owner was told,
 * unless there is a `failure`: the disk did not give it, and may later), or none any more.
 */
export type FoundTable = (
  | { readonly type: 'open'; readonly table: OpenTable }
  | { readonly type: 'asleep'; readonly line: TableListing }
  | { readonly type: 'unusable'; readonly failure?: unknown }
  | { readonly type: 'none' }
) & { readonly later?: Later };

export interface TableFilesParts {
  readonly disk: Disk;
  readonly folder: string;
  readonly records: RecordFiles;
  readonly problems: Problems;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  readonly log: (line: string) => void;
  /** Files of a table were gone, or not those that were written, and have been written again. */
  readonly rewritten: (id: TableId) => void;
}

const UNUSABLE: FoundTable = { type: 'unusable' };

/** The files of all tables, in one folder: of each its journal, and its secrets. What cannot be used stays there, and the owner is told. */
export class TableFiles {
  readonly #parts: TableFilesParts;

  constructor(parts: TableFilesParts) {
    this.#parts = parts;
  }

  /** Makes the folder where it is missing. Rejects with the system's error. */
  makeFolder(): Promise<void> {
    const { disk, folder } = this.#parts;
    return makeFolder(disk, folder);
  }

  /** Every table that has a journal in the folder. Rejects with the system's error. */
  async ids(): Promise<readonly TableId[]> {
    const names = await this.#parts.disk.readdir(this.#parts.folder);
    return [...names].sort().flatMap((name) => {
      const id = name.endsWith(JOURNAL) ? toTableId(name.slice(0, -JOURNAL.length)) : undefined;
      return id ?? [];
    });
  }

  /**
   * Before anything is taken up: removes what an earlier host was writing when it ended, files that were never finished, and the PIN of a
   * table that never began. Rejects with the system's error.
   */
  async sweep(): Promise<void> {
    const { disk, folder } = this.#parts;
    const names = await disk.readdir(folder).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      return [];
    });
    const isOfTable = (name: string): boolean => toTableId(name.slice(0, name.indexOf('.'))) !== undefined;
    const hasBegun = (name: string): boolean =>
      names.some((other) => other.startsWith(name.slice(0, -SECRETS.length) + JOURNAL));
    const left = names.filter(
      (name) => isOfTable(name) && (name.endsWith(FRESH) || (name.endsWith(SECRETS) && !hasBegun(name))),
    );
    for (const name of left) await disk.remove(join(folder, name));
  }

  /** Begins a table; on disk when it resolves. Rejects with the system's error, and then there is none, and no file of it. */
  async create({ lines, stand }: Opening, pin: string | undefined): Promise<OpenTable> {
    const { state } = stand;
    const { id } = state;
    const { disk, folder, log } = this.#parts;
    await makeFolder(disk, folder); // somebody may have removed it
    if ((await disk.readdir(folder)).some((name) => name.startsWith(`${id}.`)))
      throw new Error(`there are files of a table ${id} already`);
    try {
      const { secrets } = await this.#secrets(id);
      if (pin !== undefined) await secrets.setPin(pin); // first: a table is never there without its PIN
      const header = { format: JOURNAL_FORMAT, table: id, rules: gameOf(state).rulesVersion };
      const journal = await createJournal(this.#journalParts(id), this.#path(id, JOURNAL), header, lines);
      return { isNew: true, stand, journal, secrets };
    } catch (error) {
      await this.remove(id).catch((left: unknown) =>
        log(`files of a table that was not opened are left: ${errorText(left)}`),
      );
      throw error;
    }
  }

  /**
   * Looks at a table after a start: one whose game is over sleeps, one of which nobody heard for long becomes its records. Later every
   * finished game is kept that an earlier host did not come to keep. Never rejects.
   */
  async takeUp(id: TableId): Promise<FoundTable> {
    return this.#guarded(async () => {
      const skimmed = await this.#skim(id);
      const found = skimmed?.found ?? (await this.#open(id, skimmed?.stand));
      return skimmed === undefined ? found : { ...found, later: skimmed.later };
    });
  }

  /** Opens a table, a game that is over included. Never rejects. */
  open(id: TableId): Promise<FoundTable> {
    return this.#open(id);
  }

  /** `known`: what a table's journal has just been found to tell, where a game is on: it need not be played a second time. */
  async #open(id: TableId, known?: TableSnapshot): Promise<FoundTable> {
    return this.#guarded(async () => {
      const path = this.#path(id, JOURNAL);
      const opened = await openJournal(this.#journalParts(id), path);
      if (opened.type !== 'open') return this.#unusable(id, opened, await this.#titleBefore(path, opened));
      try {
        return await this.#opened(id, opened, known);
      } catch (error) {
        await opened.journal.close();
        throw error;
      }
    });
  }

  /** A table whose journal is open; it is closed again where the table cannot be used. */
  async #opened(
    id: TableId,
    { header, lines, journal }: Extract<OpenedJournal, { type: 'open' }>,
    known: TableSnapshot | undefined,
  ): Promise<FoundTable> {
    const stand = known !== undefined ? ok(known) : restore(id, header, lines, { lastGame: true });
    if (!stand.ok) {
      await journal.close();
      return this.#unusable(id, stand.error);
    }
    const { state } = stand.value;
    // The end of the last game was not written down any more: the host ended with it
    if (state.phase === 'ended' && !isEndTold(lines))
      await journal.append([{ entry: { at: state.changedAt, ...endOf(state) } }]).catch(() => undefined);
    const { secrets, isDamaged } = await this.#secrets(id);
    const { title } = stand.value.state.setup;
    if (isDamaged) this.#tell({ type: 'secrets-damaged', table: id, title }, 'its secrets are damaged');
    return { type: 'open', table: { stand: stand.value, journal, secrets } };
  }

  /**
   * Removes a table's files. A journal that may tell of a finished game which is not kept as a record is put aside instead; then this
   * resolves with the name of its file. Rejects with the system's error.
   */
  async discard(id: TableId): Promise<string | undefined> {
    const isKept = await this.#isAllKept(id);
    const aside = isKept ? undefined : await putAside(this.#journalParts(id), this.#path(id, JOURNAL));
    await this.remove(id);
    return aside;
  }

  /**
   * Removes a table's files: its journal first, then all that was kept beside it, but for journals that may tell of games which stand
   * nowhere else. Rejects with the system's error.
   */
  async remove(id: TableId): Promise<void> {
    const { disk, folder } = this.#parts;
    const names = await disk.readdir(folder);
    const own = names.filter(
      (name) =>
        name.startsWith(`${id}.`) &&
        ![DAMAGED, DISCARDED].some((ending) => name.startsWith(id + JOURNAL + ending)),
    );
    for (const name of own.sort(byLength)) await disk.remove(join(folder, name));
    await disk.syncFolder(folder);
  }

  /** Whether no finished game is lost with a journal; those that are not kept yet are. Rejects with the system's error. */
  async #isAllKept(id: TableId): Promise<boolean> {
    const bytes = await this.#parts.disk.readFile(this.#path(id, JOURNAL)).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      return undefined;
    });
    if (bytes === undefined) return true;
    const reading = readJournal(bytes);
    if (reading.type === 'empty') return true;
    if (reading.type !== 'readable') return false;
    const entries = reading.lines.map(({ entry }) => entry);
    if (!entries.some((entry) => isTableEntry(entry) && entry.type === 'started'))
      return entries.every(isTableEntry);
    const stand = restore(id, reading.header, reading.lines, { lastGame: false });
    if (!stand.ok) return entries.every((entry) => isTableEntry(entry) && !ENDS.includes(entry.type));
    return this.#parts.records
      .complete(stand.value.state, entries as readonly TableEntry[], () => true)
      .catch(() => false);
  }

  /** Makes the good part of a damaged journal the journal; whether there was one. Rejects with the system's error. */
  restoreGood(id: TableId): Promise<boolean> {
    return restoreGood(this.#journalParts(id), this.#path(id, JOURNAL));
  }

  /** What a readable journal tells: the table, if it need not be opened, and what is to be done with its files later. */
  async #skim(
    id: TableId,
  ): Promise<
    { readonly found?: FoundTable; readonly stand?: TableSnapshot; readonly later: Later } | undefined
  > {
    const reading = readJournal(await this.#parts.disk.readFile(this.#path(id, JOURNAL)));
    if (reading.type !== 'readable' || reading.header.format !== JOURNAL_FORMAT) return undefined;
    const stand = restore(id, reading.header, reading.lines, { lastGame: false });
    if (!stand.ok) return undefined;
    const { state } = stand.value;
    const entries = reading.lines.map(({ entry }) => entry as TableEntry);
    const isIdle = isForgotten(state, this.#parts.clock.now());
    const isGone = isIdle && (await this.#wasIdleBefore(id));
    const later: Later = async (isWanted) => {
      await this.#tidyUp(state, entries, isGone, isWanted);
      if (!isGone && isWanted()) await this.#markIdle(id, isIdle);
    };
    if (isGone) return { found: { type: 'none' }, later };
    if (state.phase === 'playing') return { stand: stand.value, later };
    if (state.phase !== 'ended' || state.game !== undefined) return { later };
    const line = lineOf(state, (await this.#secrets(id)).secrets.hasPin());
    return { found: { type: 'asleep', line }, later };
  }

  /** Whether an earlier start, at least a day ago, found the table idle as well: one look would take a clock that was wrong for a long time. */
  async #wasIdleBefore(id: TableId): Promise<boolean> {
    const text = await this.#parts.disk.readFile(this.#path(id, IDLE)).catch(() => '');
    const since = Number.parseInt(text.toString(), 10);
    return this.#parts.clock.now() - since > DAY; // not so where there is no number
  }

  /** Notes since when a table is idle, once. */
  async #markIdle(id: TableId, isIdle: boolean): Promise<void> {
    const { disk, clock, folder } = this.#parts;
    const isMarked = (await disk.readdir(folder)).includes(id + IDLE);
    if (isIdle && !isMarked) await writeWhole(disk, this.#path(id, IDLE), `${clock.now()}\n`);
    if (!isIdle && isMarked) await disk.remove(this.#path(id, IDLE));
  }

  /**
   * Keeps every finished game of a table as a record, and removes the files of one that `isGone` once all of them are. The owner is told of a
   * game that cannot be kept; where the disk did not take it, that is tried again.
   */
  async #tidyUp(
    state: TableState,
    entries: readonly TableEntry[],
    isGone: boolean,
    isWanted: () => boolean,
  ): Promise<void> {
    const { id, setup } = state;
    const { records, problems, log } = this.#parts;
    const problem = { type: 'record-not-saved', table: id, title: setup.title } as const;
    const keep = async (): Promise<void> => {
      const areKept = await records.complete(state, entries, isWanted);
      if (!areKept && isWanted())
        this.#tell(problem, 'one of its games cannot be played again by this version');
      if (areKept && isGone)
        await this.remove(id).catch((error: unknown) =>
          log(`files of table ${id} are left: ${errorText(error)}`),
        );
    };
    await keep().catch((error: unknown) => {
      this.#log(problem, errorText(error));
      problems.addUntil(`the records of table ${id}`, problem, keep);
    });
  }

  /** Why a table cannot be taken up, for the owner and the log. */
  #unusable(
    id: TableId,
    why:
      | RestoreProblem
      | { type: 'empty' }
      | { type: 'unknown-format' }
      | { type: 'broken'; line: number; goodLines: number },
    title: { readonly title?: string } = {},
  ): FoundTable {
    if ('why' in why) this.#tell({ type: 'table-unreadable', table: id, why: why.why }, why.text);
    else if (why.type === 'empty' || (why.type === 'broken' && why.goodLines === 0))
      this.#tell(
        { type: 'table-unreadable', table: id, why: 'damaged' },
        why.type === 'empty'
          ? 'its journal is empty; the file is kept'
          : `line ${why.line} of its journal is damaged, and nothing before it tells of a table; the file is kept`,
      );
    else if (why.type === 'broken')
      this.#tell(
        { type: 'table-damaged', table: id, ...title, good: why.goodLines, line: why.line },
        `line ${why.line} of its journal is damaged; the file is kept, and its good part stands beside it`,
      );
    else
      this.#tell({ type: 'table-unreadable', table: id, why: 'newer-version' }, 'written by a newer version');
    return UNUSABLE;
  }

  /** What a table is called, as far as the good beginning of a damaged journal tells. */
  async #titleBefore(
    path: string,
    opened: { readonly type: string; readonly goodBytes?: number },
  ): Promise<{ readonly title?: string }> {
    if (opened.goodBytes === undefined) return {};
    const reading = readJournal((await this.#parts.disk.readFile(path)).subarray(0, opened.goodBytes));
    const lines = reading.type === 'readable' ? reading.lines : [];
    const titles = lines.flatMap(({ entry }) =>
      isTableEntry(entry) && (entry.type === 'opened' || entry.type === 'configured')
        ? [entry.setup.title]
        : [],
    );
    const title = titles.at(-1);
    return title === undefined ? {} : { title };
  }

  #tell(problem: NewProblem & { readonly table: TableId }, text: string): void {
    this.#log(problem, text);
    this.#parts.problems.add(problem);
  }

  #log(problem: NewProblem & { readonly table: TableId }, text: string): void {
    const isTakenUp = problem.type === 'secrets-damaged' || problem.type === 'record-not-saved';
    this.#parts.log(
      `table ${problem.table}${isTakenUp ? '' : ' was not taken up'} (${problem.type}): ${text}`,
    );
  }

  async #guarded(look: () => Promise<FoundTable>): Promise<FoundTable> {
    try {
      return await look();
    } catch (failure) {
      return { type: 'unusable', failure };
    }
  }

  #secrets(id: TableId): ReturnType<typeof openSecrets> {
    const { disk, entropy } = this.#parts;
    return openSecrets(disk, this.#path(id, SECRETS), () => toHex(entropy(16)));
  }

  #journalParts(id: TableId): JournalParts {
    const { disk, log, rewritten } = this.#parts;
    return { disk, log, rewritten: () => rewritten(id) };
  }

  #path(id: TableId, ending: string): string {
    return join(this.#parts.folder, id + ending);
  }
}

/** With what a game ends that its owner may want to keep. */
const ENDS: readonly TableEntry['type'][] = ['finished', 'ended-early'];
const byLength = (one: string, other: string): number => one.length - other.length;

/** Whether a log says what has come of its last game. */
const isEndTold = (lines: readonly JournalLine[]): boolean => {
  const types = lines.map(({ entry }) => (isTableEntry(entry) ? entry.type : undefined));
  return types.lastIndexOf('finished') > types.lastIndexOf('started');
};

const DAY = 24 * 60 * 60_000;

/**
 * Whether nobody will come back to a table: its game ended a day ago, it never came to one within a month, or nobody has played on there for
 * a day.
 */
function isForgotten({ phase, changedAt, origin }: TableState, now: number): boolean {
  if (phase === 'playing' && origin === undefined) return false;
  return now - changedAt > (phase === 'lobby' ? 30 * DAY : DAY);
}
