import { randomInt } from 'node:crypto';
import { createRng } from '../../core/base/rng.ts';
import { measure, type Comparison } from './measure.ts';

const CARDS = Array.from({ length: 69 }, (_, index) => index + 1);

/** Shuffling the 69 cards of Money!: the seeded stream beside the operating system's generator as Node offers it. */
export function benchDraws(): Comparison {
  const rng = createRng('bench');
  return {
    title: 'Shuffles of 69 cards',
    ours: measure('core/base/rng (SHA-256 in counter mode, replayable)', () => rng.shuffle(CARDS)),
    peer: measure('node:crypto randomInt (not replayable)', () => shuffleBySystem(CARDS)),
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
