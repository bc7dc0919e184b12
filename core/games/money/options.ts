import type { CommonOptions } from '../../game.ts';
import type { Currency, Edition, Preset } from './material.ts';

/** How a game of Money! is played, all of it spelled out. */
export interface MoneyOptions extends CommonOptions, Preset {
  readonly edition: Edition;
  /** The currencies that are out in all hands; absent: drawn for each hand (Money! Decision M2). */
  readonly removed?: readonly Currency[];
}
