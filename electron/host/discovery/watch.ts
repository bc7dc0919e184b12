import { every, type Clock } from '../clock.ts';
import { fingerprint, type ListInterfaces } from './interfaces.ts';

/** Milliseconds between two looks at the interfaces. */
const WATCH_INTERVAL = 2_000;

/**
 * Calls `onChange` when the interfaces are not what they were, and after a gap in time: a computer that slept may be back
 * in the same network with every membership lost. What is returned ends it.
 */
export function watchInterfaces(interfaces: ListInterfaces, clock: Clock, onChange: () => void): () => void {
  let known = fingerprint(interfaces());
  let looked = clock.now();
  return every(clock, WATCH_INTERVAL, () => {
    const now = clock.now();
    const found = fingerprint(interfaces());
    const hasSlept = now - looked > 5 * WATCH_INTERVAL;
    const hasChanged = found !== known;
    known = found;
    looked = now;
    if (hasChanged || hasSlept) onChange();
  });
}
