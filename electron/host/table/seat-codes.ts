import { CODE_TIME } from '../../../core/base/hosting.ts';
import { createRng } from '../../../core/base/rng.ts';
import { returnCode } from '../../../core/base/proofs.ts';
import type { You } from '../../../core/protocol/frames.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { createBucket, createRateLimit, type Bucket, type RateLimit } from '../rate-limit.ts';
import { isKey } from '../secrets.ts';
import { occupantBy, type Client } from './people.ts';

/** Tries of one device at once and per minute. */
const TRIES = { burst: 5, perMinute: 3 };
/** Wrong codes of all devices together, at once and per hour, beyond which the devices that were wrong have to wait. */
const WRONG = { burst: 20, perHour: 20 };
/** Most devices with wrong codes that are remembered: more than a home has. Beyond that everybody waits. */
const MOST_WRONG = 64;

interface Code {
  readonly occupant: number;
  readonly until: number;
}

/** Codes that transfer a seat to another device: valid once, for two minutes, and only the newest of each seat. */
export class SeatCodes {
  readonly #clock: Clock;
  readonly #entropy: (size: number) => Uint8Array;
  readonly #codes = new Map<string, Code>();
  readonly #tries: RateLimit;
  readonly #wrong: Bucket;
  readonly #wrongDevices = new Set<string>();
  #shutUntil = 0;

  constructor(clock: Clock, entropy: (size: number) => Uint8Array) {
    this.#clock = clock;
    this.#entropy = entropy;
    this.#tries = createRateLimit(clock, TRIES.burst, TRIES.perMinute / 60);
    this.#wrong = createBucket(clock, WRONG.burst, WRONG.perHour / 3600);
  }

  /** Makes a code of six digits that no other seat has. */
  make(occupant: number): string {
    for (const [code, { occupant: other, until }] of this.#codes)
      if (other === occupant || until <= this.#clock.elapsed()) this.#codes.delete(code);
    const code = this.#digits();
    this.#codes.set(code, { occupant, until: this.#clock.elapsed() + CODE_TIME });
    return code;
  }

  /** Returns the milliseconds until a device may try a code; 0 means now, which counts as a try. */
  waitFor(address: string): number {
    const wasWrong = this.#wrongDevices.has(address) || this.#wrongDevices.size >= MOST_WRONG;
    const shut = wasWrong ? Math.max(0, this.#shutUntil - this.#clock.elapsed()) : 0;
    return shut > 0 ? shut : this.#tries.take(address);
  }

  /** Counts a wrong code. Return codes are valid for long, so the wrong tries of all devices count together. */
  wrong(address: string): void {
    if (this.#wrongDevices.size < MOST_WRONG) this.#wrongDevices.add(address);
    const wait = this.#wrong.take();
    if (wait > 0) this.#shutUntil = this.#clock.elapsed() + wait;
  }

  /** Returns the occupant of a code, which is used up. */
  use(code: string): number | undefined {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    return found === undefined || found.until <= this.#clock.elapsed() ? undefined : found.occupant;
  }

  #digits(): string {
    const rng = createRng(this.#entropy(32));
    for (;;) {
      const code = String(rng.below(1_000_000)).padStart(6, '0');
      if (!this.#codes.has(code)) return code;
    }
  }
}

/** Returns the occupant of a return code (`returnCode`), undefined if they are connected. */
export function returningWith(
  table: TableState,
  code: string,
  isAway: (occupant: number) => boolean,
): number | undefined {
  const occupant = occupantBy(table, (key) => returnCode(key, table.id) === code);
  return occupant !== undefined && isAway(occupant) ? occupant : undefined;
}

/**
 * Returns the return codes of a client's seats, for a browser on another device: its page is bound to one address of the host. The app
 * finds the host again by itself, and this computer always has 127.0.0.1.
 */
export function returnCodesOf(table: TableState, client: Client): You['returnCodes'] {
  if (client.device !== 'browser' || client.isOwnComputer) return undefined;
  const codes = table.seats.flatMap((who, index) =>
    who.type === 'person' && client.occupants.has(who.occupant) && who.token !== undefined && isKey(who.token)
      ? [[index, returnCode(who.token, table.id)] as const]
      : [],
  );
  return codes.length === 0 ? undefined : Object.fromEntries(codes);
}
