import { PRESS_TYPES } from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  plus,
  worthOf,
  type Counts,
  type Money,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';

/**
 * The cheapest part of some money that reaches a least bid: the smallest sum, with as little real money as possible, and small notes
 * rather than large ones, since they become worthless first. Undefined if the money is not enough. Amounts in supra-millions.
 */
export function justEnough(all: Money, least: number): Money | undefined {
  if (worthOf(all) < least) return undefined;
  const sums = [...sumsOf(all.notes)].sort(([one], [other]) => one - other);
  const exact = sums.filter(([sum]) => sum <= least && least - sum <= all.real).at(-1);
  if (exact !== undefined) return { notes: exact[1], real: least - exact[0] };
  const above = sums.find(([sum]) => sum > least);
  return above === undefined ? undefined : { notes: above[1], real: 0 };
}

/** All sums that the notes can make, each with the notes of the smallest types that make it. */
function sumsOf(notes: Counts): ReadonlyMap<number, Counts> {
  const sums = new Map<number, Counts>([[0, {}]]);
  for (const type of PRESS_TYPES) {
    for (const [sum, some] of [...sums])
      for (let count = 1; count <= countOf(notes, type); count += 1) {
        const more = sum + count * type;
        if (!sums.has(more)) sums.set(more, plus(some, { [type]: count }));
      }
  }
  return sums;
}
