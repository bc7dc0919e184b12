import type { Rosette } from './guilloche.ts';

/** The ring inside a gold coin's edge. */
export const coinRosette: Rosette = { outer: 35, inner: 27, petals: 24, curves: 3 };

/** The ornament on the backs. */
export const backRosette: Rosette = { outer: 46, inner: 3, petals: 9, curves: 8 };
