import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';

/**
 * What a connection is used for, in the order in which they give way: HTTP, a WebSocket before its hello, one that shows the list of
 * tables, one of a spectator. A connection that holds a seat or is the owner's never gives way.
 */
const USES = ['plain', 'waiting', 'idle', 'watching', 'seated'] as const;
export type Use = (typeof USES)[number];

/** Why a connection may not become a WebSocket: a code of `CLOSE`, or unsaid because saying it would cost too much. */
type Refusal = typeof CLOSE.tooMany | typeof CLOSE.addressFull | 'unsaid';

/** One TCP connection, from its arrival to its end. */
export interface ConnectionSlot {
  readonly isOwnComputer: boolean;
  /**
   * Turns the connection into a WebSocket. Called once.
   * @returns Why it may not, undefined if it may.
   */
  upgrade(): Refusal | undefined;
  /** Sets what the connection is used for, once its hello was accepted. */
  use(as: 'idle' | 'watching' | 'seated'): void;
  /** Sets how the connection is ended if it has to give way. */
  endBy(end: () => void): void;
  /** Removes the ended connection. */
  leave(): void;
}

/** The WebSockets of other devices, and how many of them are unused. */
export interface Fullness {
  readonly connections: number;
  readonly unused: number;
}

interface Connection {
  readonly address: string;
  readonly isOwn: boolean;
  use: Use;
  end: () => void;
}

/** Whether a connection comes from this computer: over loopback, or from one of its addresses to the same one. */
export const isOwnComputer = (remote: string, local: string): boolean =>
  remote === '127.0.0.1' || remote === '::1' || remote === local;

/** Most addresses that are remembered as known: more than sit at all tables of an evening. */
const MAX_KNOWN = 64;

const isWebSocket = ({ use }: Connection): boolean => use !== 'plain';
const isUnused = ({ use }: Connection): boolean => use === 'waiting' || use === 'idle';

/**
 * Limits the connections of the host. This computer has slots of its own. Other devices share the rest: when it is full, the least used
 * connection gives way, of the address that has most of them. No connection stays for long without being admitted.
 */
export class Admission {
  readonly #clock: Clock;
  readonly #limits: HostLimits;
  readonly #arrivals: RateLimit;
  readonly #upgrades: RateLimit;
  /** The oldest first. */
  readonly #connections = new Set<Connection>();
  /** Addresses that have held a seat or hosted, the newest last. */
  readonly #known = new Set<string>();
  #isFull = false;
  #watch: (fullness: Fullness | undefined) => void = () => undefined;

  constructor(clock: Clock, limits: HostLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#arrivals = createRateLimit(clock, limits.arrivalBurst, limits.arrivalsPerSecond);
    this.#upgrades = createRateLimit(clock, limits.upgradeBurst, limits.upgradesPerSecond);
  }

  /** Calls `watch` when the host becomes full, and (with undefined) when there is room again. */
  onFullness(watch: (fullness: Fullness | undefined) => void): void {
    this.#watch = watch;
  }

  /**
   * Admits a TCP connection between two addresses.
   * @param cut Ends the connection at once.
   * @returns Undefined if there is no room.
   */
  arrive(remote: string, local: string, cut: () => void): ConnectionSlot | undefined {
    const isOwn = isOwnComputer(remote, local);
    const { sockets, socketsPerAddress } = this.#limits;
    // Not worth reading the request: an explained refusal costs many times as much
    if (!isOwn && this.#arrivals.take(remote) > 0) return undefined;
    const connection: Connection = { address: remote, isOwn, use: 'plain', end: cut };
    const all = [...this.#connections].filter((one) => one.isOwn === isOwn);
    const fromAddress = all.filter((one) => one.address === remote);
    const hasRoom =
      (isOwn || this.#makeRoom(fromAddress, socketsPerAddress, connection, 'waiting')) &&
      this.#makeRoom(all, sockets, connection, 'waiting');
    return hasRoom ? this.#slotOf(connection) : undefined;
  }

  /** Ends unused connections of other devices. Reports again if the host is still full. */
  freeUnused(): void {
    for (const one of this.#webSockets(false)) if (isUnused(one)) this.#end(one);
    if (this.#isFull) this.#reportFullness();
  }

  #slotOf(connection: Connection): ConnectionSlot {
    this.#connections.add(connection);
    const cancel = this.#clock.after(this.#limits.unadmitted, () => connection.end());
    return {
      isOwnComputer: connection.isOwn,
      upgrade: () => this.#upgrade(connection),
      use: (as) => {
        if (!this.#connections.has(connection)) return;
        cancel();
        connection.use = as;
        if (as === 'seated') this.#remember(connection.address);
      },
      endBy: (end) => {
        connection.end = end;
      },
      leave: () => {
        cancel();
        this.#forget(connection);
      },
    };
  }

  #upgrade(connection: Connection): Refusal | undefined {
    const { connections, connectionsPerAddress } = this.#limits;
    const { address, isOwn } = connection;
    if (!this.#connections.has(connection) || connection.use !== 'plain') return 'unsaid';
    if (!isOwn && this.#upgrades.take(address) > 0) return 'unsaid';
    const fromAddress = this.#webSockets(isOwn).filter((one) => one.address === address);
    if (!isOwn && !this.#makeRoom(fromAddress, connectionsPerAddress, connection)) return CLOSE.addressFull;
    if (!this.#makeRoom(this.#webSockets(isOwn), connections, connection)) return CLOSE.tooMany;
    connection.use = 'waiting';
    return undefined;
  }

  #webSockets(isOwn: boolean): readonly Connection[] {
    return [...this.#connections].filter((one) => one.isOwn === isOwn && isWebSocket(one));
  }

  /**
   * Makes room for one more connection among at most `most`; if need be, one of a use before `until` gives way. Connections that are not
   * admitted give way to all. Admitted ones give way to a known address, otherwise only to an address with fewer, so that each address gets
   * at most a fair share.
   * @returns Whether there is room.
   */
  #makeRoom(
    inside: readonly Connection[],
    most: number,
    newcomer: Connection,
    until: Use = 'seated',
  ): boolean {
    if (inside.length < most) return true;
    const isHostFull = !newcomer.isOwn && inside.some((one) => one.address !== newcomer.address);
    const victim = this.#victim(inside, newcomer, until);
    const isAdmitted = victim?.use === 'idle' || victim?.use === 'watching';
    if (until === 'seated' && isHostFull && (victim === undefined || isAdmitted)) this.#onFull();
    if (victim !== undefined) this.#end(victim);
    return victim !== undefined;
  }

  #victim(inside: readonly Connection[], newcomer: Connection, until: Use): Connection | undefined {
    const counts = new Map<string, number>();
    for (const { address, use } of inside)
      if (use !== 'seated') counts.set(address, (counts.get(address) ?? 0) + 1);
    const countOf = ({ address }: Connection): number => counts.get(address) ?? 0;
    const isKnown = newcomer.isOwn || this.#known.has(newcomer.address);
    for (const use of USES.slice(0, USES.indexOf(until))) {
      const [first, ...others] = inside.filter((one) => one.use === use);
      if (first === undefined) continue;
      const victim = others.reduce((most, one) => (countOf(one) > countOf(most) ? one : most), first);
      const isFair = use === 'plain' || use === 'waiting' || isKnown;
      return isFair || countOf(victim) > countOf(newcomer) + 1 ? victim : undefined;
    }
    return undefined;
  }

  #end(connection: Connection): void {
    this.#forget(connection);
    connection.end();
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    if (!this.#isFull || this.#webSockets(false).length > this.#limits.connections * 0.75) return;
    this.#isFull = false;
    this.#watch(undefined);
  }

  #onFull(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#reportFullness();
  }

  #reportFullness(): void {
    const all = this.#webSockets(false);
    this.#watch({ connections: all.length, unused: all.filter(isUnused).length });
  }

  /** Remembers the newest addresses, and those that are connected now. */
  #remember(address: string): void {
    this.#known.delete(address);
    const isHere = (known: string): boolean => [...this.#connections].some((one) => one.address === known);
    if (this.#known.size >= MAX_KNOWN) {
      const away = [...this.#known].find((one) => !isHere(one));
      if (away === undefined) return;
      this.#known.delete(away);
    }
    this.#known.add(address);
  }
}
