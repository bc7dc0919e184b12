import type { Budget } from '../../core/game.ts';

/** So few playouts that a whole game of decisions takes no time; what they are good for is measured elsewhere. */
export const few = (playouts = 20): Budget => ({ playouts, isOver: () => false });
