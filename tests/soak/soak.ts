import { setTimeout as pause } from 'node:timers/promises';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { Evening, type Outcome } from './evening.ts';
import { FAULTS, strike, type Fault } from './faults.ts';
import type { Sample } from './measures.ts';

export interface SoakPlan {
  readonly milliseconds: number;
  readonly seed: string;
  readonly faults?: readonly Fault[];
  /** Milliseconds that a choice takes at most. */
  readonly thinking: number;
}

export interface SoakReport extends Outcome {
  readonly faults: ReadonlyMap<Fault, number>;
  /** Milliseconds to the answer of each act that no fault was near to. */
  readonly answers: readonly number[];
  /** Megabytes of the last process of the host, by minute. */
  readonly memory: readonly Sample[];
}

/** Of each cycle faults come in the first part; in the rest nothing goes wrong, and answers are measured. */
const STORM = 8_000;
const CALM = 6_000;
/** Milliseconds after the last fault in which nothing is measured yet. */
const SETTLING = 1_000;
const SAMPLE = 5_000;
const MEGABYTE = 1024 * 1024;

/**
 * Lets an evening go on under faults. The host is killed in the first half only, so that the second shows the memory of one process.
 * An act is measured if it was sent when everybody had been back for a second since the last fault, and answered before the next.
 */
export async function soak({ milliseconds, seed, faults = FAULTS, thinking }: SoakPlan): Promise<SoakReport> {
  const rng = createRng(`${seed} faults`);
  const answers: number[] = [];
  let calmSince = Number.POSITIVE_INFINITY;
  const evening = await Evening.begin({
    seed,
    thinking,
    answered: (_, sentAt, took) => {
      if (sentAt >= calmSince) answers.push(took);
    },
  });
  const struck = new Map<Fault, number>();
  const began = performance.now();
  const memory = watchMemory(evening, began);
  const gone = (): number => performance.now() - began;
  while (gone() < milliseconds) {
    calmSince = Number.POSITIVE_INFINITY;
    const isEarly = gone() < milliseconds / 2;
    const possible = faults.filter((fault) => fault !== 'kill' || isEarly);
    await storm(evening, rng, possible, Math.min(STORM, milliseconds - gone()), struck);
    await evening.untilAllHere();
    await pause(SETTLING);
    calmSince = performance.now();
    await pause(Math.max(0, Math.min(CALM, milliseconds - gone())));
  }
  calmSince = Number.POSITIVE_INFINITY;
  const samples = await memory.end();
  const outcome = await evening.end();
  await evening.host.dispose();
  return { ...outcome, faults: struck, answers, memory: samples };
}

async function storm(
  evening: Evening,
  rng: Rng,
  possible: readonly Fault[],
  milliseconds: number,
  struck: Map<Fault, number>,
): Promise<void> {
  const began = performance.now();
  let bag: Fault[] = [];
  while (performance.now() - began < milliseconds) {
    if (bag.length === 0) bag = rng.shuffle(possible);
    const fault = bag.pop() ?? 'drop';
    struck.set(fault, (struck.get(fault) ?? 0) + 1);
    await strike(fault, evening, rng);
    await pause(rng.below(400));
  }
}

/** Asks the host for its memory every now and then; what comes of an earlier process is forgotten. */
function watchMemory(evening: Evening, began: number): { end(): Promise<readonly Sample[]> } {
  let samples: Sample[] = [];
  let pid: number | undefined;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = evening.host.pid;
      const report = await evening.host.report().catch(() => undefined);
      if (asked !== pid) samples = [];
      pid = asked;
      const at = (performance.now() - began) / 60_000;
      if (report !== undefined && asked === evening.host.pid)
        samples.push({ at, value: report.rss / MEGABYTE });
      await pause(SAMPLE);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return samples;
    },
  };
}
