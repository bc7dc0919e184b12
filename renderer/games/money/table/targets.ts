import type { Seat } from '../../../../core/base/ids.ts';
import type { MoneyAction } from '../../../../core/games/money/actions.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';

/** What the acting seat can swap its bid for: the actions that name something on the table. */
export type Target = Extract<MoneyAction, { type: 'take' } | { type: 'swap' }>;

/** Whether both are the same thing on the table. */
export function isSameTarget(one: Target, other: Target | undefined): boolean {
  if (one.type === 'take') return other?.type === 'take' && one.display === other.display;
  return other?.type === 'swap' && one.with === other.with;
}

/** The cards that the target would bring. */
export function cardsAt(target: Target, { displays, round }: MoneyView): readonly Card[] {
  if (target.type === 'take') return displays[target.display];
  return lyingAt(target.with, round);
}

/** The serial numbers on the bid of the seat that decided a tie in the running round; none if its bid was not tied. */
export function tieAt(at: Seat, round: MoneyView['round']): readonly Card[] {
  if (round?.type !== 'acting') return [];
  return round.ties.flatMap(({ seats, decidedBy }) => decidedBy[seats.indexOf(at)] ?? []);
}

/** The bid that lies before the seat now; none while all choose. */
export const lyingAt = (at: Seat, round: MoneyView['round']): readonly Card[] =>
  round?.type === 'acting' ? (round.lying[at] ?? []) : [];
