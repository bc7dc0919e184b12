import type { TableState } from '../../../core/table/index.ts';
import type { Client } from './people.ts';

/** Whether people are at a table, or at any table of a host. */
export interface Occupancy {
  /** A connected person is in a game that is not paused; between games: a guest is connected. */
  readonly isBusy: boolean;
  /** A guest has a seat. */
  readonly hasGuests: boolean;
}

export const NOBODY: Occupancy = { isBusy: false, hasGuests: false };

/**
 * The occupancy of one table. A phone that is put aside loses its connection, so during a game a guest counts until a bot plays on; before
 * and after it, while connected.
 */
export class TableOccupancy {
  /** The occupants who last connected from other devices. */
  readonly #guests = new Set<number>();

  now({ phase, game, seats }: TableState, clients: readonly Client[]): Occupancy {
    for (const { isOwnComputer, occupants } of clients)
      for (const occupant of occupants)
        if (isOwnComputer) this.#guests.delete(occupant);
        else this.#guests.add(occupant);
    const isOn = phase === 'playing';
    const isHere = (occupant: number): boolean => clients.some(({ occupants }) => occupants.has(occupant));
    const hasGuests = seats.some(
      (who) =>
        who.type === 'person' &&
        who.standIn === undefined &&
        this.#guests.has(who.occupant) &&
        (isOn || isHere(who.occupant)),
    );
    const isPlayed = game?.paused === undefined && clients.some(({ occupants }) => occupants.size > 0);
    return { isBusy: isOn ? isPlayed : hasGuests, hasGuests };
  }
}

/** The occupancy of all tables of a host, stored by table so that an update costs only its own table. */
export class HostOccupancy {
  readonly #changed: (occupancy: Occupancy) => void;
  readonly #at = new Map<string, Occupancy>();
  #known = NOBODY;

  constructor(changed: (occupancy: Occupancy) => void) {
    this.#changed = changed;
  }

  note(table: string, occupancy: Occupancy): void {
    if (isSame(this.#at.get(table) ?? NOBODY, occupancy)) return;
    this.#at.set(table, occupancy);
    const all = [...this.#at.values()];
    const now = { isBusy: all.some(({ isBusy }) => isBusy), hasGuests: all.some((one) => one.hasGuests) };
    if (isSame(now, this.#known)) return;
    this.#known = now;
    this.#changed(now);
  }
}

const isSame = (one: Occupancy, other: Occupancy): boolean =>
  one.isBusy === other.isBusy && one.hasGuests === other.hasGuests;
