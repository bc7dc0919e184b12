import { PRESS_TYPES } from '../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  plus,
  worthOf,
  type Counts,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';

/**
 * The part of some money with which a least bid is just reached: the smallest sum that does, with as little real money in it as
 * can be, and small notes rather than large ones, since they are the first to become worthless. Undefined if all of it is too
 * little. Amounts in supra-millions.
 */
export function justEnough(all: Money, least: number): Money | undefined {
  if (worthOf(all) < least) return undefined;
  const sums = [...sumsOf(all.notes)].sort(([one], [other]) => one - other);
  const exact = sums.filter(([sum]) => sum <= least && least - sum <= all.real).at(-1);
  if (exact !== undefined) return { notes: exact[1], real: least - exact[0] };
  const above = sums.find(([sum]) => sum > least);
  return above === undefined ? undefined : { notes: above[1], real: 0 };
}

/** Every sum that some of the notes make up, with notes that do: those of the smallest types that can. */
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
