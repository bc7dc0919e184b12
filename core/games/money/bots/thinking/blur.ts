import type { Rng } from '../../../../base/rng.ts';
import { swing } from '../../../../base/slips.ts';

/** The place of the largest value, the first of equal ones, as it seems to who misjudges each by such a part of their deviation. */
export function bestOf(values: readonly number[], blur: number, rng: Rng): number {
  const off = blur * deviationOf(values);
  const seeming = off === 0 ? values : values.map((value) => value + off * swing(rng));
  return seeming.reduce((best, value, place) => (value > (seeming[best] ?? 0) ? place : best), 0);
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
