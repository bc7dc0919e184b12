import { isJsonObject } from '../../../core/base/parse.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import type { PinLock } from '../../../core/protocol/frames.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** Wrong tries as they are kept over a restart: JSON, with milliseconds that are left and that have passed, so that no clock is asked. */
export interface PinTries {
  readonly isLocked: boolean;
  readonly wrongTries: number;
  readonly recent: readonly number[];
  readonly addresses: readonly { readonly address: string; readonly tries: number; readonly left: number }[];
}

export interface PinGuardParts {
  readonly clock: Clock;
  readonly limits: HostLimits;
  /** What `saved` said before the restart. */
  readonly saved?: PinTries | undefined;
  /** Called when `saved` would say something else, time that passes aside. */
  readonly changed?: () => void;
}

interface Failures {
  /** Wrong tries since the PIN was set, and those for which it has to pause. */
  readonly tries: number;
  /** When the address may try again, in the clock's `elapsed`. */
  readonly pausedUntil: number;
}

/** Addresses that are remembered. Where all of them have to wait, nobody else may try either. */
const MOST_ADDRESSES = 256;

/**
 * Keeps a table's PIN from being guessed. An address that was wrong a few times pauses. Many wrong tries from anywhere lock the
 * table, for those who were wrong: whoever has the right PIN and was never wrong still comes in.
 */
export class PinGuard {
  readonly #clock: Clock;
  readonly #limits: HostLimits;
  readonly #changed: () => void;
  readonly #addresses = new Map<string, Failures>();
  /** Addresses of which a host has said that they need no PIN; until there is another one, or the host ends. */
  readonly #admitted = new Set<string>();
  #recent: readonly number[] = [];
  #isLocked = false;

  constructor({ clock, limits, saved, changed = () => undefined }: PinGuardParts) {
    this.#clock = clock;
    this.#limits = limits;
    this.#changed = changed;
    if (saved === undefined) return;
    const now = clock.elapsed();
    this.#isLocked = saved.isLocked;
    this.#recent = saved.recent.map((passed) => now - passed);
    for (const { address, tries, left } of saved.addresses.slice(0, MOST_ADDRESSES))
      this.#addresses.set(address, { tries, pausedUntil: now + Math.min(left, limits.pinPause) });
  }

  /** Why this address may not try now; undefined if it may. */
  refusal(address: string): Rejection | undefined {
    const failures = this.#addresses.get(address);
    if (failures === undefined) return this.#hasRoom() ? undefined : rejection('pin-locked');
    if (this.#isLocked && failures.tries > 0) return rejection('pin-locked');
    const left = this.#left(failures);
    return left > 0 ? rejection('pin-locked', { seconds: Math.ceil(left / 1000) }) : undefined;
  }

  /** Counts a wrong PIN of an address that may try, and says so. */
  wrong(address: string): Rejection {
    const { pinFailuresPerAddress: most, pinFailuresPerTable, pinPause, pinWindow } = this.#limits;
    const now = this.#clock.elapsed();
    this.#recent = [...this.#recent.filter((at) => at > now - pinWindow), now].slice(-pinFailuresPerTable);
    if (this.#recent.length >= pinFailuresPerTable) this.#isLocked = true;
    const tries = (this.#addresses.get(address)?.tries ?? 0) + 1;
    const left = (most - (tries % most)) % most;
    if (!this.#addresses.has(address)) this.#makeRoom();
    this.#addresses.set(address, { tries, pausedUntil: left === 0 ? now + pinPause : now });
    this.#changed();
    return rejection('wrong-pin', { left });
  }

  /** A right PIN: the address starts afresh. */
  right(address: string): void {
    if (this.#addresses.delete(address)) this.#changed();
  }

  /** Whether a host has said that who comes from this address needs no PIN. */
  isAdmitted(address: string): boolean {
    return this.#admitted.has(address);
  }

  /** Whoever was wrong so often that they have to wait comes in without the PIN: a host knows who it is. */
  admitPaused(): void {
    for (const [address, failures] of this.#addresses)
      if (this.#left(failures) > 0) {
        this.#addresses.delete(address);
        this.#admitted.add(address);
      }
    this.#changed();
  }

  /** A new PIN was set: wrong tries are forgotten. Who has to pause goes on pausing: a new PIN is no reason to guess faster. */
  reset(): void {
    for (const [address, failures] of this.#addresses)
      if (this.#left(failures) === 0) this.#addresses.delete(address);
    this.#admitted.clear();
    this.#recent = [];
    this.#isLocked = false;
    this.#changed();
  }

  /** What keeps somebody out at the moment because of wrong tries, those of an older PIN too; undefined: nothing does. */
  lock(): PinLock | undefined {
    const wrong = [...this.#addresses.values()].filter(({ tries }) => tries > 0);
    const told = { wrongTries: sumOfTries(wrong), devices: wrong.length };
    if (this.#isLocked) return told;
    const longest = Math.max(0, ...wrong.map((failures) => this.#left(failures)));
    return longest > 0 ? { ...told, seconds: Math.ceil(longest / 1000) } : undefined;
  }

  /** Everything that a restart must not forget. */
  saved(): PinTries {
    const now = this.#clock.elapsed();
    return {
      isLocked: this.#isLocked,
      wrongTries: sumOfTries([...this.#addresses.values()]),
      recent: this.#recent.map((at) => Math.round(now - at)),
      addresses: [...this.#addresses].map(([address, failures]) => ({
        address,
        tries: failures.tries,
        left: Math.round(this.#left(failures)),
      })),
    };
  }

  #left({ pausedUntil }: Failures): number {
    return Math.max(0, pausedUntil - this.#clock.elapsed());
  }

  #hasRoom(): boolean {
    return this.#addresses.size < MOST_ADDRESSES || this.#dispensable() !== undefined;
  }

  #makeRoom(): void {
    const gone = this.#addresses.size < MOST_ADDRESSES ? undefined : this.#dispensable();
    if (gone !== undefined) this.#addresses.delete(gone);
  }

  /** The oldest address that nothing is held against. */
  #dispensable(): string | undefined {
    if (this.#isLocked) return undefined;
    for (const [address, failures] of this.#addresses) if (this.#left(failures) === 0) return address;
    return undefined;
  }
}

const sumOfTries = (all: readonly Failures[]): number => all.reduce((sum, { tries }) => sum + tries, 0);

/** What was kept of wrong tries; undefined if it is not that. */
export function parsePinTries(value: unknown): PinTries | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.addresses) || !Array.isArray(value.recent))
    return undefined;
  const addresses = value.addresses.flatMap((one: unknown) => {
    if (!isJsonObject(one)) return [];
    const { address, tries, left } = one;
    return typeof address === 'string' && isAmount(tries) && isAmount(left) ? [{ address, tries, left }] : [];
  });
  const recent = value.recent.filter(isAmount);
  const { isLocked, wrongTries } = value;
  return typeof isLocked === 'boolean' && isAmount(wrongTries)
    ? { isLocked, wrongTries, recent, addresses }
    : undefined;
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
