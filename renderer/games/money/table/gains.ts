import { worthOf, type Card } from '../../../../core/games/money/material.ts';
import { groupsOf, type GroupName } from './groups.ts';

/** What cards bring, by kind. */
export const sumsOf = (
  cards: readonly Card[],
): readonly { readonly name: GroupName; readonly sum: number }[] =>
  groupsOf(cards).map(({ name, cards: own }) => ({ name, sum: worthOf(own) }));
