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
import { errorCode, errorText } from '../files.ts';
import { bugText, guarded } from '../guard.ts';
import type { JournalLine } from '../journal/format.ts';
import type { Journal } from '../journal/journal.ts';

/** Where a table stands: everything that its journal rebuilds. */
export interface TableSnapshot {
  readonly state: TableState;
  readonly memories: BotMemories;
  /** What the bots remembered before the newest act that can be taken back. */
  readonly earlier?: BotMemories;
}

/** A change of the table that is worked out and not yet made. */
interface Prepared<Pictures> {
  readonly lines: readonly JournalLine[];
  readonly stand: TableSnapshot;
  /** All that the entries lead to, as one step. */
  readonly step: TableStep;
  readonly pictures: Pictures;
}

export interface RunnerParts<Pictures> {
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** What people will be shown of a state; made before anything is written. Throws where the game has a bug. */
  readonly picture: (next: TableState) => Pictures;
  /** After each change, with the state before. */
  readonly stepped: (step: TableStep, before: TableState, pictures: Pictures) => void;
  /** After each `run`. */
  readonly settled: () => void;
}

/**
 * The one place where a table changes: one thing after the other. Everything that follows from a change is worked out, then it is on
 * disk, then it is so, then people learn of it.
 */
export class TableRunner<Pictures = unknown> {
  readonly #journal: Journal;
  readonly #parts: RunnerParts<Pictures>;
  #stand: TableSnapshot;
  #frozen: FrozenReason | undefined;
  /** What the log was told of that, so that it is not told again with each try. */
  #fault = '';
  #isClosed = false;
  #tail: Promise<void> = Promise.resolve();

  constructor(start: TableSnapshot, journal: Journal, parts: RunnerParts<Pictures>) {
    this.#stand = start;
    this.#journal = journal;
    this.#parts = parts;
    const failure = journal.failure();
    if (failure !== undefined) this.freeze(failure);
  }

  get stand(): TableSnapshot {
    return this.#stand;
  }

  get state(): TableState {
    return this.#stand.state;
  }

  /** Why nothing is accepted at the moment; undefined: all is well. */
  get frozen(): FrozenReason | undefined {
    return this.#frozen;
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
   * Within `run`: makes all of the commands so, or none. Refuses with what `applyEntry` says; with fault if a bug kept the change from being
   * worked out (nothing is written then, and the table goes on); or with table-frozen.
   */
  submit(...commands: readonly TableCommand[]): Promise<Result<TableStep, Rejection>> {
    return this.#change(commands, this.#parts.stepped);
  }

  /** As `submit`, for what is to be noticed by nobody: people are not shown the table because of it. */
  submitUnseen(command: TableCommand): Promise<Result<TableStep, Rejection>> {
    return this.#change([command], () => undefined);
  }

  async #change(
    commands: readonly TableCommand[],
    stepped: RunnerParts<Pictures>['stepped'],
  ): Promise<Result<TableStep, Rejection>> {
    if (this.#frozen !== undefined || this.#isClosed) return fail(this.refusal());
    const before = this.state;
    const prepared = this.#prepare(commands);
    if (!prepared.ok) return prepared;
    const { lines, stand, step, pictures } = prepared.value;
    try {
      await this.#journal.append(lines);
    } catch (error) {
      this.freeze(error);
      return fail(this.refusal());
    }
    this.#stand = stand;
    try {
      stepped(step, before, pictures);
    } catch (error) {
      this.#freezeFor('fault', bugText(error)); // the change itself holds: it is on disk
    }
    return ok(step);
  }

  /** The refusal of everything while the table is frozen. */
  refusal(): Rejection {
    return rejection('table-frozen', { why: this.#frozen ?? 'disk' });
  }

  /** Accepts nothing more for the time being, because `error` kept something of the table from being saved. */
  freeze(error: unknown): void {
    this.#freezeFor(frozenBy(error), errorText(error));
  }

  /** Within `run`: a frozen table goes on if its journal can be written again; nothing that was refused comes back. */
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

  /** Within `run`: sees to it that the journal is on disk, where somebody may have removed it. A table that has no journal is frozen. */
  async checkJournal(): Promise<void> {
    if (this.#frozen !== undefined || this.#isClosed) return;
    await this.#journal.check().catch((error: unknown) => this.freeze(error));
  }

  /** Waits for what is under way, then closes the journal. */
  async close(): Promise<void> {
    await this.run(() => {
      this.#isClosed = true;
      return this.#journal.close();
    });
  }

  #prepare(commands: readonly TableCommand[]): Result<Prepared<Pictures>, Rejection> {
    try {
      const followed = followAll(this.#stand, commands, this.#parts.clock.now());
      if (!followed.ok) return followed;
      return ok({ ...followed.value, pictures: this.#parts.picture(followed.value.stand.state) });
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

/** What keeps a table from being saved, by the system's error. */
export const frozenBy = (error: unknown): 'disk-full' | 'disk' =>
  ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '') ? 'disk-full' : 'disk';

/** Where a table stands after an accepted entry; bots watch what their seats may see, and forget what is taken back. */
export function advance(
  { state: before, memories, earlier }: TableSnapshot,
  { state, events, news }: TableStep,
): TableSnapshot {
  if (earlier !== undefined && news.some(({ type }) => type === 'taken-back'))
    return { state, memories: earlier };
  const isNew = state.game?.before?.act !== before.game?.before?.act;
  const kept = isNew ? memories : earlier;
  const next = { state, memories: observeBots(memories, state, events) };
  return state.game?.before === undefined || kept === undefined ? next : { ...next, earlier: kept };
}

type Followed = Omit<Prepared<unknown>, 'pictures'>;

/** Follows commands one after the other; the end of a game is written down with what ended it. Refuses with what `applyEntry` says. */
export function followAll(
  start: TableSnapshot,
  commands: readonly TableCommand[],
  at: number,
): Result<Followed, Rejection> {
  let stand = start;
  let step: TableStep = { state: start.state, events: [], news: [] };
  const lines: JournalLine[] = [];
  const todo = [...commands];
  for (let command = todo.shift(); command !== undefined; command = todo.shift()) {
    const before = stand.state;
    const entry: TableEntry = { at, ...command };
    const next = applyEntry(before, entry);
    if (!next.ok) return next;
    const { state, events, news } = next.value;
    stand = advance(stand, next.value);
    step = { state, events: [...step.events, ...events], news: [...step.news, ...news] };
    lines.push(journalLine(before, entry));
    if (before.phase === 'playing' && state.phase === 'ended') todo.unshift(endOf(state));
  }
  return ok({ lines, stand, step });
}

/** What has come of a game that has just ended, as an entry of the log. */
export function endOf({ ledger, questions }: TableState): TableCommand {
  const last = ledger.at(-1);
  if (last === undefined) throw new Error('a game that has ended stands in the ledger');
  return { type: 'finished', ledger: last, questions };
}

/** An entry as the journal keeps it: with the version of the rules beside the start of a game. */
const journalLine = (before: TableState, entry: TableEntry): JournalLine =>
  entry.type === 'started' ? { entry, rules: gameOf(before).rulesVersion } : { entry };
