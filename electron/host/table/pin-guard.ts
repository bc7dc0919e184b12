import { isJsonObject } from '../../../core/base/parse.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import type { PinLock } from '../../../core/protocol/frames.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** Wrong tries as stored over a restart: JSON, with milliseconds left and passed instead of times. */
export interface PinTries {
  readonly isLocked: boolean;
  readonly wrongTries: number;
  readonly recent: readonly number[];
  readonly addresses: readonly { readonly address: string; readonly tries: number; readonly left: number }[];
}

export interface PinGuardParts {
  readonly clock: Clock;
  readonly limits: HostLimits;
  /** The result of `saved` before the restart. */
  readonly saved?: PinTries | undefined;
  /** Called when the result of `saved` has changed, except by time. */
  readonly changed?: () => void;
}

interface Failures {
  /** Wrong tries since the PIN was set, plus those that the address still pauses for. */
  readonly tries: number;
  /** When the address may try again, in the clock's `elapsed`. */
  readonly pausedUntil: number;
}

/** Most addresses with wrong tries. While all of them have to wait, no new address may try. */
const MAX_ADDRESSES = 256;
/** Milliseconds for which a host lets a television in: an evening. */
const TELEVISION_TIME = 6 * 3_600_000;

/**
 * Protects a table's PIN from guessing. An address pauses after a few wrong tries. Many wrong tries from anywhere lock the table for all
 * addresses that were wrong; others still come in with the right PIN.
 */
export class PinGuard {
  readonly #clock: Clock;
  readonly #limits: HostLimits;
  readonly #changed: () => void;
  readonly #addresses = new Map<string, Failures>();
  /** Addresses that a host has exempted from the PIN, until the PIN changes or the host ends. */
  readonly #admitted = new Set<string>();
  /** Televisions that a host has let in to show the table by pictures, by their secrets: until when, in the clock's `elapsed`. */
  readonly #televisions = new Map<string, number>();
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
    for (const { address, tries, left } of saved.addresses.slice(0, MAX_ADDRESSES))
      this.#addresses.set(address, { tries, pausedUntil: now + Math.min(left, limits.pinPause) });
  }

  /** Why an address may not try now; undefined if it may. */
  refusal(address: string): Rejection | undefined {
    const failures = this.#addresses.get(address);
    if (failures === undefined) return this.#hasRoom() ? undefined : rejection('pin-locked');
    if (this.#isLocked && failures.tries > 0) return rejection('pin-locked');
    const left = this.#left(failures);
    return left > 0 ? rejection('pin-locked', { seconds: Math.ceil(left / 1000) }) : undefined;
  }

  /** Counts a wrong PIN of an address that may try. Returns the rejection. */
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

  /** Forgets the wrong tries of an address after the right PIN. */
  right(address: string): void {
    if (this.#addresses.delete(address)) this.#changed();
  }

  /** Whether a host has exempted an address from the PIN. */
  isAdmitted(address: string): boolean {
    return this.#admitted.has(address);
  }

  /** Whether a host has let a television in that gets pictures: not long ago, and since the PIN was set. */
  isTelevisionLetIn(pictureKey: string): boolean {
    return (this.#televisions.get(pictureKey) ?? 0) > this.#clock.elapsed();
  }

  /** Lets a television in that gets pictures. */
  letTelevisionIn(pictureKey: string): void {
    this.#televisions.set(pictureKey, this.#clock.elapsed() + TELEVISION_TIME);
  }

  /** Exempts all pausing addresses from the PIN: a host knows who they are. */
  admitPaused(): void {
    for (const [address, failures] of this.#addresses)
      if (this.#left(failures) > 0) {
        this.#addresses.delete(address);
        this.#admitted.add(address);
      }
    this.#changed();
  }

  /** Forgets wrong tries after a new PIN was set. Pauses go on: a new PIN is no reason to guess faster. */
  reset(): void {
    for (const [address, failures] of this.#addresses)
      if (this.#left(failures) === 0) this.#addresses.delete(address);
    this.#admitted.clear();
    this.#televisions.clear();
    this.#recent = [];
    this.#isLocked = false;
    this.#changed();
  }

  /** Returns the lock or the longest pause, caused by tries of older PINs too; undefined if there is none. */
  lock(): PinLock | undefined {
    const wrong = [...this.#addresses.values()].filter(({ tries }) => tries > 0);
    const counts = { wrongTries: sumOfTries(wrong), devices: wrong.length };
    if (this.#isLocked) return counts;
    const longest = Math.max(0, ...wrong.map((failures) => this.#left(failures)));
    return longest > 0 ? { ...counts, seconds: Math.ceil(longest / 1000) } : undefined;
  }

  /** Returns what a restart must not forget. */
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
    return this.#addresses.size < MAX_ADDRESSES || this.#dispensable() !== undefined;
  }

  #makeRoom(): void {
    const gone = this.#addresses.size < MAX_ADDRESSES ? undefined : this.#dispensable();
    if (gone !== undefined) this.#addresses.delete(gone);
  }

  /** Returns the oldest address that does not pause, undefined while the table is locked. */
  #dispensable(): string | undefined {
    if (this.#isLocked) return undefined;
    for (const [address, failures] of this.#addresses) if (this.#left(failures) === 0) return address;
    return undefined;
  }
}

const sumOfTries = (all: readonly Failures[]): number => all.reduce((sum, { tries }) => sum + tries, 0);

/** Parses stored wrong tries; returns undefined if they are malformed. */
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
