import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../core/base/rng.ts';
import type { Evening } from './evening.ts';

/** What goes wrong of an evening. */
export const FAULTS = [
  'drop',
  'half-open',
  'slow',
  'doubled',
  'reordered',
  'clock',
  'sleep',
  'kill',
] as const;
export type Fault = (typeof FAULTS)[number];

const HOUR = 3_600_000;

/** Does one of the faults to somebody, or to the host; resolves when it is over. */
export async function strike(fault: Fault, { host, people }: Evening, rng: Rng): Promise<void> {
  const person = rng.pick(people);
  switch (fault) {
    case 'drop':
      return person.drop();
    case 'doubled':
    case 'reordered':
      person.next = fault;
      return;
    case 'half-open': {
      const drop = person.halfOpen();
      await pause(rng.below(2_000));
      return drop();
    }
    case 'slow': {
      const resume = person.slow();
      await pause(rng.below(2_000));
      return resume();
    }
    case 'clock':
      return host.setClock((rng.below(97) - 48) * HOUR);
    case 'sleep':
      host.pause();
      await pause(1_000 + rng.below(3_000));
      return host.resume();
    case 'kill':
      return host.killAndRestart();
  }
}
