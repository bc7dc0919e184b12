import type { Spectator } from '../../../core/protocol/frames.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { occupantsAt, type Visitor } from './people.ts';

/** Addresses that are told apart: more than come to a table in an evening. */
const MOST_ADDRESSES = 256;

/** Where an occupant was seen last. */
interface Whereabouts {
  readonly address: string;
  /** Since when no device holds the seat, on the clock that never goes back; undefined: one does. */
  readonly awaySince: number | undefined;
}

/**
 * The devices at a table: which address each seat was last played from, who watches, and whom the host does not want to be asked by. A
 * device is its address, which never leaves the host: hosts see a number. In no log; after a restart nothing is known until people are back.
 */
export class Devices {
  readonly #clock: Clock;
  readonly #numbers = new Map<string, number>();
  readonly #muted = new Set<string>();
  readonly #since = new WeakMap<Visitor, number>();
  #occupants: ReadonlyMap<number, Whereabouts> = new Map();
  #lastNumber = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Follows the table and who is there. */
  update(table: TableState, visitors: readonly Visitor[]): void {
    const now = this.#clock.elapsed();
    for (const visitor of visitors) if (!this.#since.has(visitor)) this.#since.set(visitor, now);
    const holders = new Map(
      visitors.flatMap((visitor) => [...visitor.occupants].map((one) => [one, visitor] as const)),
    );
    this.#occupants = new Map(
      [...occupantsAt(table)].flatMap((occupant): [number, Whereabouts][] => {
        const [holder, before] = [holders.get(occupant), this.#occupants.get(occupant)];
        if (holder !== undefined) return [[occupant, { address: holder.address, awaySince: undefined }]];
        return before === undefined ? [] : [[occupant, { ...before, awaySince: before.awaySince ?? now }]];
      }),
    );
  }

  /** How many seats are played from an address, or were before their people went away. */
  seatsFrom(address: string): number {
    return [...this.#occupants.values()].filter((one) => one.address === address).length;
  }

  /** Milliseconds for which nobody has held an occupant's seat; undefined if somebody does, or it is not known. */
  awayFor(occupant: number): number | undefined {
    const since = this.#occupants.get(occupant)?.awaySince;
    return since === undefined ? undefined : Math.round(this.#clock.elapsed() - since);
  }

  /** The number by which hosts know an address. */
  numberOf(address: string): number {
    const known = this.#numbers.get(address);
    if (known !== undefined) return known;
    const [oldest] = this.#numbers.keys();
    if (this.#numbers.size >= MOST_ADDRESSES && oldest !== undefined) this.#forget(oldest);
    this.#lastNumber += 1;
    this.#numbers.set(address, this.#lastNumber);
    return this.#lastNumber;
  }

  /** The address that hosts know by a number. */
  addressOf(number: number): string | undefined {
    return [...this.#numbers].find(([, one]) => one === number)?.[0];
  }

  isMuted(address: string): boolean {
    return this.#muted.has(address);
  }

  mute(address: string, isMuted: boolean): void {
    if (isMuted) this.#muted.add(address);
    else this.#muted.delete(address);
  }

  /** Who holds no seat and looks on, by device and kind; owners are no spectators. */
  spectators(visitors: readonly Visitor[]): readonly Spectator[] {
    const found = new Map<string, Spectator>();
    const now = this.#clock.elapsed();
    for (const visitor of visitors) {
      if (visitor.isOwner || visitor.occupants.size > 0) continue;
      const kind = visitor.isTelevision ? 'television' : visitor.device;
      const device = this.numberOf(visitor.address);
      const seconds = Math.floor((now - (this.#since.get(visitor) ?? now)) / 1000);
      const before = found.get(`${device} ${kind}`);
      found.set(`${device} ${kind}`, {
        device,
        kind,
        pages: (before?.pages ?? 0) + 1,
        since: Math.max(before?.since ?? 0, seconds * 1000),
        ...(this.isMuted(visitor.address) && { isMuted: true }),
        ...(visitor.isOwnComputer && { isOwnComputer: true }),
      });
    }
    return [...found.values()];
  }

  #forget(address: string): void {
    this.#numbers.delete(address);
    this.#muted.delete(address);
  }
}
