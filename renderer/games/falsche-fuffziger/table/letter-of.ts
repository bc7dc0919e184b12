import type { LaunderingCard, Letter } from '../../../../core/games/falsche-fuffziger/material.ts';

/** The letter on a laundering card: in which part of the pile it lies. */
export const letterOf = (card: LaunderingCard): Letter => card.charAt(0) as Letter;
