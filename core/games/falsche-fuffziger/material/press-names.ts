import type { Seat } from '../../../base/ids.ts';
import { backsOf, PRESS_TYPES, SIDES, typeOf, type PressType, type Side } from '../material.ts';
import { countsBy, type Counts } from './money.ts';

/** The name of a press: the type of its front, and its number in the deal's list, from 1. */
export type PressId = `${PressType}-${number}`;

/** A press in front of a player. */
export interface Press {
  readonly press: PressId;
  readonly seat: Seat;
  /** The side that is up. */
  readonly up: Side;
  readonly isConverted: boolean;
}

/** The name of a press. `place`: from 1. */
export const pressId = (type: PressType, place: number): PressId => `${type}-${place}`;

/** All presses by name, so that no name has to be parsed: the type of the front, and the index in the deal's list. */
const PRESSES: ReadonlyMap<PressId, { readonly type: PressType; readonly index: number }> = new Map(
  PRESS_TYPES.flatMap((type) =>
    backsOf(type).map((_, index) => [pressId(type, index + 1), { type, index }] as const),
  ),
);

/** The type of the front of a press. @throws RangeError if there is no such press */
export const frontTypeOf = (press: PressId): PressType => placeOf(press).type;

/** The type of the front of a press, and its index in the deal's list. @throws RangeError if there is no such press */
export function placeOf(press: PressId): { readonly type: PressType; readonly index: number } {
  const place = PRESSES.get(press);
  if (place === undefined) throw new RangeError(`no press ${press}`);
  return place;
}

/** What presses print together: one note each of the colour that is up, two with double capacity. */
export const printOf = (ups: readonly Side[]): Counts =>
  countsBy((type) => ups.reduce((sum, side) => sum + (typeOf(side) === type ? SIDES[side].notes : 0), 0));
