import type { FrozenReason } from '../../../core/protocol/frames.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
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
import { errorCode, errorText } from '../storage/files.ts';
import { bugText, guarded } from '../guard.ts';
import type { JournalLine } from '../journal/format.ts';
import type { Journal } from '../journal/journal.ts';

/** Everything about a table that its journal restores. */
export interface TableSnapshot {
  readonly state: TableState;
  readonly memories: BotMemories;
  /** The bots' memories before the newest action that can be undone. */
  readonly earlier?: BotMemories;
}

/** A change that is computed and not yet made. */
interface Prepared<Views> {
  readonly lines: readonly JournalLine[];
  readonly snapshot: TableSnapshot;
  /** The combined step of all entries. */
  readonly step: TableStep;
  readonly views: Views;
}

export interface RunnerParts<Views> {
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /**
   * Renders a state for the clients before anything is written.
   * @throws What the game throws.
   */
  readonly render: (next: TableState) => Views;
  /** Called after each change, with the state before. */
  readonly onStep: (step: TableStep, before: TableState, views: Views) => void;
  /** Called after each `run`. */
  readonly onSettled: () => void;
}

/** Makes all changes of a table, one after the other. A change is computed, written to disk, applied, and then shown to people. */
export class TableRunner<Views = unknown> {
  readonly #journal: Journal;
  readonly #parts: RunnerParts<Views>;
  #snapshot: TableSnapshot;
  #frozen: FrozenReason | undefined;
  /** The logged cause, so that each new try does not log it again. */
  #fault = '';
  #isClosed = false;
  #tail: Promise<void> = Promise.resolve();

  constructor(start: TableSnapshot, journal: Journal, parts: RunnerParts<Views>) {
    this.#snapshot = start;
    this.#journal = journal;
    this.#parts = parts;
    const failure = journal.failure();
    if (failure !== undefined) this.freeze(failure);
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  get state(): TableState {
    return this.#snapshot.state;
  }

  /** Why the table accepts nothing; undefined if it is not frozen. */
  get frozen(): FrozenReason | undefined {
    return this.#frozen;
  }

  /**
   * Runs `work` after all earlier work; nothing else changes the table meanwhile. A bug in `work` is logged and does not stop later work.
   * Does nothing once the table is closed.
   */
  run(work: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(async () => {
      if (this.#isClosed) return;
      try {
        await work();
      } catch (error) {
        this.#parts.log(`table ${this.state.id}: ${bugText(error)}`);
      }
      guarded(this.#parts.log, `table ${this.state.id}`, this.#parts.onSettled);
    });
    return this.#tail;
  }

  /**
   * Within `run`: applies all commands, or none. Rejects with what `applyEntry` says; with fault if a bug prevented the change (nothing is
   * written, and the table continues); or with table-frozen.
   */
  submit(...commands: readonly TableCommand[]): Promise<Result<TableStep, Rejection>> {
    return this.#change(commands, this.#parts.onStep);
  }

  /** As `submit`, without sending frames: the change must stay unnoticed. */
  submitUnseen(command: TableCommand): Promise<Result<TableStep, Rejection>> {
    return this.#change([command], () => undefined);
  }

  async #change(
    commands: readonly TableCommand[],
    onStep: RunnerParts<Views>['onStep'],
  ): Promise<Result<TableStep, Rejection>> {
    if (this.#frozen !== undefined || this.#isClosed) return fail(this.refusal());
    const before = this.state;
    const prepared = this.#prepare(commands);
    if (!prepared.ok) return prepared;
    const { lines, snapshot, step, views } = prepared.value;
    try {
      await this.#journal.append(lines);
    } catch (error) {
      this.freeze(error);
      return fail(this.refusal());
    }
    this.#snapshot = snapshot;
    try {
      onStep(step, before, views);
    } catch (error) {
      this.#freezeFor('fault', bugText(error)); // the change itself holds: it is on disk
    }
    return ok(step);
  }

  /** The rejection of every request while the table is frozen. */
  refusal(): Rejection {
    return rejection('table-frozen', { why: this.#frozen ?? 'disk' });
  }

  /** Freezes the table, because `error` prevented something from being saved. */
  freeze(error: unknown): void {
    this.#freezeFor(frozenBy(error), errorText(error));
  }

  /** Within `run`: unfreezes the table if its journal can be written again; rejected requests do not come back. */
  async tryAgain(): Promise<Result<undefined, Rejection>> {
    if (this.#frozen === undefined) return ok(undefined);
    try {
      await this.#journal.reopen();
    } catch (error) {
      this.freeze(error);
      return fail(this.refusal());
    }
    this.#frozen = undefined;
    this.#parts.log(`table ${this.state.id} goes on`);
    return ok(undefined);
  }

  /** Within `run`: checks that the journal is still on disk, and freezes the table if it is not. */
  async checkJournal(): Promise<void> {
    if (this.#frozen !== undefined || this.#isClosed) return;
    await this.#journal.check().catch((error: unknown) => this.freeze(error));
  }

  /** Waits for pending work, then closes the journal. */
  async close(): Promise<void> {
    await this.run(() => {
      this.#isClosed = true;
      return this.#journal.close();
    });
  }

  #prepare(commands: readonly TableCommand[]): Result<Prepared<Views>, Rejection> {
    try {
      const folded = foldCommands(this.#snapshot, commands, this.#parts.clock.now());
      if (!folded.ok) return folded;
      return ok({ ...folded.value, views: this.#parts.render(folded.value.snapshot.state) });
    } catch (error) {
      this.#parts.log(`table ${this.state.id}: nothing was changed: ${bugText(error)}`);
      return fail(rejection('fault'));
    }
  }

  #freezeFor(why: FrozenReason, what: string): void {
    if (this.#frozen !== why || this.#fault !== what)
      this.#parts.log(`table ${this.state.id} is frozen (${why}): ${what}`);
    this.#frozen = why;
    this.#fault = what;
  }
}

/** The reason for freezing, by the system's error. */
export const frozenBy = (error: unknown): 'disk-full' | 'disk' =>
  ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '') ? 'disk-full' : 'disk';

/** Returns the snapshot after an accepted entry: bots observe what their seats may see, and forget what is undone. */
export function advance(
  { state: before, memories, earlier }: TableSnapshot,
  { state, events, news }: TableStep,
): TableSnapshot {
  if (earlier !== undefined && news.some(({ type }) => type === 'taken-back'))
    return { state, memories: earlier };
  const isNew = state.game?.before?.act !== before.game?.before?.act;
  const earlierMemories = isNew ? memories : earlier;
  const next = { state, memories: observeBots(memories, state, events) };
  return state.game?.before === undefined || earlierMemories === undefined
    ? next
    : { ...next, earlier: earlierMemories };
}

type Folded = Omit<Prepared<unknown>, 'views'>;

/**
 * Folds commands one after the other; the end of a game is entered right after the action that ended it. Rejects with what `applyEntry`
 * says.
 */
export function foldCommands(
  start: TableSnapshot,
  commands: readonly TableCommand[],
  at: number,
): Result<Folded, Rejection> {
  let snapshot = start;
  let step: TableStep = { state: start.state, events: [], news: [] };
  const lines: JournalLine[] = [];
  const queue = [...commands];
  for (let command = queue.shift(); command !== undefined; command = queue.shift()) {
    const before = snapshot.state;
    const entry: TableEntry = { at, ...command };
    const next = applyEntry(before, entry);
    if (!next.ok) return next;
    const { state, events, news } = next.value;
    snapshot = advance(snapshot, next.value);
    step = { state, events: [...step.events, ...events], news: [...step.news, ...news] };
    lines.push(journalLine(before, entry));
    if (before.phase === 'playing' && state.phase === 'ended') queue.unshift(endOf(state));
  }
  return ok({ lines, snapshot, step });
}

/** Returns the entry with the result of a game that has just ended. */
export function endOf({ ledger, questions }: TableState): TableCommand {
  const last = ledger.at(-1);
  if (last === undefined) throw new Error('a game that has ended stands in the ledger');
  return { type: 'finished', ledger: last, questions };
}

/** Returns the journal line of an entry; the start of a game includes the version of its rules. */
const journalLine = (before: TableState, entry: TableEntry): JournalLine =>
  entry.type === 'started' ? { entry, rules: gameOf(before).rulesVersion } : { entry };
