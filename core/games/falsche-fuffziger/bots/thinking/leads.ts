import type { FuffzigerLegal, Lay } from '../../actions.ts';
import { PRESS_TYPES } from '../../material.ts';
import { countOf } from '../../material/money.ts';

const REAL_STEPS = 10;
const MOST_NOTES = 12;

/** What one may lead with, somewhat thinned out: small sums of real money lie closer together than large ones. */
export function leadsOf({ notes, real }: NonNullable<FuffzigerLegal['lay']>): readonly Lay[] {
  const leads: Lay[] = PRESS_TYPES.flatMap((type) =>
    Array.from({ length: Math.min(MOST_NOTES, countOf(notes, type)) }, (_, index) => ({
      notes: { [type]: index + 1 },
    })),
  );
  if (real === undefined) return leads;
  const span = real.max - real.min;
  for (let step = 0; step <= REAL_STEPS; step++)
    leads.push({ real: Math.round(real.min + span * (step / REAL_STEPS) ** 2) });
  return leads;
}
