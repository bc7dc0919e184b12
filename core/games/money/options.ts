import type { Rejection } from '../../base/rejection.ts';
import { rejection } from '../../base/rejection.ts';
import { isOneOf, isWhole, parseFields, type Fields } from '../../base/parse.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { CommonOptions } from '../../game.ts';
import {
  CURRENCIES,
  EDITIONS,
  HANDS,
  LAST_ROUNDS,
  presets,
  removedCount,
  STALL_LIMIT,
  TIE_BREAKS,
  type Currency,
  type Edition,
  type LastRound,
  type Preset,
  type TieBreak,
} from './material.ts';

/** How a game of Money! is played, all of it spelled out. */
export interface MoneyOptions extends CommonOptions {
  readonly edition: Edition;
  readonly tieBreak: TieBreak;
  readonly lastRound: LastRound;
  /** Hands of a game, 1–9 (Money! Decision M9). */
  readonly hands: number;
  /** Rounds in a row without a card from the pile after which the next one is the last, 1–20 (Money! Decision M4). */
  readonly stallLimit: number;
  /** The currencies that are out in all hands; absent: drawn for each hand (Money! Decision M2). */
  readonly removed?: readonly Currency[];
  readonly memoryAid: boolean;
}

const KEYS = ['edition', 'tieBreak', 'lastRound', 'hands', 'stallLimit', 'removed', 'memoryAid'] as const;

/** What each option but `removed`, whose size depends on the seats, may be. */
const RULES = {
  edition: { expected: EDITIONS, isFine: (value: unknown) => isOneOf(value, EDITIONS) },
  tieBreak: { expected: TIE_BREAKS, isFine: (value: unknown) => isOneOf(value, TIE_BREAKS) },
  lastRound: { expected: LAST_ROUNDS, isFine: (value: unknown) => isOneOf(value, LAST_ROUNDS) },
  hands: { expected: HANDS, isFine: (value: unknown) => isWhole(value, HANDS.least, HANDS.most) },
  stallLimit: {
    expected: STALL_LIMIT,
    isFine: (value: unknown) => isWhole(value, STALL_LIMIT.least, STALL_LIMIT.most),
  },
  memoryAid: { expected: [true, false], isFine: (value: unknown) => typeof value === 'boolean' },
} as const;

/**
 * Options from anything. What is left out gets the value of the edition, which is `goldsieber` if it is left out itself.
 * Rejects with malformed, unknown-key or bad-option.
 */
export function parseOptions(input: unknown, seatCount: number): Result<MoneyOptions, Rejection> {
  const fields = parseFields(input, 'options', KEYS);
  if (!fields.ok) return fields;
  for (const [option, { expected, isFine }] of Object.entries(RULES)) {
    const value = fields.value[option];
    if (value !== undefined && !isFine(value)) return fail(rejection('bad-option', { option, expected }));
  }
  const { edition = 'goldsieber', removed, ...others } = fields.value as Partial<MoneyOptions> & Fields;
  if (removed !== undefined && !isRemovable(removed, seatCount)) {
    const expected = { different: removedCount(seatCount), of: CURRENCIES };
    return fail(rejection('bad-option', { option: 'removed', expected }));
  }
  return ok({
    edition,
    ...spelledOut(presets[edition], others),
    ...(removed === undefined ? {} : { removed }),
  });
}

/** The preset with what was said otherwise, always in the same order of keys. */
const spelledOut = (preset: Preset, said: Partial<Preset>): Preset => ({
  tieBreak: said.tieBreak ?? preset.tieBreak,
  lastRound: said.lastRound ?? preset.lastRound,
  hands: said.hands ?? preset.hands,
  stallLimit: said.stallLimit ?? preset.stallLimit,
  memoryAid: said.memoryAid ?? preset.memoryAid,
});

/** Whether the value names as many different currencies as are removed with so many seats (Money! Decision M2). */
export const isRemovable = (value: unknown, seatCount: number): value is readonly Currency[] =>
  Array.isArray(value) &&
  value.every((item) => isOneOf(item, CURRENCIES)) &&
  new Set(value).size === value.length &&
  value.length === removedCount(seatCount);
