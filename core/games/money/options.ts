import type { Rejection } from '../../base/rejection.ts';
import { isSetOf, parseSaid } from '../../base/options.ts';
import { ok, type Result } from '../../base/result.ts';
import type { CommonOptions } from '../../game.ts';
import {
  CURRENCIES,
  EDITIONS,
  optionFields,
  presets,
  removedCount,
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

/**
 * Options from anything. What is left out gets the value of the edition, which is `goldsieber` if it is left out itself.
 * Rejects with malformed, unknown-key or bad-option.
 */
export function parseOptions(input: unknown, seatCount: number): Result<MoneyOptions, Rejection> {
  const said = parseSaid(input, EDITIONS, optionFields, seatCount);
  if (!said.ok) return said;
  const { edition = 'goldsieber', removed, ...others } = said.value as Partial<MoneyOptions>;
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
  isSetOf(value, CURRENCIES, removedCount(seatCount));
