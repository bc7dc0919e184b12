import type { TableId } from '../../core/base/ids.ts';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { openTable, type TableEntry, type TableState } from '../../core/table/index.ts';
import { errorText } from './files.ts';
import type { Problems } from './problems.ts';
import type { RecordFiles } from './record-files.ts';
import { toHex } from './secrets.ts';
import { isSameLine, lineOf, type TableLine } from './summaries.ts';
import type { FoundTable, Later, OpenTable, TableFiles } from './table-files.ts';
import { HostCompany, NOBODY, type Company } from './table/company.ts';
import { newSetup, titleApart } from './table/new-name.ts';
import { frozenBy } from './table/runner.ts';
import { HostedTable, NO_NETWORK, type TableServices } from './table/table.ts';

/** What all tables of a host need of it. */
export interface TablesParts {
  readonly files: TableFiles;
  readonly records: RecordFiles;
  readonly problems: Problems;
  readonly services: Omit<TableServices, 'changed' | 'finished' | 'company'>;
  /** Other people play at the tables than before. */
  readonly companyChanged: (company: Company) => void;
  /** What lists say of a table has changed. */
  readonly listChanged: () => void;
}

/**
 * The tables of one host. One whose game is over sleeps on disk until somebody comes: only the list knows of it.
 */
export class Tables {
  readonly #parts: TablesParts;
  readonly #services: TableServices;
  readonly #company: HostCompany;
  readonly #lines = new Map<TableId, TableLine>();
  readonly #awake = new Map<TableId, HostedTable>();
  readonly #waking = new Map<TableId, Promise<HostedTable | undefined>>();
  #saving: Promise<void> = Promise.resolve();
  /** What has to wait until the host is on air. */
  #later: Later[] = [];
  #underway = 0;
  #isClosed = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#company = new HostCompany(parts.companyChanged);
    this.#services = {
      ...parts.services,
      changed: (table) => this.#note(lineOf(table.state, table.secrets.hasPin())),
      finished: (state) => this.#keepRecord(state),
      company: (id, company) => this.#company.note(id, company),
    };
  }

  /** What lists say of each table, in the order in which they were opened or taken up. */
  lines(): readonly TableLine[] {
    return [...this.#lines.values()];
  }

  /** A table that is awake. */
  get(id: TableId): HostedTable | undefined {
    return this.#awake.get(id);
  }

  /** A table, woken if it sleeps; undefined if there is none, or if it cannot be read any more (then the owner is told). */
  find(id: TableId): Promise<HostedTable | undefined> {
    const table = this.#awake.get(id);
    if (table !== undefined || !this.#lines.has(id) || this.#isClosed) return Promise.resolve(table);
    const waking = this.#waking.get(id) ?? this.#wake(id);
    this.#waking.set(id, waking);
    return waking;
  }

  /** Takes up every table on disk; the owner is told of those that cannot be. Rejects with the system's error if none can be looked for. */
  async takeUp(): Promise<void> {
    for (const id of await this.#parts.files.ids()) this.#take(await this.#parts.files.takeUp(id));
  }

  /**
   * Opens a table; a PIN is six digits. It is on disk when this resolves. Refuses with what `newSetup` refuses, malformed, or
   * too-many; with no-network if the network cannot be reached, and with table-frozen if the table cannot be written.
   */
  async create(input: unknown, pin: string | undefined): Promise<Result<TableId, Rejection>> {
    const { limits, log, openToNetwork } = this.#services;
    const setup = newSetup(input);
    if (!setup.ok) return setup;
    const unfinished = this.lines().filter(({ own }) => own.phase !== 'ended');
    const titles = unfinished.map(({ own }) => own.title);
    if (unfinished.length + this.#underway >= limits.tables)
      return fail(rejection('too-many', { most: limits.tables }));
    if (this.#isClosed) return fail(rejection('table-frozen', { why: 'disk' }));
    this.#underway += 1;
    try {
      if (setup.value.reach === 'network' && !(await openToNetwork())) return fail(NO_NETWORK);
      return await this.#open({ ...setup.value, title: titleApart(setup.value.title, titles) }, pin);
    } catch (error) {
      log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    } finally {
      this.#underway -= 1;
    }
  }

  /** Closes a table for good; its finished games stay as records, or its journal is put aside and the owner told. Refuses with no-such-table, or table-frozen if the disk does. */
  async discard(id: TableId): Promise<Result<undefined, Rejection>> {
    if (!this.#lines.has(id) && !this.#isProblem(id)) return fail(rejection('no-such-table'));
    const table = (await this.#waking.get(id)) ?? this.#awake.get(id);
    const known = this.#lines.get(id);
    const title = known && { title: known.own.title };
    this.#lines.delete(id);
    this.#awake.delete(id);
    await table?.close(CLOSE.noSuchTable);
    this.#company.note(id, NOBODY);
    await this.#saving;
    const removed = await this.#onDisk(() => this.#parts.files.discard(id));
    if (removed.ok) this.#settle(id);
    if (removed.ok && removed.value !== undefined)
      this.#parts.problems.add({ type: 'games-put-aside', table: id, ...title, file: removed.value });
    this.#parts.listChanged();
    return removed.ok ? ok(undefined) : removed;
  }

  /** Takes up what is good of a table whose journal is damaged. Refuses with no-such-table, or table-frozen if the disk does. */
  async restoreGood(id: TableId): Promise<Result<undefined, Rejection>> {
    if (this.#lines.has(id) || !this.#isProblem(id)) return fail(rejection('no-such-table'));
    const restored = await this.#onDisk(() => this.#parts.files.restoreGood(id));
    if (!restored.ok) return restored;
    this.#settle(id);
    this.#take(await this.#parts.files.takeUp(id));
    this.tidyUp();
    this.#parts.listChanged();
    return ok(undefined);
  }

  /** The host is on air: there is time for what is not urgent. */
  tidyUp(): void {
    for (const later of this.#later.splice(0)) this.#doNow(later);
  }

  /** The computer has slept. */
  awoke(): void {
    for (const table of this.#awake.values()) table.awoke();
  }

  /** Closes all tables; they stay on disk. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#waking.values());
    await Promise.all([...this.#awake.values()].map((table) => table.close(CLOSE.hostClosing)));
    this.#awake.clear();
    await this.#saving;
  }

  async #open(setup: TableState['setup'], pin: string | undefined): Promise<Result<TableId, Rejection>> {
    const { clock, entropy } = this.#services;
    const id = toHex(entropy(8)) as TableId;
    const entry: TableEntry & { type: 'opened' } = { type: 'opened', at: clock.now(), id, setup };
    const opened = openTable(entry);
    if (!opened.ok) return opened;
    this.#seat(await this.#parts.files.create(entry, opened.value, pin));
    return ok(id);
  }

  async #wake(id: TableId): Promise<HostedTable | undefined> {
    const found = await this.#parts.files.open(id);
    this.#waking.delete(id);
    if (found.type === 'none') this.#lines.delete(id);
    this.#take(found);
    return this.#awake.get(id);
  }

  #take(found: FoundTable): void {
    if (found.type === 'asleep') this.#note(found.line);
    if (found.later !== undefined) this.#later.push(found.later);
    if (found.type === 'open') this.#seat(found.table);
  }

  #doNow(later: Later): void {
    this.#saving = this.#saving
      .then(() => later(() => !this.#isClosed))
      .catch((error: unknown) =>
        this.#services.log(`the files of a table stay as they are: ${errorText(error)}`),
      );
  }

  #seat(table: OpenTable): void {
    const hosted = new HostedTable(table, this.#services);
    this.#awake.set(hosted.id, hosted);
    this.#services.changed(hosted);
  }

  /** Keeps what lists say of a table; who reads lists hears of it only if it is something else. */
  #note(line: TableLine): void {
    const known = this.#lines.get(line.id);
    if (known !== undefined && isSameLine(known, line)) return;
    this.#lines.set(line.id, line);
    this.#parts.listChanged();
  }

  #keepRecord(state: TableState): void {
    const { records, problems } = this.#parts;
    const { id, setup } = state;
    this.#saving = this.#saving
      .then(() => records.save(state))
      .catch((error: unknown) => {
        this.#services.log(`the record of table ${id} could not be saved: ${errorText(error)}`);
        problems.add({ type: 'record-not-saved', table: id, title: setup.title });
      });
  }

  async #onDisk<Value>(act: () => Promise<Value>): Promise<Result<Value, Rejection>> {
    try {
      return ok(await act());
    } catch (error) {
      this.#services.log(`the files of a table could not be changed: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
  }

  #isProblem(id: TableId): boolean {
    return this.#parts.problems.all().some((problem) => 'table' in problem && problem.table === id);
  }

  #settle(id: TableId): void {
    this.#parts.problems.settle((problem) => 'table' in problem && problem.table === id);
  }
}
