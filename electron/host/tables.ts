import type { TableId } from '../../core/base/ids.ts';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import type { TableState } from '../../core/table/index.ts';
import { every } from './clock.ts';
import { errorText } from './files.ts';
import { bugText } from './guard.ts';
import type { Problems } from './problems.ts';
import type { RecordFiles } from './record-files.ts';
import { toHex } from './secrets.ts';
import { isSameLine, lineOf, type TableListing } from './summaries.ts';
import type { FoundTable, Later, OpenTable, TableFiles } from './table-files.ts';
import { HostOccupancy, NOBODY, type Occupancy } from './table/occupancy.ts';
import { newSetup, titleApart } from './table/new-name.ts';
import { openingOf, playOn, type Opening, type PlayOnRequest } from './table/play-on.ts';
import { frozenBy } from './table/runner.ts';
import { HostedTable, NO_NETWORK, type TableServices } from './table/table.ts';

/** What all tables of a host need of it. */
export interface TablesParts {
  readonly files: TableFiles;
  readonly records: RecordFiles;
  readonly problems: Problems;
  readonly services: Omit<
    TableServices,
    'changed' | 'finished' | 'occupancy' | 'filesRewritten' | 'pinSet' | 'playOn'
  >;
  /** Other people play at the tables than before. */
  readonly occupancyChanged: (occupancy: Occupancy) => void;
  /** What lists say of a table has changed. */
  readonly listChanged: () => void;
  /** Tables were taken up that could not be at the start. */
  readonly foundMore: () => void;
}

const NO_SUCH_TABLE = rejection('no-such-table');

/** Where a table is in its life. */
type Stage =
  | { readonly type: 'loading' }
  /** On disk; only its listing is in memory. */
  | { readonly type: 'asleep' }
  | { readonly type: 'running'; readonly table: HostedTable }
  | { readonly type: 'closing' }
  /** Its files cannot be used, and the owner was told. `isTransient`: the disk refused them, so that it may be tried again. */
  | { readonly type: 'damaged'; readonly isTransient: boolean }
  | { readonly type: 'gone' };

/** All that the host knows of one table. Only work that has its turn (`#inTurn`) changes the stage. */
interface TableSlot {
  stage: Stage;
  /** What lists say of it; undefined: it is not listed. */
  line: TableListing | undefined;
  /** Settles when everything that was asked for this table has been done. */
  tail: Promise<void>;
}

/** Milliseconds between two looks at the files of a table at which nothing happens. */
export const CHECK_TIME = 15_000;

/** Asked anew: awaited work changes it. */
const isStage = ({ stage }: TableSlot, type: Stage['type']): boolean => stage.type === type;

const LOADING: Stage = { type: 'loading' };
const UNLOADED: Stage = { type: 'asleep' };
const GONE: Stage = { type: 'gone' };

/**
 * The tables of one host. One whose game is over sleeps on disk until somebody comes. What opens, closes, restores or removes a table is
 * done one thing after the other for each table, so its files never have two writers.
 */
export class Tables {
  readonly #parts: TablesParts;
  readonly #services: TableServices;
  readonly #occupancy: HostOccupancy;
  readonly #places = new Map<TableId, TableSlot>();
  /** Titles of tables that are being created. */
  readonly #creating = new Set<string>();
  #tidying: Promise<void> = Promise.resolve();
  /** What has to wait until the host is on air. */
  #later: Later[] = [];
  #isClosed = false;
  #stopWatch: () => void = () => undefined;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#occupancy = new HostOccupancy(parts.occupancyChanged);
    this.#services = {
      ...parts.services,
      changed: (table) => this.#changed(table),
      finished: (state) => this.#keepRecord(state),
      occupancy: (id, occupancy) => this.#occupancy.note(id, occupancy),
      filesRewritten: (id) => this.filesRewritten(id),
      playOn: (from, wish) => this.playOn(from, wish),
      pinSet: (id) => parts.problems.settle((one) => one.type === 'secrets-damaged' && one.table === id),
    };
  }

  /** What lists say of each table, in the order in which they were opened or taken up. */
  lines(): readonly TableListing[] {
    return [...this.#places.values()].flatMap(({ line }) => line ?? []);
  }

  /** A table that is running. */
  get(id: TableId): HostedTable | undefined {
    const stage = this.#places.get(id)?.stage;
    return stage?.type === 'running' ? stage.table : undefined;
  }

  /** A table, loaded if it sleeps; undefined if there is none, or if it cannot be read any more (then the owner is told). Never rejects. */
  find(id: TableId): Promise<HostedTable | undefined> {
    const table = this.get(id);
    if (table !== undefined || !this.#places.has(id) || this.#isClosed) return Promise.resolve(table);
    return this.#inTurn(id, async (place) => {
      const { stage } = place;
      const mayLoad = stage.type === 'asleep' || (stage.type === 'damaged' && stage.isTransient);
      if (mayLoad && !this.#isClosed) await this.#take(id, place, this.#parts.files.open(id));
      return this.get(id);
    });
  }

  /** Takes up every table on disk. The owner is told of those that cannot be, and of a folder that cannot be used until it can. Never rejects. */
  async takeUp(): Promise<void> {
    const { files, problems, services } = this.#parts;
    await files.sweep().catch((error: unknown) => services.log(`files are left over: ${errorText(error)}`));
    await this.#takeUpAll().catch((error: unknown) => {
      services.log(`the folder of the tables cannot be used: ${errorText(error)}`);
      const again = (): Promise<void> => this.#takeUpAll().finally(() => this.#foundMore());
      problems.addUntil('the folder of the tables', { type: 'disk', why: frozenBy(error) }, again);
    });
  }

  /** Takes up the tables that are not known yet. Rejects with the system's error where the folder cannot be used; what can be read is taken up. */
  async #takeUpAll(): Promise<void> {
    const { files } = this.#parts;
    const making = files.makeFolder();
    const ids = await making.then(
      () => files.ids(),
      () => files.ids().catch(() => []),
    );
    for (const id of ids)
      if (!this.#places.has(id) && !this.#isClosed)
        await this.#inTurn(id, (place) => this.#take(id, place, files.takeUp(id)));
    await making;
  }

  /**
   * Opens a table; a PIN is six digits. It is on disk when this resolves. Refuses with what `newSetup` refuses, malformed, or
   * too-many; with no-network if the network cannot be reached, and with table-frozen if the table cannot be written.
   */
  async create(input: unknown, pin: string | undefined): Promise<Result<TableId, Rejection>> {
    const { limits, log, clock, openToNetwork, entropy, retries } = this.#services;
    const setup = newSetup(input);
    if (!setup.ok) return setup;
    const titles = this.lines().flatMap(({ own, origin }) =>
      own.phase === 'ended' || origin !== undefined ? [] : [own.title],
    );
    if (titles.length + this.#creating.size >= limits.tables)
      return fail(rejection('too-many', { most: limits.tables }));
    const title = titleApart(setup.value.title, [...titles, ...this.#creating]);
    this.#creating.add(title);
    try {
      if (setup.value.reach === 'network' && !(await openToNetwork())) return fail(NO_NETWORK);
      const id = toHex(entropy(8)) as TableId;
      const entry = { type: 'opened', at: clock.now(), id, setup: { ...setup.value, title } } as const;
      const opened = await this.#begin(openingOf(entry), pin);
      if (opened.ok) retries.now();
      return opened;
    } catch (error) {
      log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    } finally {
      this.#creating.delete(title);
    }
  }

  /**
   * Opens a table that plays on from a decision of the game that is over at another one; on disk when this resolves. It takes the place of
   * what the same seat has played on before, unless somebody is there. Refuses with what `playOn` says; with too-many, of such tables alone:
   * nobody is to be kept from hosting by them; and with table-frozen if the table cannot be written.
   */
  async playOn(from: TableState, wish: PlayOnRequest): Promise<Result<TableId, Rejection>> {
    const { limits, log, clock, entropy } = this.#services;
    const id = toHex(entropy(8)) as TableId;
    const opening = playOn(from, wish, id, clock.now());
    if (!opening.ok) return opening;
    const { origin } = opening.value.stand.state;
    const others = this.lines().filter((line) => line.origin !== undefined);
    const earlier = others.filter(
      (line) =>
        line.origin?.table === origin?.table && line.origin?.seat === origin?.seat && this.#isEmpty(line.id),
    );
    if (others.length - earlier.length >= limits.tables)
      return fail(rejection('too-many', { most: limits.tables }));
    await Promise.all(earlier.map((line) => this.discard(line.id)));
    try {
      return await this.#begin(opening, undefined);
    } catch (error) {
      log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
  }

  /** Whether nobody is at a table. */
  #isEmpty(id: TableId): boolean {
    return (this.get(id)?.audience.clients.length ?? 0) === 0;
  }

  /**
   * Closes a table for good; its finished games stay as records, or its journal is put aside and the owner told. Refuses with
   * no-such-table, or table-frozen if the disk does.
   */
  discard(id: TableId): Promise<Result<undefined, Rejection>> {
    return this.#known(id, async (place) => {
      const { stage, line } = place;
      place.stage = { type: 'closing' }; // nobody finds it, and what it still does is in no list
      place.line = undefined;
      this.#parts.listChanged();
      if (stage.type === 'running') await stage.table.close(CLOSE.noSuchTable);
      this.#occupancy.note(id, NOBODY);
      await this.#tidying;
      const removed = await this.#onDisk(() => this.#parts.files.discard(id));
      if (removed.ok) this.#settle(id);
      else place.line = line;
      place.stage = removed.ok ? GONE : line === undefined ? stage : UNLOADED;
      if (removed.ok && removed.value !== undefined) {
        const title = line && { title: line.own.title };
        this.#parts.problems.add({ type: 'games-put-aside', table: id, ...title, file: removed.value });
      }
      this.#parts.listChanged();
      return removed.ok ? ok(undefined) : removed;
    });
  }

  /**
   * Takes up what is good of a table whose journal is damaged; does nothing if that was done while this waited. Refuses with
   * no-such-table, or table-frozen if the disk does.
   */
  restoreGood(id: TableId): Promise<Result<undefined, Rejection>> {
    const asked = this.#places.get(id)?.stage.type;
    const mayBeRestored = asked === 'damaged' || asked === 'loading';
    return this.#known(id, async (place) => {
      const { stage } = place;
      if (stage.type !== 'damaged') return mayBeRestored ? ok(undefined) : fail(NO_SUCH_TABLE);
      const { files } = this.#parts;
      place.stage = LOADING;
      const restored = await this.#onDisk(() => files.restoreGood(id));
      if (!restored.ok) {
        place.stage = stage;
        return restored;
      }
      this.#settle(id);
      await this.#take(id, place, files.takeUp(id));
      this.#foundMore();
      return ok(undefined);
    });
  }

  /** Files of a running table were gone, and have been written again: nothing is lost, and the owner should know. */
  filesRewritten(id: TableId): void {
    const table = this.get(id);
    if (table === undefined) return;
    this.#parts.problems.add({ type: 'files-rewritten', table: id, title: table.state.setup.title });
  }

  /** From now on files that somebody removes are missed within `CHECK_TIME`, also where nothing happens at a table. */
  keepWatch(): void {
    this.#stopWatch = every(this.#services.clock, CHECK_TIME, () => {
      for (const table of this.#running()) void table.checkFiles();
    });
  }

  /** The host is on air: there is time for what is not urgent. */
  tidyUp(): void {
    for (const later of this.#later.splice(0)) this.#doNow(later);
  }

  /** The host has other addresses. */
  moved(): void {
    for (const table of this.#running()) table.moved();
  }

  /** The computer has slept. */
  awoke(): void {
    for (const table of this.#running()) table.awoke();
  }

  /** Closes all tables; they stay on disk. Waits for what was asked before. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatch();
    const closing = [...this.#places.keys()].map((id) =>
      this.#inTurn(id, async (place) => {
        if (place.stage.type !== 'running') return;
        const { table } = place.stage;
        place.stage = { type: 'closing' };
        await table.close(CLOSE.hostClosing);
        place.stage = UNLOADED;
      }),
    );
    await Promise.all(closing);
    await this.#tidying;
    await this.#parts.records.settled();
  }

  #running(): readonly HostedTable[] {
    return [...this.#places.values()].flatMap(({ stage }) => (stage.type === 'running' ? [stage.table] : []));
  }

  /** Does `work` when everything that was asked for this table before has been done. A table that is gone is forgotten after it. */
  #inTurn<Value>(id: TableId, work: (place: TableSlot) => Promise<Value>): Promise<Value> {
    const place = this.#places.get(id) ?? { stage: GONE, line: undefined, tail: Promise.resolve() };
    this.#places.set(id, place);
    const done = place.tail.then(() => work(place));
    const settled = (): void => {
      if (place.tail === tail && place.stage.type === 'gone') this.#places.delete(id);
    };
    const tail = done.then(settled, settled);
    place.tail = tail;
    return done;
  }

  /** As `#inTurn`, for a table that is there when its turn comes, and as long as the host is not closed. */
  async #known(
    id: TableId,
    work: (place: TableSlot) => Promise<Result<undefined, Rejection>>,
  ): Promise<Result<undefined, Rejection>> {
    if (!this.#places.has(id)) return fail(NO_SUCH_TABLE);
    return this.#inTurn(id, async (place) =>
      place.stage.type === 'gone' || this.#isClosed ? fail(NO_SUCH_TABLE) : work(place),
    );
  }

  /** Opens a table that has just been worked out. Rejects with the system's error where it cannot be written. */
  async #begin(
    opening: Result<Opening, Rejection>,
    pin: string | undefined,
  ): Promise<Result<TableId, Rejection>> {
    if (!opening.ok) return opening;
    const { id } = opening.value.stand.state;
    return this.#inTurn(id, (place) => this.#open(id, place, opening.value, pin));
  }

  /** In turn: writes a new table. One that is on disk when the host has been closed is left for the next start. */
  async #open(
    id: TableId,
    place: TableSlot,
    opening: Opening,
    pin: string | undefined,
  ): Promise<Result<TableId, Rejection>> {
    const { files } = this.#parts;
    if (this.#isClosed) return fail(rejection('table-frozen', { why: 'disk' }));
    place.stage = LOADING;
    try {
      await this.#seat(place, await files.create(opening, pin));
      if (isStage(place, 'damaged')) await files.remove(id);
    } catch (error) {
      place.stage = GONE;
      throw error;
    }
    if (!isStage(place, 'damaged')) return ok(id);
    place.stage = GONE;
    this.#settle(id);
    return fail(rejection('fault'));
  }

  /** In turn: the table is what its files turn out to hold. */
  async #take(id: TableId, place: TableSlot, looking: Promise<FoundTable>): Promise<void> {
    place.stage = LOADING;
    const found = await looking;
    if (found.later !== undefined) this.#later.push(found.later);
    const isTransient = found.type === 'unusable' && found.failure !== undefined;
    if (isTransient) this.#tellUnread(id, place, found.failure);
    else this.#settleUnread(id, found.type === 'unusable');
    if (found.type === 'unusable') {
      if (!isTransient) place.line = undefined;
      place.stage = { type: 'damaged', isTransient };
      return;
    }
    if (found.type === 'open') return this.#seat(place, found.table);
    if (found.type === 'asleep') this.#note(place, found.line);
    else place.line = undefined;
    place.stage = found.type === 'asleep' ? UNLOADED : GONE;
  }

  /** The disk did not give the files of a table: that is tried again, and the owner is told until it does. */
  #tellUnread(id: TableId, place: TableSlot, failure: unknown): void {
    const title = place.line && { title: place.line.own.title };
    const problem = { type: 'table-unreadable', table: id, ...title, why: 'disk' } as const;
    const again = async (): Promise<void> => {
      await this.#inTurn(id, async (now) => {
        if (now.stage.type === 'damaged' && now.stage.isTransient && !this.#isClosed)
          await this.#take(id, now, this.#parts.files.takeUp(id));
        if (now.stage.type === 'damaged' && now.stage.isTransient) throw failure;
      });
      this.#foundMore();
    };
    if (this.#parts.problems.addUntil(`table ${id}`, problem, again))
      this.#services.log(`table ${id} was not taken up (table-unreadable): ${errorText(failure)}`);
  }

  /** The disk gave the files of a table; `isUnusable`: they were no help, and the owner has just been told why. */
  #settleUnread(id: TableId, isUnusable: boolean): void {
    this.#parts.problems.settle(
      (one) => one.type === 'table-unreadable' && one.table === id && (!isUnusable || one.why === 'disk'),
    );
  }

  /** Tables have been taken up while the host is on air. */
  #foundMore(): void {
    this.tidyUp();
    this.#parts.listChanged();
    this.#parts.foundMore();
  }

  #doNow(later: Later): void {
    this.#tidying = this.#tidying
      .then(() => later(() => !this.#isClosed))
      .catch((error: unknown) =>
        this.#services.log(`the files of a table stay as they are: ${errorText(error)}`),
      );
  }

  async #seat(place: TableSlot, table: OpenTable): Promise<void> {
    if (this.#isClosed) {
      await table.journal.close();
      place.stage = UNLOADED;
      return;
    }
    try {
      const hosted = new HostedTable(table, this.#services);
      place.stage = { type: 'running', table: hosted };
      this.#changed(hosted);
    } catch (error) {
      // A bug: the table stays on disk as it is, and all others go on
      const { id, setup } = table.stand.state;
      place.stage = { type: 'damaged', isTransient: false };
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

  /** Keeps what lists say of a running table; what one that is being closed still does changes no list. */
  #changed(table: HostedTable): void {
    const place = this.#places.get(table.id);
    if (place?.stage.type === 'running' && place.stage.table === table)
      this.#note(place, lineOf(table.state, table.secrets.hasPin(), table.knocks.waiting().length));
  }

  /** Who reads lists hears of it only if it is something else. */
  #note(place: TableSlot, line: TableListing): void {
    if (place.line !== undefined && isSameLine(place.line, line)) return;
    place.line = line;
    this.#parts.listChanged();
  }

  /** Where the disk does not take a record that is tried again, and the owner is told until it does. */
  #keepRecord(state: TableState): void {
    const { records, problems } = this.#parts;
    const { log, retries } = this.#services;
    const { id, setup, games } = state;
    const save = (): Promise<void> => records.save(state);
    const failed = (error: unknown): void => {
      log(`the record of table ${id} could not be saved: ${errorText(error)}`);
      const problem = { type: 'record-not-saved', table: id, title: setup.title } as const;
      problems.addUntil(`record ${games} of table ${id}`, problem, save);
    };
    void save().then(() => retries.now(), failed);
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
