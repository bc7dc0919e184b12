import { countsIn } from '../../kinds.ts';
import { PRESS_TYPES } from '../../material.ts';
import { countOf, sumOver, type Counts, type Money } from '../../material/money.ts';
import { byType, of, type ByType } from './by-type.ts';

/** A way to pay: its face value, and its cost. */
export interface Payment extends Money {
  readonly face: number;
  readonly cost: number;
}

/** All face values are multiples of this. */
const UNIT = 10;
/** More than the dearest note, in tens: the cheapest payment may exceed the amount by this much. */
const ABOVE = 15;

/**
 * Finds the cheapest ways to pay up to `most` (face value) from a purse. `notes`: the worth of a note by type; `real`: that of one of real
 * money. The returned function pays at least the amount, or returns undefined if the purse is too small.
 */
export function paymentsFrom(
  purse: Money,
  most: number,
  notes: ByType,
  real: number,
): (amount: number) => Payment | undefined {
  const size = Math.ceil(most / UNIT) + ABOVE + 1;
  const { costs, taken } = cheapestNotes(purse.notes, size, notes);
  return (amount) => {
    let best: { readonly tens: number; readonly added: number; readonly cost: number } | undefined;
    for (let tens = 0; tens < size; tens++) {
      const added = Math.max(0, amount - tens * UNIT);
      const cost = (costs[tens] ?? Infinity) + added * real;
      if (added <= purse.real && cost < (best?.cost ?? Infinity)) best = { tens, added, cost };
    }
    if (best === undefined) return undefined;
    const { tens, added, cost } = best;
    return { notes: notesFor(tens, taken), real: added, face: tens * UNIT + added, cost };
  };
}

/** For each sum in tens, the least worth of notes with exactly that sum, and by type how many to take. */
function cheapestNotes(held: Counts, size: number, notes: ByType) {
  let costs: readonly number[] = Array.from({ length: size }, (_, tens) => (tens === 0 ? 0 : Infinity));
  const taken = PRESS_TYPES.map((type) => {
    const before = costs;
    const after = [...before];
    const counts = new Array<number>(size).fill(0);
    const worth = of(notes, type);
    for (let count = 1; count <= countOf(held, type); count++) {
      const step = (count * type) / UNIT;
      if (step >= size) break;
      for (let tens = step; tens < size; tens++) {
        const cost = (before[tens - step] ?? Infinity) + count * worth;
        if (cost >= (after[tens] ?? Infinity)) continue;
        after[tens] = cost;
        counts[tens] = count;
      }
    }
    costs = after;
    return counts;
  });
  return { costs, taken };
}

/** The notes of the cheapest payment of a sum, reconstructed from the last type. */
function notesFor(sum: number, taken: readonly (readonly number[])[]): Counts {
  const counts = byType(() => 0).slice();
  let tens = sum;
  for (let place = taken.length - 1; place >= 0; place--) {
    const count = taken[place]?.[tens] ?? 0;
    counts[place] = count;
    tens -= (count * (PRESS_TYPES[place] ?? 0)) / UNIT;
  }
  return countsIn(counts, 0);
}

/** The total worth of notes. */
export const costOf = (counts: Counts, notes: ByType): number => sumOver(counts, (type) => of(notes, type));
