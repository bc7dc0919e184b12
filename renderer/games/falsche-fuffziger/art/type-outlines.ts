import type { PressType } from '../../../../core/games/falsche-fuffziger/material.ts';

/** The outline of each type's sign on 32 × 32, from a disc to a gear wheel: higher types have more corners. */
export const typeOutlines = {
  10: 'M1.5 16a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1-29 0z',
  20: 'M5 3h22q2 0 2 2v22q0 2-2 2H5q-2 0-2-2V5q0-2 2-2z',
  50: 'M16 .5L31.5 16 16 31.5.5 16z',
  100: 'M8.5 2.5h15L31 16l-7.5 13.5h-15L1 16z',
  150: 'M16 1l4 3.5 5.2-1 1.7 5 4.6 2.5-1.5 5 1.5 5-4.6 2.5-1.7 5-5.2-1L16 31l-4-3.5-5.2 1-1.7-5L.5 21 2 16 .5 11l4.6-2.5 1.7-5 5.2 1z',
} as const satisfies Record<PressType, string>;
