import type { GameFacts } from '../../../core/game.ts';

/** A prize counts its number; a bid is worth its number. From 1. */
export type Card = number;

export type Edition = 'classic' | 'short';

/** Goofspiel before it is played. */
export const facts = {
  name: 'goofspiel',
  seats: { min: 2, max: 5 },
  presets: { classic: {}, short: {} } satisfies Record<Edition, object>,
  optionFields: [],
} as const satisfies GameFacts;

/** The bids that each player begins with, and the prizes: 1–13, or 1–7 in the short edition, ascending. */
export const cardsOf = (edition: Edition): readonly Card[] =>
  Array.from({ length: edition === 'short' ? 7 : 13 }, (_, index) => index + 1);
