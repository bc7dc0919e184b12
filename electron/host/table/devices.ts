import type { Spectator } from '../../../core/protocol/frames.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { occupantsAt, type Client } from './people.ts';

/** Most devices that hosts can name: more than come to a table in an evening. */
const MOST_DEVICES = 256;

/** The hash of a browser's secret, or the client itself if its page has named none. */
type Device = string | Client;
const deviceOf = (client: Client): Device => client.spectator ?? client;

/** A device as hosts can name it, with its last address. */
export interface KnownDevice extends Pick<Client, 'address' | 'isOwnComputer' | 'spectator'> {
  readonly number: number;
}

/** Where an occupant was last connected from. */
interface Whereabouts {
  readonly address: string;
  /** Monotonic time since when no device holds the seat; undefined if one does. */
  readonly awaySince: number | undefined;
}

/**
 * The devices at a table: the last address of each seat, the spectators, and the muted addresses. Neither secrets nor addresses leave the
 * host: hosts see a number. In no log; after a restart nothing is known until people are back.
 */
export class Devices {
  readonly #clock: Clock;
  /** In order of use, the latest last. */
  readonly #known = new Map<Device, KnownDevice>();
  readonly #muted = new Set<string>();
  readonly #since = new WeakMap<Client, number>();
  #occupants: ReadonlyMap<number, Whereabouts> = new Map();
  #lastNumber = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Updates the devices to the table and its clients. */
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

  /** Returns how many seats are played from an address, or were before their people went away. */
  seatsFrom(address: string): number {
    return [...this.#occupants.values()].filter((one) => one.address === address).length;
  }

  /** Returns for how many milliseconds an occupant's seat has had no holder; undefined if it has one, or if it is not known. */
  awayFor(occupant: number): number | undefined {
    const since = this.#occupants.get(occupant)?.awaySince;
    return since === undefined ? undefined : Math.round(this.#clock.elapsed() - since);
  }

  /** Returns the number by which hosts know the device of a page. */
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

  /** Returns the device that hosts know by a number. */
  find(number: number): KnownDevice | undefined {
    return [...this.#known.values()].find((one) => one.number === number);
  }

  /** Whether a page belongs to the device with this number. */
  isKnownAs(client: Client, number: number): boolean {
    return this.#known.get(deviceOf(client))?.number === number;
  }

  /** Returns the number of the browser with this key, undefined if it has none. */
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

  /** Returns the clients without a seat, by device; owners do not count as spectators. */
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
