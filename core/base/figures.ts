import type { Seat } from './ids.ts';

/** A part of the totals, as the score sheet counts them. */
export interface TotalPart<Type extends string = string> {
  readonly type: Type;
  /** By seat, none below 0. */
  readonly amounts: readonly number[];
}

/** Something that a seat paid for. */
export interface Trade {
  readonly seat: Seat;
  readonly paid: number;
  /** What it brought. */
  readonly got: number;
  /** The number of what was bought, if it has one. */
  readonly item?: number;
}

/** What the charts of a finished match show, from its public events and its result. */
export interface MatchFigures<Part extends string = string> {
  /** For each seat they add up to its total. No part is 0 for all. */
  readonly parts: readonly TotalPart<Part>[];
  /** In order of time. */
  readonly trades: readonly Trade[];
  /** The price of one unit of what was got at which a trade is even: 1 if both are counted in the same unit, else the average price. */
  readonly even: number;
}

/** Builds the parts of the totals, without those that are 0 for all. */
export const partsOf = <Part extends string>(
  types: readonly Part[],
  seats: readonly Seat[],
  amount: (type: Part, at: Seat) => number,
): readonly TotalPart<Part>[] =>
  types
    .map((type) => ({ type, amounts: seats.map((at) => amount(type, at)) }))
    .filter(({ amounts }) => amounts.some((one) => one > 0));
