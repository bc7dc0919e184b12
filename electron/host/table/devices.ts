import type { Spectator } from '../../../core/protocol/frames.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { occupantsAt, type Client } from './people.ts';

/** Devices that hosts can name: more than come to a table in an evening. */
const MOST_DEVICES = 256;

/** A browser that its secret names; a page that has named none is one by itself. */
type Device = string | Client;
const deviceOf = (client: Client): Device => client.spectator ?? client;

/** A device as hosts can name it, and where it was last. */
export interface KnownDevice extends Pick<Client, 'address' | 'isOwnComputer' | 'spectator'> {
  readonly number: number;
}

/** Where an occupant was seen last. */
interface Whereabouts {
  readonly address: string;
  /** Since when no device holds the seat, on the clock that never goes back; undefined: one does. */
  readonly awaySince: number | undefined;
}

/**
 * The devices at a table: which address each seat was last played from, who watches, and from where the hosts do not want to be asked.
 * Neither secrets nor addresses leave the host: hosts see a number. In no log; after a restart nothing is known until people are back.
 */
export class Devices {
  readonly #clock: Clock;
  /** Who was here last is the last. */
  readonly #known = new Map<Device, KnownDevice>();
  readonly #muted = new Set<string>();
  readonly #since = new WeakMap<Client, number>();
  #occupants: ReadonlyMap<number, Whereabouts> = new Map();
  #lastNumber = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Follows the table and who is there. */
  update(table: TableState, clients: readonly Client[]): void {
    const now = this.#clock.elapsed();
    for (const client of clients) if (!this.#since.has(client)) this.#since.set(client, now);
    const holders = new Map(
      clients.flatMap((client) => [...client.occupants].map((one) => [one, client] as const)),
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

  /** The number by which hosts know the device of a page. */
  numberOf(client: Client): number {
    const device = deviceOf(client);
    const number = this.#known.get(device)?.number ?? (this.#lastNumber += 1);
    const { address, isOwnComputer, spectator } = client;
    this.#known.delete(device);
    this.#known.set(device, { number, address, isOwnComputer, spectator });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_DEVICES && oldest !== undefined) this.#known.delete(oldest);
    return number;
  }

  /** The device that hosts know by a number. */
  find(number: number): KnownDevice | undefined {
    return [...this.#known.values()].find((one) => one.number === number);
  }

  /** Whether a page is of the device that hosts know by a number. */
  isKnownAs(client: Client, number: number): boolean {
    return this.#known.get(deviceOf(client))?.number === number;
  }

  /** The number by which hosts know a browser that has this key; undefined: by none. */
  numberWith(key: string | undefined): number | undefined {
    return key === undefined ? undefined : this.#known.get(key)?.number;
  }

  isMuted(address: string): boolean {
    return this.#muted.has(address);
  }

  mute(address: string, isMuted: boolean): void {
    if (isMuted) this.#muted.add(address);
    else this.#muted.delete(address);
  }

  /** Who holds no seat and looks on, by device; owners are no spectators. */
  spectators(clients: readonly Client[]): readonly Spectator[] {
    const found = new Map<string, Spectator>();
    const now = this.#clock.elapsed();
    for (const client of clients) {
      if (client.isOwner || client.occupants.size > 0) continue;
      const kind = client.isTelevision ? 'television' : client.device;
      const device = this.numberOf(client);
      const seconds = Math.floor((now - (this.#since.get(client) ?? now)) / 1000);
      const before = found.get(`${device} ${kind}`);
      found.set(`${device} ${kind}`, {
        device,
        kind,
        pages: (before?.pages ?? 0) + 1,
        since: Math.max(before?.since ?? 0, seconds * 1000),
        ...(this.isMuted(client.address) && { isMuted: true }),
        ...(client.isOwnComputer && { isOwnComputer: true }),
      });
    }
    return [...found.values()];
  }
}
