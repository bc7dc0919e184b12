import type { TableState } from '../../../core/table/index.ts';
import type { Visitor } from './people.ts';

/** Who plays at a table, or at all tables of a host. */
export interface Company {
  /** Somebody who is connected sits at a game that is on and not paused. */
  readonly plays: boolean;
  /** Somebody of another device sits at a game that is on, paused or not. */
  readonly hasGuests: boolean;
}

export const NOBODY: Company = { plays: false, hasGuests: false };

/** Who plays at one table. A phone that is laid aside loses its connection, so a guest sits there until a bot plays on. */
export class TableCompany {
  /** The occupants who came from other devices when they were last here. */
  readonly #guests = new Set<number>();

  now({ phase, game, seats }: TableState, visitors: readonly Visitor[]): Company {
    for (const { isOwnComputer, occupants } of visitors)
      for (const occupant of occupants)
        if (isOwnComputer) this.#guests.delete(occupant);
        else this.#guests.add(occupant);
    if (phase !== 'playing') return NOBODY;
    return {
      plays: game?.paused === undefined && visitors.some(({ occupants }) => occupants.size > 0),
      hasGuests: seats.some(
        (who) => who.type === 'person' && who.standIn === undefined && this.#guests.has(who.occupant),
      ),
    };
  }
}

/** Who plays at the tables of a host; kept by table, so that an act costs no more than its own table does. */
export class HostCompany {
  readonly #changed: (company: Company) => void;
  readonly #at = new Map<string, Company>();
  #known = NOBODY;

  constructor(changed: (company: Company) => void) {
    this.#changed = changed;
  }

  note(table: string, { plays, hasGuests }: Company): void {
    const before = this.#at.get(table) ?? NOBODY;
    if (before.plays === plays && before.hasGuests === hasGuests) return;
    this.#at.set(table, { plays, hasGuests });
    const all = [...this.#at.values()];
    const now = { plays: all.some((one) => one.plays), hasGuests: all.some((one) => one.hasGuests) };
    if (now.plays === this.#known.plays && now.hasGuests === this.#known.hasGuests) return;
    this.#known = now;
    this.#changed(now);
  }
}
