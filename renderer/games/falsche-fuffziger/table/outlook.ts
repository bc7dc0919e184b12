import {
  isLargeTable,
  PRESS_TYPES,
  type PressType,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';

/** The type whose card scraps it when it is turned up next: the smallest one still in play; undefined at the end. */
export const nextScrapped = ({ scrapped }: FuffzigerView): PressType | undefined =>
  PRESS_TYPES.find((type) => !scrapped.includes(type));

/** Whether cards of types in play that scrap nothing count as coin symbols, too. */
export const doTypesCount = ({ seatCount }: FuffzigerView): boolean => isLargeTable(seatCount);
