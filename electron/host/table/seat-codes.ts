import { CODE_TIME } from '../../../core/base/hosting.ts';
import { createRng } from '../../../core/base/rng.ts';
import { returnCode } from '../../../core/base/proofs.ts';
import type { You } from '../../../core/protocol/frames.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { createBucket, createRateLimit, type Bucket, type RateLimit } from '../rate-limit.ts';
import { isKey } from '../secrets.ts';
import { occupantBy, type Client } from './people.ts';

/** Codes that one device may try at once, and in a minute. */
const TRIES = { burst: 5, perMinute: 3 };
/** Wrong codes of all devices together, at once and in an hour, above which those that were wrong have to wait. */
const WRONG = { burst: 20, perHour: 20 };
/** Devices that are remembered because they were wrong: more than a home has. Above that everybody waits. */
const MOST_WRONG = 64;

interface Code {
  readonly occupant: number;
  readonly until: number;
}

/** Codes with which a seat is taken over to another device: each once, for two minutes, the newest of a seat alone. */
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

  /** Six digits that no other seat waits for. */
  make(occupant: number): string {
    for (const [code, { occupant: other, until }] of this.#codes)
      if (other === occupant || until <= this.#clock.elapsed()) this.#codes.delete(code);
    const code = this.#digits();
    this.#codes.set(code, { occupant, until: this.#clock.elapsed() + CODE_TIME });
    return code;
  }

  /** Milliseconds until a device may try a code; 0: now, and that is counted. */
  waitFor(address: string): number {
    const wasWrong = this.#wrongDevices.has(address) || this.#wrongDevices.size >= MOST_WRONG;
    const shut = wasWrong ? Math.max(0, this.#shutUntil - this.#clock.elapsed()) : 0;
    return shut > 0 ? shut : this.#tries.take(address);
  }

  /** A device has tried a code that is none. A return code holds for long, so all wrong ones are counted together. */
  wrong(address: string): void {
    if (this.#wrongDevices.size < MOST_WRONG) this.#wrongDevices.add(address);
    const wait = this.#wrong.take();
    if (wait > 0) this.#shutUntil = this.#clock.elapsed() + wait;
  }

  /** Whose seat a code stands for; it stands for none any more. */
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

/** Whose seat a return code stands for (`returnCode`); one that somebody is at cannot be come back to. */
export function returningWith(
  table: TableState,
  code: string,
  isAway: (occupant: number) => boolean,
): number | undefined {
  const occupant = occupantBy(table, (key) => returnCode(key, table.id) === code);
  return occupant !== undefined && isAway(occupant) ? occupant : undefined;
}

/**
 * The return codes of a visitor's seats, for a browser elsewhere: its page is bound to one address of the host. The app finds the host
 * again by itself, and this computer always has 127.0.0.1.
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
