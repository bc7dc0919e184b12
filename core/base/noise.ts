import { createRng, type Rng } from './rng.ts';
import type { Json } from './json.ts';

const DRAWS = 4;

/** A bot's error of judgement: around 0, with a standard deviation of about 1 and never beyond ±3.5. */
export function noise(rng: Rng): number {
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) sum += rng.fraction() - 0.5;
  return sum * Math.sqrt(12 / DRAWS);
}

/** The bot's mood about a subject: the same draws for the same subject, so that a fancy lasts. */
export const lastingMood = (subject: Json): Rng => createRng(`mood/${JSON.stringify(subject)}`);

/** The items that a bot still remembers, each with the probability `odds` (0–1). Draws nothing if `odds` is 1. */
export const remembered = <Item>(items: readonly Item[], odds: number, rng: Rng): readonly Item[] =>
  odds >= 1 ? items : items.filter(() => rng.fraction() < odds);
