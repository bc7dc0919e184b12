import { isJsonObject, isIntegerIn, malformed, parseFields } from '../../../base/parse.ts';
import type { Rejection } from '../../../base/rejection.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../material.ts';

/** Numbers of notes or presses by type, integers from 1; types without any are left out. */
export type Counts = { readonly [Type in PressType]?: number };

/** Notes and real money together, in supra-millions. */
export interface Money {
  readonly notes: Counts;
  readonly real: number;
}

/** Nothing at all. */
export const NO_MONEY: Money = { notes: {}, real: 0 };

/** The number of one type. */
export const countOf = (counts: Counts, type: PressType): number => counts[type] ?? 0;

/** Builds counts type by type, the smallest first, without zeros. */
export function countsBy(count: (type: PressType) => number): Counts {
  const counts: { [Type in PressType]?: number } = {};
  for (const type of PRESS_TYPES) {
    const many = count(type);
    if (many > 0) counts[type] = many;
  }
  return counts;
}

/** Whether the counts are empty. */
export const isNone = (counts: Counts): boolean => Object.keys(counts).length === 0;

/** The sum of both. */
export const plus = (some: Counts, others: Counts): Counts =>
  isNone(others) ? some : withTimes(some, others, 1);

/** Subtracts `others` from `some`, which must contain them. */
export const minus = (some: Counts, others: Counts): Counts =>
  isNone(others) ? some : withTimes(some, others, -1);

/** The largest type first: creating objects with numeric keys is twice as fast in this order. */
const DESCENDING = [...PRESS_TYPES].reverse();

function withTimes(some: Counts, others: Counts, times: 1 | -1): Counts {
  const counts: { [Type in PressType]?: number } = {};
  for (const type of DESCENDING) {
    const many = countOf(some, type) + times * countOf(others, type);
    if (many > 0) counts[type] = many;
  }
  return counts;
}

/** The first type of which `all` has fewer than `some`. */
const lacking = (all: Counts, some: Counts): PressType | undefined =>
  PRESS_TYPES.find((type) => countOf(some, type) > countOf(all, type));

/** The weighted sum of the counts. */
export const sumOver = (counts: Counts, each: (type: PressType) => number): number =>
  PRESS_TYPES.reduce((sum, type) => sum + countOf(counts, type) * each(type), 0);

/** The total price of presses, in real money. */
export const costOf = (presses: Counts): number => sumOver(presses, (type) => PRICES[type].costs);

/** The face value of notes plus real money. */
export const worthOf = ({ notes, real }: Money): number => sumOver(notes, (type) => type) + real;

/** The sum of both. */
export const together = (some: Money, others: Money): Money => ({
  notes: plus(some.notes, others.notes),
  real: some.real + others.real,
});

/** Subtracts `others` from `some`, which must contain them. */
export const without = (some: Money, others: Money): Money => ({
  notes: minus(some.notes, others.notes),
  real: some.real - others.real,
});

/** Whether `all` contains `some`. */
export const isAmong = (some: Money, all: Money): boolean =>
  lacking(all.notes, some.notes) === undefined && some.real <= all.real;

/** Reads counts: an object with types as keys. Rejects with malformed or unknown-key; `at` is the path in the rejection. */
export function parseCounts(input: unknown, at: string): Result<Counts, Rejection> {
  const fields = parseFields(input, at, PRESS_TYPES.map(String));
  if (!fields.ok || !isJsonObject(input)) return fields.ok ? fail(malformed(at, 'object')) : fields;
  const wrong = Object.keys(input).find((type) => !isIntegerIn(input[type], 1, Number.MAX_SAFE_INTEGER));
  if (wrong !== undefined) return fail(malformed(`${at}.${wrong}`, 'whole number from 1'));
  return ok(countsBy((type) => (input[type] ?? 0) as number));
}

/** Notes for about `amount`: large ones while they fit, then the smallest that covers the rest. */
export function notesFor(notes: Counts, amount: number): Counts {
  let taken: Counts = {};
  let rest = amount;
  for (const type of [...PRESS_TYPES].reverse()) {
    const count = Math.min(countOf(notes, type), Math.floor(rest / type));
    if (count > 0) taken = plus(taken, { [type]: count });
    rest -= count * type;
  }
  const last = PRESS_TYPES.find((type) => type >= rest && countOf(notes, type) > countOf(taken, type));
  return rest > 0 && last !== undefined ? plus(taken, { [last]: 1 }) : taken;
}
