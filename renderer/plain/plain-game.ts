import type { Seat } from '../../core/base/ids.ts';
import type { GameResult, GameTypes } from '../../core/game.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import type { Box, Canvas } from './canvas.ts';

/** What the picture of a running game is drawn from. */
export interface PlainTable<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  readonly seats: readonly SeatFrame[];
  /** What has just happened is being looked at: nobody is asked yet. */
  readonly isShowing: boolean;
}

/** How a game is shown on the plain picture, in the language that is spoken. */
export interface PlainScene {
  /** Where in the game it is: "Hand 2 of 3 · Round 4". */
  readonly place: readonly string[];
  /** Who is asked for what, in one sentence. */
  readonly sentence: string;
  /** While all look at what has happened: what that is, where it is more than what happened last. */
  readonly moment?: string | undefined;
  /** What happened last. */
  readonly latest: string | undefined;
  /** How wide the column of the players is. */
  readonly players: number;
  /** Draws what lies in the middle of the table. */
  market(canvas: Canvas, room: Box): void;
  /** What is said below a name. */
  status(at: Seat): string;
  /** Draws what lies before a player, at the right of the name. @returns how much of the width it takes */
  before(canvas: Canvas, at: Seat, room: Box): number;
}

/** One more line of the score sheet: its title, and its value for each seat. */
export interface SheetLine {
  readonly title: string;
  readonly values: readonly string[];
}

/** How a game ended, in words. */
export interface PlainResult {
  /** A total in the game's unit. */
  total(total: number): string;
  readonly totalTitle: string;
  /** By seat what decides between equal totals, the more the better. */
  readonly breaks?: readonly number[];
  readonly lines: readonly SheetLine[];
  /** Why the winners have won, where totals are equal; or how it ended. */
  readonly notes: readonly string[];
}

/** What a game supplies to the plain picture; exported as `plain` by its `plain/index.ts`. */
export interface PlainGame<Types extends GameTypes = GameTypes> {
  scene(table: PlainTable<Types>): PlainScene;
  result(result: GameResult<Types['sheet']>, table: PlainTable<Types>): PlainResult;
}
