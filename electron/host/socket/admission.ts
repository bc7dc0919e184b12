import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** Room for one connection. */
export interface Place {
  /** The connection has said who it is: it no longer counts as waiting. */
  admitted(): void;
  /** The connection has ended. */
  leave(): void;
}

/** Grants connections within the limits; undefined where there is no room. */
export interface Admission {
  enter(address: string): Place | undefined;
}

/** Whether an address is this computer itself, which the limits per device do not count: somebody who runs programs here needs no flood. */
const isOwnComputer = (address: string): boolean => address === '127.0.0.1' || address === '::1';

export function createAdmission(clock: Clock, limits: HostLimits): Admission {
  const connections = new Map<string, number>();
  const upgrades = new Map<string, readonly number[]>();
  let total = 0;
  let waiting = 0;

  const isTooEager = (address: string): boolean => {
    const now = clock.now();
    const recent = (upgrades.get(address) ?? []).filter((at) => at > now - 1000);
    for (const [other, times] of upgrades) if (times.every((at) => at <= now - 1000)) upgrades.delete(other);
    if (recent.length >= limits.upgradesPerSecond) return true;
    upgrades.set(address, [...recent, now]);
    return false;
  };
  const hasRoom = (address: string): boolean => {
    if (total >= limits.connections || waiting >= limits.waiting) return false;
    if (isOwnComputer(address)) return true;
    return (connections.get(address) ?? 0) < limits.connectionsPerAddress && !isTooEager(address);
  };

  return {
    enter: (address) => {
      if (!hasRoom(address)) return undefined;
      total += 1;
      waiting += 1;
      connections.set(address, (connections.get(address) ?? 0) + 1);
      const admitted = once(() => (waiting -= 1));
      return {
        admitted,
        leave: once(() => {
          admitted();
          total -= 1;
          const left = (connections.get(address) ?? 1) - 1;
          if (left === 0) connections.delete(address);
          else connections.set(address, left);
        }),
      };
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
