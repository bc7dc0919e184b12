import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { Crowd, type Device, type Guest } from './crowd.ts';

/** One TCP connection, from its coming to its end. */
export interface Visit {
  readonly isOwnComputer: boolean;
  /** It asks to become a WebSocket; false: there is no room. Asked once. */
  upgrade(): boolean;
  /** Hello was accepted: it gives way to nobody any more, and may stay as long as it likes. */
  admitted(): void;
  /** Whoever is at the other end holds a seat, or hosts: places are kept for this address from now on. */
  belongs(): void;
  /** The connection has ended. */
  leave(): void;
}

/** Whether a connection comes from this computer itself: over its loopback, or from one of its addresses to the same one. */
const isOwnComputer = (remote: string, local: string): boolean =>
  remote === '127.0.0.1' || remote === '::1' || remote === local;

/** Addresses that are remembered because they belong here: more than sit at all tables of an evening. */
const MOST_KNOWN = 64;

/**
 * Room at the host. This computer has places of its own, and some of the others are kept for addresses that held a seat or hosted. Where
 * it is full, the oldest connection that was not admitted yet gives way, of the device that has the most of them. Nobody stays
 * for long without being admitted, whatever they do meanwhile.
 */
export class Admission {
  readonly #clock: Clock;
  readonly #limits: HostLimits;
  readonly #crowd = new Crowd();
  readonly #known = new Set<string>();
  readonly #arrivals: RateLimit;
  readonly #upgrades: RateLimit;

  constructor(clock: Clock, limits: HostLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#arrivals = createRateLimit(clock, limits.arrivalBurst, limits.arrivalsPerSecond);
    this.#upgrades = createRateLimit(clock, limits.upgradesPerSecond, limits.upgradesPerSecond);
  }

  /** A connection between two addresses, which `cut` ends at once. Undefined: there is no room for it. */
  arrive(remote: string, local: string, cut: () => void): Visit | undefined {
    const device = this.#crowd.device(remote, () => {
      if (isOwnComputer(remote, local)) return 'own';
      return this.#known.has(remote) ? 'known' : 'stranger';
    });
    return this.#hasSocketRoom(device) ? this.#visit(this.#crowd.arrive(device, cut)) : undefined;
  }

  #visit(guest: Guest): Visit {
    const { device } = guest;
    const cancel = this.#clock.after(this.#limits.unadmitted, guest.cut);
    return {
      isOwnComputer: device.kind === 'own',
      upgrade: () => {
        if (guest.stage !== 'plain' || !this.#hasWebSocketRoom(device)) return false;
        this.#crowd.wait(guest);
        return true;
      },
      admitted: () => {
        cancel();
        this.#crowd.admit(guest);
      },
      belongs: () => {
        this.#remember(device.address);
        this.#crowd.welcome(device);
      },
      leave: () => {
        cancel();
        this.#crowd.leave(guest);
      },
    };
  }

  #hasSocketRoom(device: Device): boolean {
    const { sockets, socketsPerAddress } = this.#limits;
    const { known, stranger } = this.#crowd.totals;
    if (device.kind === 'own') return device.sockets < sockets || this.#crowd.cutFrom(device, 'unadmitted');
    // Not worth reading what it wants: a refusal that says so costs many times as much
    if (device.sockets >= socketsPerAddress || this.#arrivals.take(device.address) > 0) return false;
    if (known.sockets + stranger.sockets < sockets) return true;
    if (this.#crowd.cutOf('stranger', 'unadmitted')) return true;
    return device.kind === 'known' && this.#crowd.cutOf('known', 'unadmitted');
  }

  #hasWebSocketRoom(device: Device): boolean {
    const { connections, connectionsPerAddress, reserved, waiting } = this.#limits;
    const { known, stranger } = this.#crowd.totals;
    if (device.kind !== 'own' && this.#upgrades.take(device.address) > 0) return false;
    if (device.webSockets >= (device.kind === 'own' ? connections : connectionsPerAddress))
      return this.#crowd.cutFrom(device, 'waiting');
    if (device.kind === 'own') return true;
    const isCrowded = stranger.waiting >= waiting || stranger.webSockets >= connections - reserved;
    if (device.kind === 'stranger' && isCrowded) return this.#crowd.cutOf('stranger', 'waiting');
    if (known.webSockets + stranger.webSockets < connections) return true;
    if (this.#crowd.cutOf('stranger', 'waiting')) return true;
    return device.kind === 'known' && this.#crowd.cutOf('known', 'waiting');
  }

  /** Keeps the newest addresses that belong here, and those that are here now. */
  #remember(address: string): void {
    this.#known.delete(address);
    if (this.#known.size >= MOST_KNOWN) {
      const away = [...this.#known].find((one) => !this.#crowd.isHere(one));
      if (away === undefined) return;
      this.#known.delete(away);
    }
    this.#known.add(address);
  }
}
