import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import type { PinLock } from '../../../core/protocol/frames.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** Addresses that have to wait, and the milliseconds that are left. */
export type SavedPauses = readonly { readonly address: string; readonly left: number }[];

/** Keeps a table's PIN from being guessed. */
export interface PinGuard {
  /** Why this address may not try now; undefined if it may. */
  refusal(address: string): Rejection | undefined;
  /** Counts a wrong PIN and says so. */
  wrong(address: string): Rejection;
  /** A right PIN: the address starts afresh. */
  right(address: string): void;
  /** A new PIN was set: everybody may try again. */
  reset(): void;
  lock(): PinLock | undefined;
}

interface Failures {
  readonly count: number;
  /** When the address may try again; 0: now. */
  readonly pausedUntil: number;
}

/** Addresses that are remembered; beyond them the table as a whole is guarded. */
const MOST_ADDRESSES = 256;

/** The guard of one table; see the limits for its numbers. */
export function createPinGuard(clock: Clock, limits: HostLimits): PinGuard {
  const addresses = new Map<string, Failures>();
  let failures: readonly number[] = [];
  let isLocked = false;

  const paused = (address: string): number => (addresses.get(address)?.pausedUntil ?? 0) - clock.now();

  return {
    refusal: (address) => {
      if (isLocked) return rejection('pin-locked');
      const left = paused(address);
      return left > 0 ? rejection('pin-locked', { seconds: Math.ceil(left / 1000) }) : undefined;
    },
    wrong: (address) => {
      const now = clock.now();
      failures = [...failures.filter((at) => at > now - limits.pinWindow), now];
      if (failures.length >= limits.pinFailuresPerTable) isLocked = true;
      const before = addresses.get(address);
      const count = (before === undefined || before.pausedUntil > 0 ? 0 : before.count) + 1;
      const isPaused = count >= limits.pinFailuresPerAddress;
      if (addresses.size >= MOST_ADDRESSES && before === undefined) addresses.clear();
      addresses.set(address, { count, pausedUntil: isPaused ? now + limits.pinPause : 0 });
      return rejection('wrong-pin', { left: limits.pinFailuresPerAddress - count });
    },
    right: (address) => {
      addresses.delete(address);
    },
    lock: () => undefined,
    reset: () => {
      addresses.clear();
      failures = [];
      isLocked = false;
    },
  };
}
