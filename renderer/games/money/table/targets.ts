import type { Seat } from '../../../../core/base/ids.ts';
import type { MoneyAction } from '../../../../core/games/money/actions.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';

/** What the acting seat can swap its bid for, as the action that does it. */
export type Target = Extract<MoneyAction, { type: 'take' } | { type: 'swap' }>;

export function isSameTarget(one: Target, other: Target | undefined): boolean {
  if (one.type === 'take') return other?.type === 'take' && one.display === other.display;
  return other?.type === 'swap' && one.with === other.with;
}

/** The cards of a target. */
export function cardsAt(target: Target, { displays, round }: MoneyView): readonly Card[] {
  if (target.type === 'take') return displays[target.display];
  return bidCardsOf(target.with, round);
}

/** The serial numbers in the seat's bid that decided a tie in the current round; empty if it was not tied. */
export function tieBreakersOf(at: Seat, round: MoneyView['round']): readonly Card[] {
  if (round?.type !== 'acting') return [];
  return round.ties.flatMap(({ seats, decidedBy }) => decidedBy[seats.indexOf(at)] ?? []);
}

/** The bid in front of a seat; empty while all choose. */
export const bidCardsOf = (at: Seat, round: MoneyView['round']): readonly Card[] =>
  round?.type === 'acting' ? (round.lying[at] ?? []) : [];
