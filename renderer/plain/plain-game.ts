import type { Seat } from '../../core/base/ids.ts';
import type { GameResult, GameTypes } from '../../core/game.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import type { Box, Canvas } from './canvas.ts';

/** What the picture of a match is drawn from. */
export interface PlainTable<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  readonly seats: readonly SeatFrame[];
  /** A scene is on: nobody is awaited yet. */
  readonly isShowing: boolean;
}

/** A game's part of the plain picture, in the current language. */
export interface PlainScene {
  /** Where the match stands: "Hand 2 of 3 · Round 4". */
  readonly position: readonly string[];
  /** Whose decision is awaited. */
  readonly sentence: string;
  /** The text during a scene, if it is not `latest`. */
  readonly sceneText?: string | undefined;
  /** The text of the last event. */
  readonly latest: string | undefined;
  /** Width of the column of players. */
  readonly playersWidth: number;
  market(canvas: Canvas, room: Box): void;
  /** The text below a name. */
  status(at: Seat): string;
  /** Draws a player's cards or money, at the right of the name. @returns their width */
  drawDetails(canvas: Canvas, at: Seat, room: Box): number;
}

/** One part of the totals: its title, and its value by seat. */
export interface SheetLine {
  readonly title: string;
  readonly values: readonly string[];
}

/** The texts of a result. */
export interface PlainResult {
  /** Formats a total in the game's unit. */
  total(total: number): string;
  readonly totalTitle: string;
  readonly lines: readonly SheetLine[];
  /** How a tie was broken, or how the match ended. */
  readonly notes: readonly string[];
}

/** What a game supplies to the plain picture; exported as `plain` by its `plain/index.ts`. */
export interface PlainGame<Types extends GameTypes = GameTypes> {
  scene(table: PlainTable<Types>): PlainScene;
  result(result: GameResult<Types['sheet']>, table: PlainTable<Types>): PlainResult;
}
