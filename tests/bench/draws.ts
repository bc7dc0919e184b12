import { randomInt } from 'node:crypto';
import { createRng } from '../../core/base/rng.ts';
import type { Benchmark } from './measure.ts';

const CARDS = Array.from({ length: 69 }, (_, index) => index + 1);

/** Shuffling the 69 cards of Money!: the seeded stream beside the operating system's generator as Node offers it. */
export function benchDraws(): Benchmark {
  const rng = createRng('bench');
  return {
    title: 'Shuffles of 69 cards',
    ours: { name: 'core/base/rng (SHA-256 in counter mode, replayable)', run: () => rng.shuffle(CARDS) },
    peer: { name: 'node:crypto randomInt (not replayable)', run: () => shuffleBySystem(CARDS) },
  };
}

function shuffleBySystem(cards: readonly number[]): number[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? 0, shuffled[last] ?? 0];
  }
  return shuffled;
}
