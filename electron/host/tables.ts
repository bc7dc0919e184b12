import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import {
  emptyMemories,
  gameOf,
  openTable,
  parseSetup,
  type TableEntry,
  type TableState,
} from '../../core/table/index.ts';
import { errorText, syncFolder } from './files.ts';
import { JOURNAL_FORMAT } from './journal/format.ts';
import { createJournal, openJournal, setAside } from './journal/journal.ts';
import { openSecrets } from './journal/seat-secrets.ts';
import { toHex } from './secrets.ts';
import { restore } from './table/restore.ts';
import { HostedTable, NO_NETWORK, type TableServices } from './table/table.ts';

const JOURNAL = '.journal';
const SECRETS = '.secrets.json';

/** The tables of one host, each with its files in one folder. */
export class Tables {
  readonly #folder: string;
  readonly #services: TableServices;
  readonly #tables = new Map<TableId, HostedTable>();
  #underway = 0;
  #isClosed = false;

  constructor(folder: string, services: TableServices) {
    this.#folder = folder;
    this.#services = services;
  }

  get(id: TableId): HostedTable | undefined {
    return this.#tables.get(id);
  }

  /** All tables, in the order in which they were opened or taken up. */
  all(): readonly HostedTable[] {
    return [...this.#tables.values()];
  }

  /** Takes up again every table that the folder holds. One that cannot be read stays on disk, and the log says why. */
  async takeUp(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of (await readdir(this.#folder)).sort()) {
      const id = name.endsWith(JOURNAL) ? toTableId(name.slice(0, -JOURNAL.length)) : undefined;
      if (id === undefined) continue;
      const problem = await this.#takeUpOne(id).catch(errorText);
      if (problem !== undefined) this.#services.log(`table ${id} was not taken up: ${problem}`);
    }
  }

  /**
   * Opens a table; a PIN is six digits. It is on disk when this resolves. Refuses with what `parseSetup` refuses, malformed, or
   * too-many; with no-network if the network cannot be reached, and with table-frozen if the table cannot be written.
   */
  async create(input: unknown, pin: string | undefined): Promise<Result<TableId, Rejection>> {
    const setup = parseSetup(input);
    if (!setup.ok) return setup;
    if (this.#tables.size + this.#underway >= LIMITS.tables)
      return fail(rejection('too-many', { most: LIMITS.tables }));
    if (this.#isClosed) return fail(rejection('table-frozen'));
    this.#underway += 1;
    try {
      if (setup.value.reach === 'network' && !(await this.#services.openToNetwork())) return fail(NO_NETWORK);
      const id = toHex(this.#services.entropy(8)) as TableId;
      const entry = { type: 'opened', at: this.#services.clock.now(), id, setup: setup.value } as const;
      return await this.#open(entry, pin);
    } catch (error) {
      this.#services.log(`a table could not be opened: ${errorText(error)}`);
      return fail(rejection('table-frozen'));
    } finally {
      this.#underway -= 1;
    }
  }

  /** Closes a table for good and removes its files. Refuses with no-such-table. */
  async discard(id: TableId): Promise<Result<undefined, Rejection>> {
    const table = this.#tables.get(id);
    if (table === undefined) return fail(rejection('no-such-table'));
    this.#tables.delete(id);
    await table.close(CLOSE.noSuchTable);
    await rm(this.#path(id, JOURNAL), { force: true });
    await rm(this.#path(id, SECRETS), { force: true });
    await syncFolder(this.#folder);
    this.#services.changed();
    return ok(undefined);
  }

  /** Closes all tables; they stay on disk. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.all().map((table) => table.close(CLOSE.hostClosing)));
    this.#tables.clear();
  }

  async #open(
    entry: TableEntry & { type: 'opened' },
    pin: string | undefined,
  ): Promise<Result<TableId, Rejection>> {
    const state = openTable(entry);
    if (!state.ok) return state;
    const { id } = entry;
    const { secrets } = await openSecrets(this.#path(id, SECRETS), () => this.#salt());
    if (pin !== undefined) await secrets.setPin(pin);
    const header = { format: JOURNAL_FORMAT, table: id, rules: gameOf(state.value).rulesVersion };
    const journal = await createJournal(this.#path(id, JOURNAL), header, { entry });
    const stand = { state: state.value, memories: emptyMemories() };
    this.#tables.set(id, new HostedTable(stand, journal, secrets, this.#services));
    this.#services.changed();
    return ok(id);
  }

  /** Why a table could not be taken up; undefined if it was. */
  async #takeUpOne(id: TableId): Promise<string | undefined> {
    const path = this.#path(id, JOURNAL);
    const opened = await openJournal(path);
    if (opened.type === 'unborn') await setAside(path);
    if (opened.type !== 'open') return READING_PROBLEMS[opened.type];
    const stand = restore(id, opened.header, opened.lines);
    if (!stand.ok) {
      await opened.journal.close();
      return stand.error;
    }
    if (isForgotten(stand.value.state, this.#services.clock.now())) {
      await opened.journal.close();
      await rename(path, `${path}.past`);
      await rm(this.#path(id, SECRETS), { force: true });
      return undefined;
    }
    const { secrets, isDamaged } = await openSecrets(this.#path(id, SECRETS), () => this.#salt());
    if (isDamaged)
      this.#services.log(`table ${id}: the file of its secrets is damaged, seats have to be opened by hand`);
    const table = new HostedTable(stand.value, opened.journal, secrets, this.#services);
    this.#tables.set(id, table);
    if (table.state.phase === 'ended') this.#services.finished(table.state);
    return undefined;
  }

  #path(id: TableId, ending: string): string {
    return join(this.#folder, id + ending);
  }

  #salt(): string {
    return toHex(this.#services.entropy(16));
  }
}

const DAY = 24 * 60 * 60_000;

/** Whether nobody will come back to a table: its game ended a day ago, or it never came to one within a month. */
function isForgotten({ phase, changedAt }: TableState, now: number): boolean {
  if (phase === 'playing') return false;
  return now - changedAt > (phase === 'ended' ? DAY : 30 * DAY);
}

const READING_PROBLEMS = {
  unborn: 'its journal was not finished when it was begun; it was set aside',
  broken: 'its journal is damaged; the file is kept, and its good part stands beside it',
  'unknown-format': 'its journal was written by a newer version',
} as const;
