import { isSameEvening } from '../../core/base/evening/pause.ts';
import { matchesElsewhere } from '../../core/house/elsewhere.ts';
import type { HouseGame, PersonId } from '../../core/house/house-game.ts';
import type { LedgerEntry, TableState } from '../../core/table/index.ts';
import type { Clock } from './clock.ts';
import { newId } from './secrets.ts';

/** What the evenings of a host are made of. */
export interface EveningsParts {
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  /** The tables in memory. */
  readonly tables: () => readonly TableState[];
  /** The matches of all records. */
  readonly games: () => Promise<readonly HouseGame[]>;
  /** The id under which a person of the house counts now. */
  readonly currentId: (id: PersonId) => PersonId;
  /** Called when `stored` has changed. */
  readonly changed: () => void;
  /** Called when `elsewhere` may have changed. */
  readonly recorded: () => void;
}

/** An evening that is on. */
export interface Evening {
  readonly id: string;
  /** When something happened in it last, in milliseconds since 1970. */
  readonly lastAt: number;
}

/** What the host stores of its evenings between starts. */
export interface StoredEvenings {
  /** The matches of all tables are one evening. */
  readonly isOneEvening?: true;
  /** The evenings that are on, as far as the journals do not say it. */
  readonly evenings?: readonly Evening[];
}

/** Decides to which evening a match belongs. Each table has its own, unless the owner wants one for all. */
export class Evenings {
  readonly #parts: EveningsParts;
  #isShared: boolean;
  /** The evenings that are on, without those that only their journals know. */
  #on: readonly Evening[];
  /** By evening: the matches of all records; undefined before they have been read. */
  #recorded: ReadonlyMap<string, readonly HouseGame[]> | undefined;
  #isReading = false;

  constructor(parts: EveningsParts, { isOneEvening, evenings = [] }: StoredEvenings) {
    this.#parts = parts;
    this.#isShared = isOneEvening === true;
    this.#on = evenings;
  }

  /** Whether all tables of the host are one evening. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** What the next start of the host needs. */
  get stored(): StoredEvenings {
    return {
      ...(this.#isShared && { isOneEvening: true as const }),
      ...(this.#on.length > 0 && { evenings: this.#on }),
    };
  }

  /** Sets whether all tables are one evening, from the next match on. The caller stores that. */
  share(isShared: boolean): void {
    this.#isShared = isShared;
    this.#parts.recorded();
  }

  /** Returns the id of the evening to which a match belongs that starts now at a table. */
  startingAt(table: TableState): string {
    const { clock, entropy, tables } = this.#parts;
    const own = eveningOf(table);
    const known = this.#isShared
      ? [...this.#on, ...tables().flatMap(eveningOf), ...own]
      : [...this.#on.filter(({ id }) => id === table.evening), ...own];
    const newest = known.reduce<Evening | undefined>(
      (last, one) => (last === undefined || one.lastAt >= last.lastAt ? one : last),
      undefined,
    );
    const isOn = newest !== undefined && isSameEvening(newest.lastAt, clock.now());
    const id = isOn ? newest.id : newId(entropy);
    this.#note(id, this.#isShared);
    return id;
  }

  /** Notes that a match has ended: its evening goes on from now. */
  ended({ evening, origin }: TableState): void {
    if (evening !== undefined && origin === undefined) this.#note(evening, this.#isShared);
  }

  /** Notes that the evening of a table goes on, however long it has rested. */
  resumed({ evening }: Pick<TableState, 'evening'>): void {
    if (evening !== undefined) this.#note(evening, true);
  }

  /** The matches of a table's evening at other tables, if all tables are one evening; none before the records have been read. */
  elsewhere(table: TableState): readonly LedgerEntry[] {
    const { currentId, tables } = this.#parts;
    if (!this.#isShared || table.evening === undefined || table.origin !== undefined) return [];
    if (this.#recorded === undefined && !this.#isReading) void this.read();
    const games = this.#recorded?.get(table.evening) ?? [];
    return matchesElsewhere(table, games, { currentId, tables: tables() });
  }

  /** Reads the records of the evenings again, if they are needed. Never rejects. */
  async read(): Promise<void> {
    if (!this.#isShared) {
      this.#recorded = undefined;
      return;
    }
    this.#isReading = true;
    const games = await this.#parts.games().catch(() => undefined);
    this.#isReading = false;
    if (games === undefined) return;
    const recorded = new Map<string, HouseGame[]>();
    for (const game of games)
      if (game.evening !== undefined)
        recorded.set(game.evening, [...(recorded.get(game.evening) ?? []), game]);
    this.#recorded = recorded;
    this.#parts.recorded();
  }

  /** @param mustLast Whether it must outlast the host: the journal of a table would not say it. */
  #note(id: string, mustLast: boolean): void {
    const now = this.#parts.clock.now();
    const others = this.#on.filter((one) => one.id !== id && isSameEvening(one.lastAt, now));
    this.#on = [...others, { id, lastAt: now }];
    if (mustLast) this.#parts.changed();
  }
}

/** The evening of a table's newest match, if it has one. */
function eveningOf({ evening, phase, changedAt, ledger }: TableState): readonly Evening[] {
  if (evening === undefined) return [];
  return [{ id: evening, lastAt: phase === 'playing' ? changedAt : (ledger.at(-1)?.endedAt ?? changedAt) }];
}
