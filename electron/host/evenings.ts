import { isSameEvening } from '../../core/base/evening/pause.ts';
import type { HouseGame } from '../../core/house/house-game.ts';
import type { TableState } from '../../core/table/index.ts';
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
}

interface Evening {
  readonly id: string;
  /** When something happened in it last. */
  readonly lastAt: number;
}

/** Decides to which evening a match belongs. Each table has its own, unless the owner wants one for all. */
export class Evenings {
  /** Whether all tables of the host are one evening. */
  isShared = false;
  readonly #parts: EveningsParts;
  /** The evening that was given last. */
  #given: Evening | undefined;

  constructor(parts: EveningsParts) {
    this.#parts = parts;
  }

  /** Returns the id of the evening to which a match belongs that starts now at a table. */
  async startingAt(table: TableState): Promise<string> {
    const { clock, entropy } = this.#parts;
    const known = this.isShared ? await this.#all() : [];
    const newest = [...known, ...eveningOf(table)].reduce<Evening | undefined>(
      (last, one) => (last === undefined || one.lastAt >= last.lastAt ? one : last),
      undefined,
    );
    const now = clock.now();
    const id = newest !== undefined && isSameEvening(newest.lastAt, now) ? newest.id : newId(entropy);
    this.#given = { id, lastAt: now };
    return id;
  }

  /** Returns the evenings of all tables. Those of tables that are not in memory are in their records. */
  async #all(): Promise<readonly Evening[]> {
    const games = await this.#parts.games().catch(() => []);
    const recorded = games.flatMap(({ evening, endedAt }) =>
      evening === undefined || endedAt === undefined ? [] : [{ id: evening, lastAt: endedAt }],
    );
    return [...recorded, ...this.#parts.tables().flatMap(eveningOf), ...(this.#given ? [this.#given] : [])];
  }
}

/** The evening of a table's newest match, if it has one. */
function eveningOf({ evening, phase, changedAt, ledger }: TableState): readonly Evening[] {
  if (evening === undefined) return [];
  return [{ id: evening, lastAt: phase === 'playing' ? changedAt : (ledger.at(-1)?.endedAt ?? changedAt) }];
}
