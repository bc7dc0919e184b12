import type { Seat } from '../../base/ids.ts';
import { parseSaid } from '../../base/options.ts';
import type { Rejection } from '../../base/rejection.ts';
import { ok, type Result } from '../../base/result.ts';
import type { CommonOptions } from '../../game.ts';
import { EDITIONS, optionFields, presets, type Edition } from './material.ts';

/** How a game of Falsche Fuffziger is played, all of it spelled out. */
export interface FuffzigerOptions extends CommonOptions {
  readonly edition: Edition;
  /** Who starts; absent: drawn with the deal (Falsche Fuffziger Decision X3). */
  readonly starter?: Seat;
  readonly memoryAid: boolean;
}

/**
 * Options from anything. What is left out gets the value of the edition, which is `2f` if it is left out itself.
 * Rejects with malformed, unknown-key or bad-option.
 */
export function parseOptions(input: unknown, seatCount: number): Result<FuffzigerOptions, Rejection> {
  const said = parseSaid(input, EDITIONS, optionFields, seatCount);
  if (!said.ok) return said;
  const { edition = '2f', starter, memoryAid } = said.value as Partial<FuffzigerOptions>;
  return ok({
    edition,
    ...(starter === undefined ? {} : { starter }),
    memoryAid: memoryAid ?? presets[edition].memoryAid,
  });
}
