import { CODE_TIME } from '../../../core/base/hosting.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';

/** Wrong codes of one device at once, and in a minute. */
const TRIES = { burst: 5, perMinute: 3 };

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

  constructor(clock: Clock, entropy: (size: number) => Uint8Array) {
    this.#clock = clock;
    this.#entropy = entropy;
    this.#tries = createRateLimit(clock, TRIES.burst, TRIES.perMinute / 60);
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
    return this.#tries.take(address);
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
