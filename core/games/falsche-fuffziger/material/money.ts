import { isJsonObject, isWhole, malformed, parseFields } from '../../../base/parse.ts';
import type { Rejection } from '../../../base/rejection.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../material.ts';

/** How many of each type, of notes or of presses; types of which there are none are left out. Whole numbers from 1. */
export type Counts = { readonly [Type in PressType]?: number };

/** Notes and real money together, in supra-millions. */
export interface Money {
  readonly notes: Counts;
  readonly real: number;
}

/** Nothing at all. */
export const NO_MONEY: Money = { notes: {}, real: 0 };

/** How many there are of one type. */
export const countOf = (counts: Counts, type: PressType): number => counts[type] ?? 0;

/** Counts made type by type, the smallest first; zeros are left out. */
export function countsBy(count: (type: PressType) => number): Counts {
  const counts: { [Type in PressType]?: number } = {};
  for (const type of PRESS_TYPES) {
    const many = count(type);
    if (many > 0) counts[type] = many;
  }
  return counts;
}

/** Whether nothing is counted. */
export const isNone = (counts: Counts): boolean => Object.keys(counts).length === 0;

/** Both together. */
export const plus = (some: Counts, others: Counts): Counts =>
  isNone(others) ? some : withTimes(some, others, 1);

/** What is left of `some` without `others`, which have to be among them. */
export const minus = (some: Counts, others: Counts): Counts =>
  isNone(others) ? some : withTimes(some, others, -1);

/** The types from the largest: objects with numbers for keys are made twice as fast when the largest comes first. */
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

/** The sum of something over all that is counted. */
export const sumOver = (counts: Counts, each: (type: PressType) => number): number =>
  PRESS_TYPES.reduce((sum, type) => sum + countOf(counts, type) * each(type), 0);

/** What presses cost together, in real money. */
export const costOf = (presses: Counts): number => sumOver(presses, (type) => PRICES[type].costs);

/** What notes launder for at the table's rate, in real money. */
export const launderedWorth = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);

/** The face value of notes and real money together. */
export const worthOf = ({ notes, real }: Money): number => sumOver(notes, (type) => type) + real;

/** Both together. */
export const together = (some: Money, others: Money): Money => ({
  notes: plus(some.notes, others.notes),
  real: some.real + others.real,
});

/** What is left of `some` without `others`, which have to be among them. */
export const without = (some: Money, others: Money): Money => ({
  notes: minus(some.notes, others.notes),
  real: some.real - others.real,
});

/** Whether `some` can be taken from `all`. */
export const isAmong = (some: Money, all: Money): boolean =>
  lacking(all.notes, some.notes) === undefined && some.real <= all.real;

/** Counts from anything: an object whose keys are types. Rejects with malformed or unknown-key; `at` is the path that is named. */
export function parseCounts(input: unknown, at: string): Result<Counts, Rejection> {
  const fields = parseFields(input, at, PRESS_TYPES.map(String));
  if (!fields.ok || !isJsonObject(input)) return fields.ok ? fail(malformed(at, 'object')) : fields;
  const wrong = Object.keys(input).find((type) => !isWhole(input[type], 1, Number.MAX_SAFE_INTEGER));
  if (wrong !== undefined) return fail(malformed(`${at}.${wrong}`, 'whole number from 1'));
  return ok(countsBy((type) => (input[type] ?? 0) as number));
}

/** Notes for about so much: large ones while they fit, then the smallest that fills the rest. */
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
