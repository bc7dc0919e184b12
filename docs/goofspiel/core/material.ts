import type { OptionField } from '../../../core/base/option-field.ts';

/** A prize counts its number; a bid is worth its number. From 1. */
export type Card = number;

export const SEATS = { min: 2, max: 5 } as const;

/** The editions with their option values, the default first. */
export const presets = { classic: { memoryAid: false }, short: { memoryAid: false } } as const;
export type Edition = keyof typeof presets;
export const EDITIONS = Object.keys(presets) as readonly Edition[];

export const optionFields: readonly OptionField[] = [{ key: 'memoryAid', type: 'flag' }];

/** The bids that each player begins with, and the prizes: 1–13, or 1–7 in the short edition, ascending. */
export const cardsOf = (edition: Edition): readonly Card[] =>
  Array.from({ length: edition === 'short' ? 7 : 13 }, (_, index) => index + 1);
