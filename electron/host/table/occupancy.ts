import type { TableState } from '../../../core/table/index.ts';
import type { Client } from './people.ts';

/** Who is at a table, or at all tables of a host. */
export interface Occupancy {
  /** Somebody who is connected sits at a game that is on and not paused; between games: a guest does. */
  readonly isBusy: boolean;
  /** Somebody of another device sits there. */
  readonly hasGuests: boolean;
}

export const NOBODY: Occupancy = { isBusy: false, hasGuests: false };

/**
 * Who is at one table. A phone that is laid aside loses its connection, so in a game, paused or not, a guest sits there until a bot plays
 * on; before and after it, as long as they are connected.
 */
export class TableOccupancy {
  /** The occupants who came from other devices when they were last here. */
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

/** Who is at the tables of a host; kept by table, so that an act costs no more than its own table does. */
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
