import type { Seat } from '../../base/ids.ts';
import type { CommonOptions } from '../../game.ts';
import type { Edition } from './material.ts';

/** How a game of Falsche Fuffziger is played, all of it spelled out. */
export interface FuffzigerOptions extends CommonOptions {
  readonly edition: Edition;
  /** Who starts; absent: drawn with the deal (Falsche Fuffziger Decision X3). */
  readonly starter?: Seat;
}
