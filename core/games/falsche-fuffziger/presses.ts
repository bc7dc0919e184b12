import type { Seat } from '../../base/ids.ts';
import type { DealtPresses } from './deal.ts';
import { frontOf, SIDES, typeOf, type Back, type PressType, type Side } from './material.ts';
import { countsBy, type Counts } from './money.ts';

/** The name of a press: the type of its front, and its place in the deal's list from 1. */
export type PressId = `${PressType}-${number}`;

/** A press in somebody's hands; which backs the others have nobody knows. */
export interface Press {
  readonly press: PressId;
  readonly seat: Seat;
  readonly isConverted: boolean;
}

/** The name of a press. `place`: from 1. */
export const pressId = (type: PressType, place: number): PressId => `${type}-${place}`;

/** The type of the front of a press. */
export const frontTypeOf = (press: PressId): PressType => Number(press.split('-')[0]) as PressType;

/** The back of a press. */
export function backOf(dealt: DealtPresses, press: PressId): Back {
  const back = dealt[frontTypeOf(press)][Number(press.split('-')[1]) - 1];
  if (back === undefined) throw new RangeError(`no press ${press}`);
  return back;
}

/** The side that lies up. A broken press is in nobody's hands. */
export function upOf(dealt: DealtPresses, { press, isConverted }: Press): Side {
  if (!isConverted) return frontOf(frontTypeOf(press));
  const back = backOf(dealt, press);
  if (back === 'broken') throw new Error(`${press} is broken`);
  return back;
}

/** What the presses print together: one note each of the colour that lies up, two with double capacity. */
export const printOf = (ups: readonly Side[]): Counts =>
  countsBy((type) => ups.reduce((sum, side) => sum + (typeOf(side) === type ? SIDES[side].notes : 0), 0));
