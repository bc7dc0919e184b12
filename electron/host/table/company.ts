import type { TableState } from '../../../core/table/index.ts';
import type { Visitor } from './people.ts';

/** Who is at a table, or at all tables of a host. */
export interface Company {
  /** Somebody who is connected sits at a game that is on and not paused; between games: a guest does. */
  readonly isBusy: boolean;
  /** Somebody of another device sits there. */
  readonly hasGuests: boolean;
}

export const NOBODY: Company = { isBusy: false, hasGuests: false };

/**
 * Who is at one table. A phone that is laid aside loses its connection, so in a game, paused or not, a guest sits there until a bot plays
 * on; before and after it, as long as they are connected.
 */
export class TableCompany {
  /** The occupants who came from other devices when they were last here. */
  readonly #guests = new Set<number>();

  now({ phase, game, seats }: TableState, visitors: readonly Visitor[]): Company {
    for (const { isOwnComputer, occupants } of visitors)
      for (const occupant of occupants)
        if (isOwnComputer) this.#guests.delete(occupant);
        else this.#guests.add(occupant);
    const isOn = phase === 'playing';
    const isHere = (occupant: number): boolean => visitors.some(({ occupants }) => occupants.has(occupant));
    const hasGuests = seats.some(
      (who) =>
        who.type === 'person' &&
        who.standIn === undefined &&
        this.#guests.has(who.occupant) &&
        (isOn || isHere(who.occupant)),
    );
    const isPlayed = game?.paused === undefined && visitors.some(({ occupants }) => occupants.size > 0);
    return { isBusy: isOn ? isPlayed : hasGuests, hasGuests };
  }
}

/** Who is at the tables of a host; kept by table, so that an act costs no more than its own table does. */
export class HostCompany {
  readonly #changed: (company: Company) => void;
  readonly #at = new Map<string, Company>();
  #known = NOBODY;

  constructor(changed: (company: Company) => void) {
    this.#changed = changed;
  }

  note(table: string, company: Company): void {
    if (isSame(this.#at.get(table) ?? NOBODY, company)) return;
    this.#at.set(table, company);
    const all = [...this.#at.values()];
    const now = { isBusy: all.some(({ isBusy }) => isBusy), hasGuests: all.some((one) => one.hasGuests) };
    if (isSame(now, this.#known)) return;
    this.#known = now;
    this.#changed(now);
  }
}

const isSame = (one: Company, other: Company): boolean =>
  one.isBusy === other.isBusy && one.hasGuests === other.hasGuests;
