import type { Seat } from '../../base/ids.ts';
import { parseSaid } from '../../base/options.ts';
import type { Rejection } from '../../base/rejection.ts';
import { ok, type Result } from '../../base/result.ts';
import type { CommonOptions } from '../../game.ts';
import { EDITIONS, optionFields, presets, type Edition, type Refund } from './material.ts';

/** How a game of For Sale is played, all of it spelled out. */
export interface ForSaleOptions extends CommonOptions {
  readonly edition: Edition;
  /** Which half of a bid comes back to who passes (For Sale Decision F5). */
  readonly refund: Refund;
  /** Who starts; absent: drawn with the deal (For Sale Decision F2). */
  readonly starter?: Seat;
  readonly memoryAid: boolean;
}

/**
 * Options from anything. What is left out gets the value of the edition, which is `uberplay` if it is left out itself.
 * Rejects with malformed, unknown-key or bad-option.
 */
export function parseOptions(input: unknown, seatCount: number): Result<ForSaleOptions, Rejection> {
  const said = parseSaid(input, EDITIONS, optionFields, seatCount);
  if (!said.ok) return said;
  const { edition = 'uberplay', refund, starter, memoryAid } = said.value as Partial<ForSaleOptions>;
  const preset = presets[edition];
  return ok({
    edition,
    refund: refund ?? preset.refund,
    ...(starter === undefined ? {} : { starter }),
    memoryAid: memoryAid ?? preset.memoryAid,
  });
}
