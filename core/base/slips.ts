import { createRng, type Rng } from './rng.ts';
import type { Json } from './json.ts';

const DRAWS = 4;

/** A number around 0 with a deviation of about 1, never beyond ±3.5: people err, but within reason. */
export function swing(rng: Rng): number {
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) sum += rng.fraction() - 0.5;
  return sum * Math.sqrt(12 / DRAWS);
}

/** How somebody feels about something: the same draws whenever it is about the same, so that a fancy lasts. */
export const moodAbout = (what: Json): Rng => createRng(`mood/${JSON.stringify(what)}`);

/** What somebody still has in mind of some things, each with such odds (0–1). Nothing is drawn by who forgets nothing. */
export const recalled = <Item>(things: readonly Item[], odds: number, rng: Rng): readonly Item[] =>
  odds >= 1 ? things : things.filter(() => rng.fraction() < odds);
