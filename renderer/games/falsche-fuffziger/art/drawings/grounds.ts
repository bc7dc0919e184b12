import type { PressType } from '../../../../../core/games/falsche-fuffziger/material.ts';

const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const level = (step: number): string =>
  steps(4 + step, 82, step)
    .map((y) => `M4 ${y}h92`)
    .join('');
const upright = (step: number): string =>
  steps(4 + step, 92, step)
    .map((x) => `M${x} 4v78`)
    .join('');
const slanted = (step: number, way: 1 | -1): string =>
  steps(-74, 96, step)
    .map((x) => (way === 1 ? `M${x} 82l78-78` : `M${x} 4l78 78`))
    .join('');

/** The wallpaper behind the machine of each type: dots, horizontal lines, slants, a grid, a lattice. */
export const grounds = {
  10: steps(10, 82, 9)
    .flatMap((y, row) => steps(row % 2 === 0 ? 9 : 13.5, 96, 9).map((x) => `M${x} ${y}h.01`))
    .join(''),
  20: level(6),
  50: slanted(9, 1),
  100: level(9) + upright(9),
  150: slanted(12, 1) + slanted(12, -1),
} as const satisfies Record<PressType, string>;
