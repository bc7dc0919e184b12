import type { TableId } from '../../core/base/ids.ts';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import type { TableState } from '../../core/table/index.ts';
import { every } from './clock.ts';
import { errorText } from './storage/files.ts';
import { bugText } from './guard.ts';
import type { Problems } from './problems.ts';
import type { RecordFiles } from './storage/record-files.ts';
import { recordKeeping, type KeptByRecords } from './record-keeping.ts';
import { toHex } from './secrets.ts';
import { isSameListing, listingOf, type TableListing } from './listings.ts';
import type { FoundTable, DeferredWork, OpenTable, TableFiles } from './storage/table-files.ts';
import { HostOccupancy, NOBODY, type Occupancy } from './table/occupancy.ts';
import { newSetup, uniqueTitle } from './table/new-name.ts';
import { openingOf, playOn, type Opening, type PlayOnRequest } from './table/play-on.ts';
import { frozenBy } from './table/runner.ts';
import { HostedTable, NO_NETWORK, type TableServices } from './table/table.ts';

/** What the tables of a host need. */
export interface TablesParts {
  readonly files: TableFiles;
  readonly records: RecordFiles;
  readonly problems: Problems;
  readonly services: Omit<
    TableServices,
    'changed' | keyof KeptByRecords | 'occupancy' | 'filesRewritten' | 'pinSet' | 'playOn' | 'putAway'
  >;
  /** Called when the occupancy of the tables has changed. */
  readonly occupancyChanged: (occupancy: Occupancy) => void;
  /** Called when a listing has changed. */
  readonly listChanged: () => void;
  /** Called when tables have been loaded that could not be at the start. */
  readonly onFound: () => void;
}

const NO_SUCH_TABLE = rejection('no-such-table');

/** The life cycle of a table. */
type Stage =
  | { readonly type: 'loading' }
  /** On disk; only its listing is in memory. */
  | { readonly type: 'unloaded' }
  /** On disk until the owner resumes it. It is in no list but the owner's. */
  | { readonly type: 'away'; readonly listing: TableListing }
  | { readonly type: 'running'; readonly table: HostedTable }
  | { readonly type: 'closing' }
  /** Its files cannot be used, and the owner was told. `isTransient`: the disk failed, so it may be tried again. */
  | { readonly type: 'damaged'; readonly isTransient: boolean }
  | { readonly type: 'gone' };

/** A table in any stage. Only work in its turn (`#inTurn`) changes the stage. */
interface TableSlot {
  stage: Stage;
  /** Its listing; undefined: it is not listed. */
  listing: TableListing | undefined;
  /** Settles when all queued work on this table is done. */
  tail: Promise<void>;
}

/** Milliseconds between two checks of the files of an inactive table. */
export const CHECK_TIME = 15_000;

/** Reads the stage again, since awaited work changes it. */
const isStage = ({ stage }: TableSlot, type: Stage['type']): boolean => stage.type === type;

const LOADING: Stage = { type: 'loading' };
const UNLOADED: Stage = { type: 'unloaded' };
const GONE: Stage = { type: 'gone' };

/**
 * The tables of a host. A table with a finished game stays unloaded until somebody opens it. Opening, closing, restoring and removing
 * happen in turn for each table, so its files never have two writers.
 */
export class Tables {
  readonly #parts: TablesParts;
  readonly #services: TableServices;
  readonly #occupancy: HostOccupancy;
  readonly #slots = new Map<TableId, TableSlot>();
  /** Titles of tables that are being created. */
  readonly #creating = new Set<string>();
  #tidying: Promise<void> = Promise.resolve();
  /** Work that waits until the host is running. */
  #deferred: DeferredWork[] = [];
  #isClosed = false;
  #stopWatch: () => void = () => undefined;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#occupancy = new HostOccupancy(parts.occupancyChanged);
    this.#services = {
      ...parts.services,
      changed: (table) => this.#changed(table),
      ...recordKeeping({ ...parts, ...parts.services }),
      occupancy: (id, occupancy) => this.#occupancy.note(id, occupancy),
      filesRewritten: (id) => this.filesRewritten(id),
      playOn: (from, request) => this.playOn(from, request),
      putAway: (id) => this.#putAway(id),
      pinSet: (id) => parts.problems.settle((one) => one.type === 'secrets-damaged' && one.table === id),
    };
  }

  /** The states of the tables in memory. */
  states(): readonly TableState[] {
    return this.#running().map(({ state }) => state);
  }

  /** The listings, in the order in which the tables were created or loaded. */
  listings(): readonly TableListing[] {
    return [...this.#slots.values()].flatMap(({ listing }) => listing ?? []);
  }

  /** The listings of the tables that have been put away. */
  putAwayListings(): readonly TableListing[] {
    return [...this.#slots.values()].flatMap(({ stage }) => (stage.type === 'away' ? [stage.listing] : []));
  }

  /** Whether there is a table, in whatever stage. */
  has = (id: string): boolean => [...this.#slots.keys()].some((known) => known === id);

  /** Returns a running table. */
  get(id: TableId): HostedTable | undefined {
    const stage = this.#slots.get(id)?.stage;
    return stage?.type === 'running' ? stage.table : undefined;
  }

  /**
   * Returns a table, loading it if need be; undefined if there is none, or if it cannot be read any more (then the owner is told). Never
   * rejects.
   */
  find(id: TableId): Promise<HostedTable | undefined> {
    const table = this.get(id);
    if (table !== undefined || !this.#slots.has(id) || this.#isClosed) return Promise.resolve(table);
    return this.#inTurn(id, async (slot) => {
      const { stage } = slot;
      const mayLoad = stage.type === 'unloaded' || (stage.type === 'damaged' && stage.isTransient);
      if (mayLoad && !this.#isClosed) await this.#load(id, slot, this.#parts.files.open(id));
      return this.get(id);
    });
  }

  /** Loads every table on disk. Reports tables that cannot be loaded, and a folder that cannot be used until it can. Never rejects. */
  async loadAll(): Promise<void> {
    const { files, problems, services } = this.#parts;
    await files.sweep().catch((error: unknown) => services.log(`files are left over: ${errorText(error)}`));
    await this.#loadUnknown().catch((error: unknown) => {
      services.log(`the folder of the tables cannot be used: ${errorText(error)}`);
      const again = (): Promise<void> => this.#loadUnknown().finally(() => this.#onFound());
      problems.addUntil('the folder of the tables', { type: 'disk', why: frozenBy(error) }, again);
    });
  }

  /**
   * Loads the tables that are not known yet, as far as they can be read.
   * @throws The system's error if the folder cannot be used.
   */
  async #loadUnknown(): Promise<void> {
    const { files } = this.#parts;
    const making = files.makeFolder();
    const ids = await making.then(
      () => files.ids(),
      () => files.ids().catch(() => []),
    );
    for (const id of ids)
      if (!this.#slots.has(id) && !this.#isClosed)
        await this.#inTurn(id, (slot) => this.#load(id, slot, files.takeUp(id)));
    await making;
  }

  /**
   * Creates a table, on disk when this resolves. Rejects with what `newSetup` rejects, malformed, too-many, no-network if the network
   * cannot be reached, or table-frozen if the table cannot be written.
   * @param pin Six digits.
   */
  async create(input: unknown, pin: string | undefined): Promise<Result<TableId, Rejection>> {
    const { limits, log, clock, openToNetwork, entropy, retries } = this.#services;
    const setup = newSetup(input);
    if (!setup.ok) return setup;
    const titles = this.#openTitles();
    if (titles.length + this.#creating.size >= limits.tables)
      return fail(rejection('too-many', { most: limits.tables }));
    const title = uniqueTitle(setup.value.title, [...titles, ...this.#creating]);
    this.#creating.add(title);
    try {
      if (setup.value.reach === 'network' && !(await openToNetwork())) return fail(NO_NETWORK);
      const id = toHex(entropy(8)) as TableId;
      const entry = { type: 'opened', at: clock.now(), id, setup: { ...setup.value, title } } as const;
      const opened = await this.#createSlot(openingOf(entry), pin);
      if (opened.ok) retries.now();
      return opened;
    } catch (error) {
      log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    } finally {
      this.#creating.delete(title);
    }
  }

  /** The titles of tables that count against the limit: those with a match on or to come. */
  #openTitles(): readonly string[] {
    return this.listings().flatMap(({ own, origin }) =>
      own.phase === 'ended' || origin !== undefined ? [] : [own.title],
    );
  }

  /**
   * Puts a running table away: on disk when this resolves, and closed as soon as its requests are answered. Rejects with table-frozen if the
   * disk fails.
   */
  async #putAway(id: TableId): Promise<Result<undefined, Rejection>> {
    const { files } = this.#parts;
    const marked = await this.#onDisk(() => files.putAway(id));
    if (!marked.ok) return marked;
    this.#inTurn(id, async (slot) => {
      if (slot.stage.type !== 'running') return;
      const { table } = slot.stage;
      slot.stage = { type: 'closing' };
      slot.listing = undefined;
      await table.close(CLOSE.putAway);
      this.#occupancy.note(id, NOBODY);
      await this.#load(id, slot, files.takeUp(id));
      this.#onFound();
    }).catch((error: unknown) => this.#services.log(bugText(error)));
    return ok(undefined);
  }

  /**
   * Resumes a table that was put away; does nothing if it is open already. Rejects with no-such-table, too-many, or table-frozen if the disk
   * fails.
   */
  resume(id: TableId): Promise<Result<undefined, Rejection>> {
    return this.#inTurnIfKnown(id, async (slot) => {
      if (slot.stage.type !== 'away') return ok(undefined);
      const { limits, evenings } = this.#services;
      const isToPlay = slot.stage.listing.own.phase !== 'ended';
      if (isToPlay && this.#openTitles().length >= limits.tables)
        return fail(rejection('too-many', { most: limits.tables }));
      const resumed = await this.#onDisk(() => this.#parts.files.resume(id));
      if (!resumed.ok) return resumed;
      await this.#load(id, slot, this.#parts.files.open(id));
      const table = this.get(id);
      if (table !== undefined) evenings.resumed(table.state);
      this.#onFound();
      return ok(undefined);
    });
  }

  /**
   * Creates a table that plays on from a decision of another table's finished game, on disk when this resolves. It replaces the same seat's
   * earlier one, unless somebody is there. Rejects with what `playOn` rejects, table-frozen if the table cannot be written, or too-many,
   * counting only such tables, which must not prevent hosting.
   */
  async playOn(from: TableState, request: PlayOnRequest): Promise<Result<TableId, Rejection>> {
    const { limits, log, clock, entropy } = this.#services;
    const id = toHex(entropy(8)) as TableId;
    const opening = playOn(from, request, id, clock.now());
    if (!opening.ok) return opening;
    const { origin } = opening.value.snapshot.state;
    const others = this.listings().filter((listing) => listing.origin !== undefined);
    const earlier = others.filter(
      (listing) =>
        listing.origin?.table === origin?.table &&
        listing.origin?.seat === origin?.seat &&
        (this.get(listing.id)?.audience.clients ?? []).length === 0,
    );
    if (others.length - earlier.length >= limits.tables)
      return fail(rejection('too-many', { most: limits.tables }));
    await Promise.all(earlier.map((listing) => this.discard(listing.id)));
    try {
      return await this.#createSlot(opening, undefined);
    } catch (error) {
      log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
  }

  /**
   * Closes a table permanently. Its finished games stay as records, or its journal is put aside and the owner told. Rejects with
   * no-such-table, or table-frozen if the disk fails.
   */
  discard(id: TableId): Promise<Result<undefined, Rejection>> {
    return this.#inTurnIfKnown(id, async (slot) => {
      const { stage, listing } = slot;
      slot.stage = { type: 'closing' }; // it cannot be found, and its changes reach no list
      slot.listing = undefined;
      this.#parts.listChanged();
      if (stage.type === 'running') await stage.table.close(CLOSE.noSuchTable);
      this.#occupancy.note(id, NOBODY);
      await this.#tidying;
      const removed = await this.#onDisk(() => this.#parts.files.discard(id));
      if (removed.ok) this.#settle(id);
      else slot.listing = listing;
      slot.stage = removed.ok ? GONE : listing === undefined ? stage : UNLOADED;
      if (removed.ok && removed.value !== undefined) {
        const title = listing && { title: listing.own.title };
        this.#parts.problems.add({ type: 'games-put-aside', table: id, ...title, file: removed.value });
      }
      this.#parts.listChanged();
      return removed.ok ? ok(undefined) : removed;
    });
  }

  /**
   * Loads the good part of a table with a damaged journal; does nothing if that was done meanwhile. Rejects with no-such-table, or
   * table-frozen if the disk fails.
   */
  restoreGood(id: TableId): Promise<Result<undefined, Rejection>> {
    const stageBefore = this.#slots.get(id)?.stage.type;
    const mayBeRestored = stageBefore === 'damaged' || stageBefore === 'loading';
    return this.#inTurnIfKnown(id, async (slot) => {
      const { stage } = slot;
      if (stage.type !== 'damaged') return mayBeRestored ? ok(undefined) : fail(NO_SUCH_TABLE);
      const { files } = this.#parts;
      slot.stage = LOADING;
      const restored = await this.#onDisk(() => files.restoreGood(id));
      if (!restored.ok) {
        slot.stage = stage;
        return restored;
      }
      this.#settle(id);
      await this.#load(id, slot, files.takeUp(id));
      this.#onFound();
      return ok(undefined);
    });
  }

  /**
   * Whether a match is on at a table whose journal `change` would change.
   * @throws The system's error.
   */
  async isPlayedAt(change: (bytes: Buffer) => Buffer): Promise<boolean> {
    for (const table of this.#running())
      if (table.state.phase === 'playing' && (await this.#parts.files.rewrite(table.id, change, true)))
        return true;
    return false;
  }

  /**
   * Rewrites the journals that `change` changes, one table after the other. A running table is closed meanwhile, and the pages there come
   * back by themselves; one with a match is left as it is.
   * @returns Whether all are rewritten.
   * @throws The system's error.
   */
  async rewriteJournals(change: (bytes: Buffer) => Buffer): Promise<boolean> {
    const { files } = this.#parts;
    await this.#tidying;
    let areAll = true;
    for (const id of await files.idsOfJournals())
      await this.#inTurn(id, async (slot) => {
        const { stage } = slot;
        if (!(await files.rewrite(id, change, true))) return;
        if (stage.type === 'running' && stage.table.state.phase === 'playing') {
          areAll = false;
          return;
        }
        if (stage.type === 'running') {
          slot.stage = { type: 'closing' };
          await stage.table.close(CLOSE.hostClosing);
        }
        try {
          await files.rewrite(id, change, false);
        } finally {
          if (['running', 'unloaded', 'away'].includes(stage.type)) {
            slot.listing = undefined;
            await this.#load(id, slot, files.takeUp(id));
          }
        }
      });
    this.#onFound();
    return areAll;
  }

  /** Reports that removed files of a running table have been written again: nothing is lost. */
  filesRewritten(id: TableId): void {
    const table = this.get(id);
    if (table === undefined) return;
    this.#parts.problems.add({ type: 'files-rewritten', table: id, title: table.state.setup.title });
  }

  /** Starts checking the files of running tables every `CHECK_TIME`, also without activity. */
  watchFiles(): void {
    this.#stopWatch = every(this.#services.clock, CHECK_TIME, () => {
      for (const table of this.#running()) void table.checkFiles();
    });
  }

  /** Does the deferred work, once the host is running. */
  tidyUp(): void {
    for (const deferred of this.#deferred.splice(0)) this.#runDeferred(deferred);
  }

  /** Shows clients what has changed beside their tables: the host's addresses, or the evening at other tables. */
  showAll(): void {
    for (const table of this.#running()) table.showAll();
  }

  /** Restarts clocks after system sleep. */
  onSystemResume(): void {
    for (const table of this.#running()) table.onSystemResume();
  }

  /** Closes all tables, which stay on disk, after all queued work. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatch();
    const closing = [...this.#slots.keys()].map((id) =>
      this.#inTurn(id, async (slot) => {
        if (slot.stage.type !== 'running') return;
        const { table } = slot.stage;
        slot.stage = { type: 'closing' };
        await table.close(CLOSE.hostClosing);
        slot.stage = UNLOADED;
      }),
    );
    await Promise.all(closing);
    await this.#tidying;
    await this.#parts.records.settled();
  }

  #running(): readonly HostedTable[] {
    return [...this.#slots.values()].flatMap(({ stage }) => (stage.type === 'running' ? [stage.table] : []));
  }

  /** Runs `work` after all earlier work on this table. Drops the slot of a table that is gone then. */
  #inTurn<Value>(id: TableId, work: (slot: TableSlot) => Promise<Value>): Promise<Value> {
    const slot = this.#slots.get(id) ?? { stage: GONE, listing: undefined, tail: Promise.resolve() };
    this.#slots.set(id, slot);
    const done = slot.tail.then(() => work(slot));
    const settled = (): void => {
      if (slot.tail === tail && slot.stage.type === 'gone') this.#slots.delete(id);
    };
    const tail = done.then(settled, settled);
    slot.tail = tail;
    return done;
  }

  /** As `#inTurn`, for a table that exists when its turn comes, unless the host is closed. */
  async #inTurnIfKnown(
    id: TableId,
    work: (slot: TableSlot) => Promise<Result<undefined, Rejection>>,
  ): Promise<Result<undefined, Rejection>> {
    if (!this.#slots.has(id)) return fail(NO_SUCH_TABLE);
    return this.#inTurn(id, async (slot) =>
      slot.stage.type === 'gone' || this.#isClosed ? fail(NO_SUCH_TABLE) : work(slot),
    );
  }

  /**
   * Writes and runs a new table.
   * @throws The system's error if it cannot be written.
   */
  async #createSlot(
    opening: Result<Opening, Rejection>,
    pin: string | undefined,
  ): Promise<Result<TableId, Rejection>> {
    if (!opening.ok) return opening;
    const { id } = opening.value.snapshot.state;
    return this.#inTurn(id, (slot) => this.#open(id, slot, opening.value, pin));
  }

  /** In turn: writes and runs a new table. If the host closes meanwhile, the table is left for the next start. */
  async #open(
    id: TableId,
    slot: TableSlot,
    opening: Opening,
    pin: string | undefined,
  ): Promise<Result<TableId, Rejection>> {
    const { files } = this.#parts;
    if (this.#isClosed) return fail(rejection('table-frozen', { why: 'disk' }));
    slot.stage = LOADING;
    try {
      await this.#run(slot, await files.create(opening, pin));
      if (isStage(slot, 'damaged')) await files.remove(id);
    } catch (error) {
      slot.stage = GONE;
      throw error;
    }
    if (!isStage(slot, 'damaged')) return ok(id);
    slot.stage = GONE;
    this.#settle(id);
    return fail(rejection('fault'));
  }

  /** In turn: puts the table into the stage that its files require. */
  async #load(id: TableId, slot: TableSlot, lookup: Promise<FoundTable>): Promise<void> {
    slot.stage = LOADING;
    const found = await lookup;
    if (found.deferred !== undefined) this.#deferred.push(found.deferred);
    const isTransient = found.type === 'unusable' && found.failure !== undefined;
    if (isTransient) this.#retryUnread(id, slot, found.failure);
    else this.#clearUnread(id, found.type === 'unusable');
    if (found.type === 'unusable') {
      if (!isTransient) slot.listing = undefined;
      slot.stage = { type: 'damaged', isTransient };
      return;
    }
    if (found.type === 'open') return this.#run(slot, found.table);
    if (found.type === 'unloaded') this.#setListing(slot, found.listing);
    else slot.listing = undefined;
    slot.stage = found.type === 'away' ? found : found.type === 'unloaded' ? UNLOADED : GONE;
  }

  /** Retries to read a table's files after a disk error, and reports that until it works. */
  #retryUnread(id: TableId, slot: TableSlot, failure: unknown): void {
    const title = slot.listing && { title: slot.listing.own.title };
    const problem = { type: 'table-unreadable', table: id, ...title, why: 'disk' } as const;
    const again = async (): Promise<void> => {
      await this.#inTurn(id, async (now) => {
        if (now.stage.type === 'damaged' && now.stage.isTransient && !this.#isClosed)
          await this.#load(id, now, this.#parts.files.takeUp(id));
        if (now.stage.type === 'damaged' && now.stage.isTransient) throw failure;
      });
      this.#onFound();
    };
    if (this.#parts.problems.addUntil(`table ${id}`, problem, again))
      this.#services.log(`table ${id} was not taken up (table-unreadable): ${errorText(failure)}`);
  }

  /**
   * Ends the problem of unreadable files.
   * @param isUnusable Whether the files are readable but unusable, which was just reported.
   */
  #clearUnread(id: TableId, isUnusable: boolean): void {
    this.#parts.problems.settle(
      (one) => one.type === 'table-unreadable' && one.table === id && (!isUnusable || one.why === 'disk'),
    );
  }

  /** Called when tables have been loaded after the start. */
  #onFound(): void {
    this.tidyUp();
    this.#parts.listChanged();
    this.#parts.onFound();
  }

  #runDeferred(deferred: DeferredWork): void {
    this.#tidying = this.#tidying
      .then(() => deferred(() => !this.#isClosed))
      .catch((error: unknown) =>
        this.#services.log(`the files of a table stay as they are: ${errorText(error)}`),
      );
  }

  async #run(slot: TableSlot, table: OpenTable): Promise<void> {
    if (this.#isClosed) {
      await table.journal.close();
      slot.stage = UNLOADED;
      return;
    }
    try {
      const hosted = new HostedTable(table, this.#services);
      slot.stage = { type: 'running', table: hosted };
      this.#changed(hosted);
    } catch (error) {
      // A bug: the table stays on disk, and the others continue
      const { id, setup } = table.snapshot.state;
      slot.stage = { type: 'damaged', isTransient: false };
      this.#services.log(`table ${id} cannot be run: ${bugText(error)}`);
      this.#parts.problems.add({
        type: 'table-unreadable',
        table: id,
        title: setup.title,
        why: 'does-not-follow',
      });
      await table.journal.close();
    }
  }

  /** Updates the listing of a running table; one that is being closed changes no list. */
  #changed(table: HostedTable): void {
    const slot = this.#slots.get(table.id);
    if (slot?.stage.type === 'running' && slot.stage.table === table)
      this.#setListing(
        slot,
        listingOf(table.state, table.secrets.hasPin(), table.joinRequests.waiting().length),
      );
  }

  /** Stores a listing and reports it if it has changed. */
  #setListing(slot: TableSlot, listing: TableListing): void {
    if (slot.listing !== undefined && isSameListing(slot.listing, listing)) return;
    slot.listing = listing;
    this.#parts.listChanged();
  }

  async #onDisk<Value>(act: () => Promise<Value>): Promise<Result<Value, Rejection>> {
    try {
      return ok(await act());
    } catch (error) {
      this.#services.log(`the files of a table could not be changed: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
  }

  #settle(id: TableId): void {
    this.#parts.problems.settle((problem) => 'table' in problem && problem.table === id);
  }
}
