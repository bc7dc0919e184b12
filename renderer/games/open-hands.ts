import type { Component } from 'vue';

/** By file; apart from the games' other parts, since the first load needs not even their names. */
const hands = import.meta.glob<{ readonly default: Component }>('./*/table/OpenHand.vue');

/**
 * Loads the component that shows one hand where all lie open; undefined if the game has none. Props: `own`, what its view has for the seat
 * alone, and `seats`. It needs the game's words of the table.
 */
export const openHandOf = (game: string): (() => Promise<{ readonly default: Component }>) | undefined =>
  hands[`./${game}/table/OpenHand.vue`];
