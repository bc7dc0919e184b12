import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';

/**
 * What a connection is used for. What stands first gives way first: HTTP, a WebSocket before its hello, one that is shown the
 * list of tables, one that watches a table. A connection that holds a seat or is the owner's gives way to nobody.
 */
const USES = ['plain', 'waiting', 'idle', 'watching', 'seated'] as const;
export type Use = (typeof USES)[number];

/** Why a connection may not become a WebSocket: a code of `CLOSE`, or nothing that could be said at a fair price. */
type Refusal = typeof CLOSE.tooMany | typeof CLOSE.addressFull | 'unsaid';

/** One TCP connection, from its coming to its end. */
export interface ConnectionSlot {
  readonly isOwnComputer: boolean;
  /** It asks to become a WebSocket. Asked once. @returns why it may not */
  upgrade(): Refusal | undefined;
  /** Hello was accepted, and this is what the connection is used for now. */
  use(as: 'idle' | 'watching' | 'seated'): void;
  /** How it is ended from now on where it has to give way. */
  endBy(end: () => void): void;
  /** The connection has ended. */
  leave(): void;
}

/** How many WebSockets of other devices there are, and how many of them nobody uses. */
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

/** Whether a connection comes from this computer itself: over its loopback, or from one of its addresses to the same one. */
export const isOwnComputer = (remote: string, local: string): boolean =>
  remote === '127.0.0.1' || remote === '::1' || remote === local;

/** Addresses that are remembered because they belong here: more than sit at all tables of an evening. */
const MOST_KNOWN = 64;

const isWebSocket = ({ use }: Connection): boolean => use !== 'plain';
const isUnused = ({ use }: Connection): boolean => use === 'waiting' || use === 'idle';

/**
 * Room at the host. This computer has places of its own. Other devices share the rest: where it is full, what is used least gives
 * way, of the address that has most of it. Nobody stays for long without being admitted, whatever they do meanwhile.
 */
export class Admission {
  readonly #clock: Clock;
  readonly #limits: HostLimits;
  readonly #arrivals: RateLimit;
  readonly #upgrades: RateLimit;
  /** The oldest first. */
  readonly #here = new Set<Connection>();
  /** Addresses that held a seat or hosted, the newest last. */
  readonly #known = new Set<string>();
  #isFull = false;
  #watch: (fullness: Fullness | undefined) => void = () => undefined;

  constructor(clock: Clock, limits: HostLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#arrivals = createRateLimit(clock, limits.arrivalBurst, limits.arrivalsPerSecond);
    this.#upgrades = createRateLimit(clock, limits.upgradeBurst, limits.upgradesPerSecond);
  }

  /** Has `watch` told when the house becomes full, and (undefined) when there is room again. */
  onFullness(watch: (fullness: Fullness | undefined) => void): void {
    this.#watch = watch;
  }

  /** A connection between two addresses, which `cut` ends at once. @returns undefined if there is no room for it */
  arrive(remote: string, local: string, cut: () => void): ConnectionSlot | undefined {
    const isOwn = isOwnComputer(remote, local);
    const { sockets, socketsPerAddress } = this.#limits;
    // Not worth reading what it wants: a refusal that says so costs many times as much
    if (!isOwn && this.#arrivals.take(remote) > 0) return undefined;
    const connection: Connection = { address: remote, isOwn, use: 'plain', end: cut };
    const all = [...this.#here].filter((one) => one.isOwn === isOwn);
    const there = all.filter((one) => one.address === remote);
    const hasRoom =
      (isOwn || this.#makeRoom(there, socketsPerAddress, connection, 'waiting')) &&
      this.#makeRoom(all, sockets, connection, 'waiting');
    return hasRoom ? this.#visit(connection) : undefined;
  }

  /** Ends the connections of other devices that nobody uses. Where the house is full all the same, that is told anew. */
  freeUnused(): void {
    for (const one of this.#webSockets(false)) if (isUnused(one)) this.#end(one);
    if (this.#isFull) this.#tellFullness();
  }

  #visit(connection: Connection): ConnectionSlot {
    this.#here.add(connection);
    const cancel = this.#clock.after(this.#limits.unadmitted, () => connection.end());
    return {
      isOwnComputer: connection.isOwn,
      upgrade: () => this.#upgrade(connection),
      use: (as) => {
        if (!this.#here.has(connection)) return;
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
    if (!this.#here.has(connection) || connection.use !== 'plain') return 'unsaid';
    if (!isOwn && this.#upgrades.take(address) > 0) return 'unsaid';
    const there = this.#webSockets(isOwn).filter((one) => one.address === address);
    if (!isOwn && !this.#makeRoom(there, connectionsPerAddress, connection)) return CLOSE.addressFull;
    if (!this.#makeRoom(this.#webSockets(isOwn), connections, connection)) return CLOSE.tooMany;
    connection.use = 'waiting';
    return undefined;
  }

  #webSockets(isOwn: boolean): readonly Connection[] {
    return [...this.#here].filter((one) => one.isOwn === isOwn && isWebSocket(one));
  }

  /**
   * Whether one more has room among so many at most; if need be, somebody gives way, of the uses before `until`. What was not
   * admitted gives way to everybody. What was admitted gives way to an address that belongs here, and else only to an address
   * that has less, so that nobody takes more than a fair share.
   */
  #makeRoom(
    inside: readonly Connection[],
    most: number,
    newcomer: Connection,
    until: Use = 'seated',
  ): boolean {
    if (inside.length < most) return true;
    const isHouse = !newcomer.isOwn && inside.some((one) => one.address !== newcomer.address);
    const victim = this.#givesWay(inside, newcomer, until);
    const isAdmitted = victim?.use === 'idle' || victim?.use === 'watching';
    if (until === 'seated' && isHouse && (victim === undefined || isAdmitted)) this.#noteFull();
    if (victim !== undefined) this.#end(victim);
    return victim !== undefined;
  }

  #givesWay(inside: readonly Connection[], newcomer: Connection, until: Use): Connection | undefined {
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
    this.#here.delete(connection);
    if (!this.#isFull || this.#webSockets(false).length > this.#limits.connections * 0.75) return;
    this.#isFull = false;
    this.#watch(undefined);
  }

  #noteFull(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#tellFullness();
  }

  #tellFullness(): void {
    const all = this.#webSockets(false);
    this.#watch({ connections: all.length, unused: all.filter(isUnused).length });
  }

  /** Keeps the newest addresses that belong here, and those that are here now. */
  #remember(address: string): void {
    this.#known.delete(address);
    const isHere = (known: string): boolean => [...this.#here].some((one) => one.address === known);
    if (this.#known.size >= MOST_KNOWN) {
      const away = [...this.#known].find((one) => !isHere(one));
      if (away === undefined) return;
      this.#known.delete(away);
    }
    this.#known.add(address);
  }
}
