import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../core/base/rng.ts';
import { PAUSE_REASONS } from '../../core/base/hosting.ts';
import { throughDoors } from './doors.ts';
import type { Evening } from './evening.ts';
import { Line } from './line.ts';
import type { Person } from './person.ts';

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
  'disk',
  'pause',
  'doors',
  'http',
] as const;
export type Fault = (typeof FAULTS)[number];

const HOUR = 3_600_000;

/** Does one of the faults to somebody, or to the host; resolves when it is over. */
export async function strike(fault: Fault, evening: Evening, rng: Rng): Promise<void> {
  const { host, people } = evening;
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
    case 'disk':
      return evening.fillDisk(rng.below(500));
    case 'pause':
      return evening.note('pause', pauseGame(evening, person, rng));
    case 'doors':
      return evening.note('doors', throughDoors(evening, rng));
    case 'http':
      return evening.note('http', lookAround(evening, person));
  }
}

/**
 * Who hosts pauses a game for a moment; whether one is on is known to the table alone. After a crash the host has paused it by itself, and
 * resumes it when everybody is back: nobody can pause it before.
 */
async function pauseGame(evening: Evening, { parts }: Person, rng: Rng): Promise<void> {
  const { host } = evening;
  await evening.untilAllPlay();
  const line = await Line.open(host.port, `/ws/${parts.table}`, { owner: host.owner });
  const paused = await line.request({ type: 'pause', reason: rng.pick(PAUSE_REASONS) });
  if (!paused.ok && paused.error.code !== 'not-in-game') throw new Error(`pause: ${paused.error.code}`);
  await pause(rng.below(400));
  const resumed = await line.request({ type: 'resume' });
  if (paused.ok && !resumed.ok) throw new Error(`resume: ${resumed.error.code}`);
  line.drop();
}

/** Somebody reads of the host and its tables, and asks for what is not there, many at once. */
async function lookAround({ host }: Evening, { parts }: Person): Promise<void> {
  const asked = ['/health', `/health/${parts.table}`, '/tv', '/nothing.js', '/health/0000000000000000'];
  const answers = await Promise.all(
    [...asked, ...asked].map((path) => fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual' })),
  );
  for (const { status, url } of answers) if (status >= 500) throw new Error(`${url}: ${status}`);
  const [health, table] = answers;
  if (health?.status !== 200 || table?.status !== 200) throw new Error('the host or a table is not healthy');
}
