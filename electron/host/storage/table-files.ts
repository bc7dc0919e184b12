import { join } from 'node:path';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { ok } from '../../../core/base/result.ts';
import { gameOf, isTableEntry, type TableEntry, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Disk } from './disk.ts';
import { errorCode, errorText, FRESH, makeFolder, writeWhole } from './files.ts';
import { JOURNAL_FORMAT, type JournalLine } from '../journal/format.ts';
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
} from '../journal/journal.ts';
import { readJournal } from '../journal/reading.ts';
import { openSecrets, type TableSecrets } from '../journal/table-secrets.ts';
import type { NewProblem, Problems } from '../problems.ts';
import type { RecordFiles } from './record-files.ts';
import { toHex } from '../secrets.ts';
import { listingOf, putAwayListing, type TableListing } from '../listings.ts';
import type { Opening } from '../table/play-on.ts';
import { restore, type RestoreProblem } from './restore.ts';
import { endOf, type TableSnapshot } from '../table/runner.ts';

const JOURNAL = '.journal';
const SECRETS = '.secrets.json';
/** Holds since when a table is idle, in milliseconds since 1970. */
const IDLE = '.idle';

/** Holds since when a table is put away, in milliseconds since 1970. */
const AWAY = '.away';

/** A table with open files. */
export interface OpenTable {
  /** It has just been created. */
  readonly isNew?: true;
  readonly snapshot: TableSnapshot;
  readonly journal: Journal;
  readonly secrets: TableSecrets;
}

/** Deferred work on a table's files, to do while `isWanted`. Rejects with the system's error. */
export type DeferredWork = (isWanted: () => boolean) => Promise<void>;

/**
 * What a table's files hold: a running table, one whose game is over or that is put away (both with no open files), one that cannot be used (the owner was told,
 * unless there is a `failure`: the disk failed, and may work later), or none any more.
 */
export type FoundTable = (
  | { readonly type: 'open'; readonly table: OpenTable }
  | { readonly type: 'unloaded' | 'away'; readonly listing: TableListing }
  | { readonly type: 'unusable'; readonly failure?: unknown }
  | { readonly type: 'none' }
) & { readonly deferred?: DeferredWork };

export interface TableFilesParts {
  readonly disk: Disk;
  readonly folder: string;
  readonly records: RecordFiles;
  readonly problems: Problems;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  readonly log: (line: string) => void;
  /** Called when removed or replaced files of a table have been written again. */
  readonly rewritten: (id: TableId) => void;
}

const UNUSABLE: FoundTable = { type: 'unusable' };

/** The files of all tables, in one folder: a journal and secrets each. Unusable files stay there, and the owner is told. */
export class TableFiles {
  readonly #parts: TableFilesParts;

  constructor(parts: TableFilesParts) {
    this.#parts = parts;
  }

  /**
   * Creates the folder if it is missing.
   * @throws The system's error.
   */
  makeFolder(): Promise<void> {
    const { disk, folder } = this.#parts;
    return makeFolder(disk, folder);
  }

  /**
   * Returns every table with a journal in the folder.
   * @throws The system's error.
   */
  async ids(): Promise<readonly TableId[]> {
    const names = await this.#parts.disk.readdir(this.#parts.folder);
    return [...names].sort().flatMap((name) => {
      const id = name.endsWith(JOURNAL) ? toTableId(name.slice(0, -JOURNAL.length)) : undefined;
      return id ?? [];
    });
  }

  /**
   * Returns every table of which there is any journal, also a damaged or discarded one.
   * @throws The system's error.
   */
  async idsOfJournals(): Promise<readonly TableId[]> {
    const names = await this.#parts.disk.readdir(this.#parts.folder).catch(noneIfMissing);
    return [
      ...new Set(names.flatMap((name) => (isJournal(name) ? (toTableId(name.slice(0, 16)) ?? []) : []))),
    ];
  }

  /**
   * Rewrites a table's journals, of whatever ending. The caller must have closed them.
   * @param change Returns the same bytes if nothing is to be changed.
   * @param isTrial Only looks whether there is something to change.
   * @returns Whether there was.
   * @throws The system's error.
   */
  async rewrite(id: TableId, change: (bytes: Buffer) => Buffer, isTrial: boolean): Promise<boolean> {
    const { disk, folder } = this.#parts;
    let isChanged = false;
    for (const name of await disk.readdir(folder)) {
      if (!name.startsWith(id) || !isJournal(name)) continue;
      const bytes = await disk.readFile(join(folder, name));
      const changed = change(bytes);
      if (changed.equals(bytes)) continue;
      isChanged = true;
      if (!isTrial) await writeWhole(disk, join(folder, name), changed);
    }
    return isChanged;
  }

  /**
   * Removes leftovers of an earlier host before tables are loaded: unfinished files, and the PIN of a table that was never created.
   * @throws The system's error.
   */
  async sweep(): Promise<void> {
    const { disk, folder } = this.#parts;
    const names = await disk.readdir(folder).catch(noneIfMissing);
    const isOfTable = (name: string): boolean => toTableId(name.slice(0, name.indexOf('.'))) !== undefined;
    const hasBegun = (name: string): boolean =>
      names.some((other) => other.startsWith(name.slice(0, -SECRETS.length) + JOURNAL));
    const left = names.filter(
      (name) => isOfTable(name) && (name.endsWith(FRESH) || (name.endsWith(SECRETS) && !hasBegun(name))),
    );
    for (const name of left) await disk.remove(join(folder, name));
  }

  /**
   * Creates a table; on disk when it resolves.
   * @throws The system's error; then no file of it is left.
   */
  async create({ lines, snapshot }: Opening, pin: string | undefined): Promise<OpenTable> {
    const { state } = snapshot;
    const { id } = state;
    const { disk, folder, log } = this.#parts;
    await makeFolder(disk, folder); // somebody may have removed it
    if ((await disk.readdir(folder)).some((name) => name.startsWith(`${id}.`)))
      throw new Error(`there are files of a table ${id} already`);
    try {
      const { secrets } = await this.#secrets(id);
      if (pin !== undefined) await secrets.setPin(pin); // first: a table never exists without its PIN
      const header = { format: JOURNAL_FORMAT, table: id, rules: gameOf(state).rulesVersion };
      const journal = await createJournal(this.#journalParts(id), this.#path(id, JOURNAL), header, lines);
      return { isNew: true, snapshot, journal, secrets };
    } catch (error) {
      await this.remove(id).catch((left: unknown) =>
        log(`files of a table that was not opened are left: ${errorText(left)}`),
      );
      throw error;
    }
  }

  /**
   * Loads a table after a start. A table with a finished game stays unloaded, and so does one that is put away, for as long as it takes;
   * else one idle for long becomes its records. Finished games without a record are saved later. Never rejects.
   */
  async takeUp(id: TableId): Promise<FoundTable> {
    return this.#guarded(async () => {
      const skimmed = await this.#skim(id);
      const found = skimmed?.found ?? (await this.#open(id, skimmed?.snapshot));
      return skimmed === undefined ? found : { ...found, deferred: skimmed.deferred };
    });
  }

  /** Opens a table, also with a finished game. Never rejects. */
  open(id: TableId): Promise<FoundTable> {
    return this.#open(id);
  }

  /**
   * Marks a table as put away; on disk when it resolves.
   * @throws The system's error.
   */
  putAway(id: TableId): Promise<void> {
    const { disk, clock } = this.#parts;
    return writeWhole(disk, this.#path(id, AWAY), `${clock.now()}\n`);
  }

  /**
   * Removes the marks of a table that has rested.
   * @throws The system's error.
   */
  async resume(id: TableId): Promise<void> {
    const { disk, folder } = this.#parts;
    for (const mark of [IDLE, AWAY]) await disk.remove(this.#path(id, mark));
    await disk.syncFolder(folder);
  }

  /** @param known A snapshot just restored from the journal, if a game is on, to avoid a second replay. */
  async #open(id: TableId, known?: TableSnapshot): Promise<FoundTable> {
    return this.#guarded(async () => {
      const path = this.#path(id, JOURNAL);
      const opened = await openJournal(this.#journalParts(id), path);
      if (opened.type !== 'open') return this.#unusable(id, opened, await this.#titleBefore(path, opened));
      try {
        return await this.#openTable(id, opened, known);
      } catch (error) {
        await opened.journal.close();
        throw error;
      }
    });
  }

  /** Opens a table from its open journal, which is closed if the table cannot be used. */
  async #openTable(
    id: TableId,
    { header, lines, journal }: Extract<OpenedJournal, { type: 'open' }>,
    known: TableSnapshot | undefined,
  ): Promise<FoundTable> {
    const snapshot = known !== undefined ? ok(known) : restore(id, header, lines, { lastGame: true });
    if (!snapshot.ok) {
      await journal.close();
      return this.#unusable(id, snapshot.error);
    }
    const { state } = snapshot.value;
    // The host ended before the end of the last game was written
    if (state.phase === 'ended' && !hasResult(lines))
      await journal.append([{ entry: { at: state.changedAt, ...endOf(state) } }]).catch(() => undefined);
    const { secrets, isDamaged } = await this.#secrets(id);
    const { title } = snapshot.value.state.setup;
    if (isDamaged) this.#report({ type: 'secrets-damaged', table: id, title }, 'its secrets are damaged');
    return { type: 'open', table: { snapshot: snapshot.value, journal, secrets } };
  }

  /**
   * Removes a table's files. A journal that may hold a finished game without a record is put aside.
   * @returns The name of the file put aside, if any.
   * @throws The system's error.
   */
  async discard(id: TableId): Promise<string | undefined> {
    const isAllSaved = await this.#areAllSaved(id);
    const aside = isAllSaved ? undefined : await putAside(this.#journalParts(id), this.#path(id, JOURNAL));
    await this.remove(id);
    return aside;
  }

  /**
   * Removes a table's files, its journal first, except journals that may hold games without a record.
   * @throws The system's error.
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

  /**
   * Whether every finished game of a journal has a record; saves those that have none.
   * @throws The system's error.
   */
  async #areAllSaved(id: TableId): Promise<boolean> {
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
    const snapshot = restore(id, reading.header, reading.lines, { lastGame: false });
    if (!snapshot.ok) return entries.every((entry) => isTableEntry(entry) && !ENDS.includes(entry.type));
    return this.#parts.records
      .complete(snapshot.value.state, entries as readonly TableEntry[], () => true)
      .catch(() => false);
  }

  /**
   * Replaces a damaged journal by its good part. Returns whether there was one.
   * @throws The system's error.
   */
  restoreGood(id: TableId): Promise<boolean> {
    return restoreGood(this.#journalParts(id), this.#path(id, JOURNAL));
  }

  /** Reads a journal: the table, if it need not be opened, and the deferred work on its files. */
  async #skim(
    id: TableId,
  ): Promise<
    | { readonly found?: FoundTable; readonly snapshot?: TableSnapshot; readonly deferred: DeferredWork }
    | undefined
  > {
    const reading = readJournal(await this.#parts.disk.readFile(this.#path(id, JOURNAL)));
    if (reading.type !== 'readable' || reading.header.format !== JOURNAL_FORMAT) return undefined;
    const snapshot = restore(id, reading.header, reading.lines, { lastGame: false });
    if (!snapshot.ok) return undefined;
    const { state } = snapshot.value;
    const entries = reading.lines.map(({ entry }) => entry as TableEntry);
    const awaySince = await this.#timeIn(id, AWAY);
    const isIdle = awaySince === undefined && isForgotten(state, this.#parts.clock.now());
    const isGone = isIdle && (await this.#wasIdleBefore(id));
    const deferred: DeferredWork = async (isWanted) => {
      await this.#tidyUp(state, entries, isGone, isWanted);
      if (!isGone && isWanted()) await this.#markIdle(id, isIdle);
    };
    if (isGone) return { found: { type: 'none' }, deferred };
    if (awaySince !== undefined) {
      const listing = listingOf(state, (await this.#secrets(id)).secrets.hasPin());
      return { found: { type: 'away', listing: putAwayListing(listing, awaySince) }, deferred };
    }
    if (state.phase === 'playing') return { snapshot: snapshot.value, deferred };
    if (state.phase !== 'ended' || state.game !== undefined) return { deferred };
    const listing = listingOf(state, (await this.#secrets(id)).secrets.hasPin());
    return { found: { type: 'unloaded', listing }, deferred };
  }

  /** Whether an earlier start, at least a day ago, found the table idle too: a single check would trust a wrong clock. */
  async #wasIdleBefore(id: TableId): Promise<boolean> {
    const since = await this.#timeIn(id, IDLE);
    return since !== undefined && this.#parts.clock.now() - since > DAY;
  }

  /** The time in a mark of a table; undefined without the mark, 0 if it cannot be read. */
  async #timeIn(id: TableId, mark: string): Promise<number | undefined> {
    try {
      return Number.parseInt((await this.#parts.disk.readFile(this.#path(id, mark))).toString(), 10) || 0;
    } catch (error) {
      return errorCode(error) === 'ENOENT' ? undefined : 0;
    }
  }

  /** Records since when a table is idle, once. */
  async #markIdle(id: TableId, isIdle: boolean): Promise<void> {
    const { disk, clock, folder } = this.#parts;
    const isMarked = (await disk.readdir(folder)).includes(id + IDLE);
    if (isIdle && !isMarked) await writeWhole(disk, this.#path(id, IDLE), `${clock.now()}\n`);
    if (!isIdle && isMarked) await disk.remove(this.#path(id, IDLE));
  }

  /**
   * Saves every finished game of a table as a record, then removes the files of a table that `isGone`. Reports games that cannot be saved;
   * retries after disk errors.
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
      const areSaved = await records.complete(state, entries, isWanted);
      if (!areSaved && isWanted())
        this.#report(problem, 'one of its games cannot be played again by this version');
      if (areSaved && isGone)
        await this.remove(id).catch((error: unknown) =>
          log(`files of table ${id} are left: ${errorText(error)}`),
        );
    };
    await keep().catch((error: unknown) => {
      this.#log(problem, errorText(error));
      problems.addUntil(`the records of table ${id}`, problem, keep);
    });
  }

  /** Reports to the owner and the log why a table cannot be loaded. */
  #unusable(
    id: TableId,
    why:
      | RestoreProblem
      | { type: 'empty' }
      | { type: 'unknown-format' }
      | { type: 'broken'; line: number; goodLines: number },
    title: { readonly title?: string } = {},
  ): FoundTable {
    if ('why' in why) this.#report({ type: 'table-unreadable', table: id, why: why.why }, why.text);
    else if (why.type === 'empty' || (why.type === 'broken' && why.goodLines === 0))
      this.#report(
        { type: 'table-unreadable', table: id, why: 'damaged' },
        why.type === 'empty'
          ? 'its journal is empty; the file is kept'
          : `line ${why.line} of its journal is damaged, and nothing before it tells of a table; the file is kept`,
      );
    else if (why.type === 'broken')
      this.#report(
        { type: 'table-damaged', table: id, ...title, good: why.goodLines, line: why.line },
        `line ${why.line} of its journal is damaged; the file is kept, and its good part stands beside it`,
      );
    else
      this.#report(
        { type: 'table-unreadable', table: id, why: 'newer-version' },
        'written by a newer version',
      );
    return UNUSABLE;
  }

  /** Returns a table's title from the good beginning of a damaged journal, if it is there. */
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

  #report(problem: NewProblem & { readonly table: TableId }, text: string): void {
    this.#log(problem, text);
    this.#parts.problems.add(problem);
  }

  #log(problem: NewProblem & { readonly table: TableId }, text: string): void {
    const isLoaded = problem.type === 'secrets-damaged' || problem.type === 'record-not-saved';
    this.#parts.log(
      `table ${problem.table}${isLoaded ? '' : ' was not taken up'} (${problem.type}): ${text}`,
    );
  }

  async #guarded(load: () => Promise<FoundTable>): Promise<FoundTable> {
    try {
      return await load();
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

const isJournal = (name: string): boolean => name.slice(16).startsWith(JOURNAL);

function noneIfMissing(error: unknown): readonly string[] {
  if (errorCode(error) !== 'ENOENT') throw error;
  return [];
}

/** Entries that end a game worth keeping. */
const ENDS: readonly TableEntry['type'][] = ['finished', 'ended-early'];
const byLength = (one: string, other: string): number => one.length - other.length;

/** Whether a log has the result of its last game. */
const hasResult = (lines: readonly JournalLine[]): boolean => {
  const types = lines.map(({ entry }) => (isTableEntry(entry) ? entry.type : undefined));
  return types.lastIndexOf('finished') > types.lastIndexOf('started');
};

const DAY = 24 * 60 * 60_000;

/** Whether a table is abandoned: its game ended a day ago, it had none within a month, or nobody has played on there for a day. */
function isForgotten({ phase, changedAt, origin }: TableState, now: number): boolean {
  if (phase === 'playing' && origin === undefined) return false;
  return now - changedAt > (phase === 'lobby' ? 30 * DAY : DAY);
}
