import { colourOf, type Lay } from '../../actions.ts';
import { countOf, type Money } from '../../material/money.ts';
import { of } from './by-type.ts';
import type { Purse } from './memory.ts';

/** How far a guess of a number of notes may be off, besides a part of it; the same for real money. */
const NOTES_OFF = 0.15;
const REAL_OFF = 2;
const PART_OFF = 0.35;

/** How likely somebody who is thought to have such a purse, and has laid some of it, can match a lead. */
export function matchOdds(lead: Lay, purse: Purse, laid: Money): number {
  if ('real' in lead) {
    const about = Math.max(0, purse.real - laid.real);
    return logistic((about - lead.real) / (REAL_OFF + PART_OFF * about));
  }
  const colour = colourOf(lead.notes);
  const about = Math.max(0, of(purse.notes, colour) - countOf(laid.notes, colour));
  return logistic((about - countOf(lead.notes, colour) + 0.5) / (NOTES_OFF + PART_OFF * about));
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
