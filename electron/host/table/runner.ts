import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, type Result } from '../../../core/base/result.ts';
import {
  applyEntry,
  gameOf,
  observeBots,
  type BotMemories,
  type TableCommand,
  type TableEntry,
  type TableState,
  type TableStep,
} from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { errorText } from '../files.ts';
import { bugText, guarded } from '../guard.ts';
import type { JournalLine } from '../journal/format.ts';
import type { Journal } from '../journal/journal.ts';

/** Where a table stands: everything that its journal rebuilds. */
export interface TableStand {
  readonly state: TableState;
  readonly memories: BotMemories;
}

export interface RunnerParts {
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** After each entry: what it led to, the state before, and the entry. */
  readonly stepped: (step: TableStep, before: TableState, entry: TableEntry) => void;
  /** After each `run`. */
  readonly settled: () => void;
}

/** The one place where a table changes: one thing after the other, each on disk before anybody learns of it. */
export class TableRunner {
  readonly #journal: Journal;
  readonly #parts: RunnerParts;
  #stand: TableStand;
  #isFrozen: boolean;
  #isClosed = false;
  #tail: Promise<void> = Promise.resolve();

  constructor(start: TableStand, journal: Journal, parts: RunnerParts) {
    this.#stand = start;
    this.#journal = journal;
    this.#isFrozen = journal.failure() !== undefined;
    this.#parts = parts;
  }

  get stand(): TableStand {
    return this.#stand;
  }

  get state(): TableState {
    return this.#stand.state;
  }

  /** Something could not be saved: nothing more is accepted until the table is opened again. */
  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /**
   * Does one thing at the table after everything that was asked before has been done; nothing else changes the table in the
   * meantime. A bug in `work` is logged and does not stop what comes after. Does nothing once the table is closed.
   */
  run(work: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(async () => {
      if (this.#isClosed) return;
      try {
        await work();
      } catch (error) {
        this.#parts.log(`table ${this.state.id}: ${bugText(error)}`);
      }
      guarded(this.#parts.log, `table ${this.state.id}`, this.#parts.settled);
    });
    return this.#tail;
  }

  /**
   * Within `run`: validates the command, puts it on disk, then applies it, in this order. Refuses with what `applyEntry` says, or
   * with table-frozen.
   */
  async submit(command: TableCommand): Promise<Result<TableStep, Rejection>> {
    if (this.#isFrozen || this.#isClosed) return fail(rejection('table-frozen'));
    const before = this.state;
    const entry: TableEntry = { at: this.#parts.clock.now(), ...command };
    const step = applyEntry(before, entry);
    if (!step.ok) return step;
    try {
      await this.#journal.append([journalLine(before, entry)]);
    } catch (error) {
      this.freeze(error);
      return fail(rejection('table-frozen'));
    }
    this.#stand = standAfter(this.#stand, step.value);
    this.#parts.stepped(step.value, before, entry);
    return step;
  }

  /** Accepts nothing more, because `error` kept something of the table from being saved. */
  freeze(error: unknown): void {
    this.#isFrozen = true;
    this.#parts.log(`table ${this.state.id} is frozen, it could not be saved: ${errorText(error)}`);
  }

  /** Waits for what is under way, then closes the journal. */
  async close(): Promise<void> {
    await this.run(() => {
      this.#isClosed = true;
      return this.#journal.close();
    });
  }
}

/** Where a table stands after an accepted entry; bots watch what their seats may see. */
export const standAfter = (stand: TableStand, step: TableStep): TableStand => ({
  state: step.state,
  memories: observeBots(stand.memories, step.state, step.events),
});

/** An entry as the journal keeps it: with the version of the rules beside the start of a game. */
const journalLine = (before: TableState, entry: TableEntry): JournalLine =>
  entry.type === 'started' ? { entry, rules: gameOf(before).rulesVersion } : { entry };
