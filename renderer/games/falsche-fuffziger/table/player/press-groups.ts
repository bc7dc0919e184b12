import {
  PRESS_TYPES,
  SIDES,
  typeOf,
  type PressType,
  type Side,
} from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  frontTypeOf,
  type PressId,
} from '../../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Press } from '../../../../../core/games/falsche-fuffziger/material/press-names.ts';

/** Presses that look the same: with the same side up, and converted or not. */
export interface PressGroup {
  readonly key: string;
  readonly up: Side;
  readonly isConverted: boolean;
  /** Converted in this turn, from the same type: they neither print nor can be sold. */
  readonly isFresh: boolean;
  readonly presses: readonly PressId[];
}

/**
 * Groups presses by type and capacity, unconverted ones first.
 *
 * @param fresh presses converted in this turn, which come last
 */
export function pressGroups(
  presses: readonly Press[],
  fresh: readonly PressId[] = [],
): readonly PressGroup[] {
  const groups = new Map<string, PressGroup>();
  for (const { press, up, isConverted } of presses) {
    const isFresh = fresh.includes(press);
    const key = isFresh ? `fresh ${frontTypeOf(press)} ${up}` : `${up}${isConverted ? ' converted' : ''}`;
    const before = groups.get(key)?.presses ?? [];
    groups.set(key, { key, up, isConverted, isFresh, presses: [...before, press] });
  }
  return [...groups.values()].sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ up, isConverted, isFresh }: PressGroup): number =>
  (isFresh ? 100 : 0) +
  PRESS_TYPES.indexOf(typeOf(up)) * 10 +
  (isConverted ? 4 : 0) +
  SIDES[up].notes +
  (up === '150+3' ? 2 : 0);

/** The number of presses of each type, the smallest type first. */
export const countsOf = (
  groups: readonly PressGroup[],
): readonly { readonly type: PressType; readonly count: number }[] =>
  PRESS_TYPES.map((type) => ({
    type,
    count: groups
      .filter(({ up }) => typeOf(up) === type)
      .reduce((sum, { presses }) => sum + presses.length, 0),
  })).filter(({ count }) => count > 0);
