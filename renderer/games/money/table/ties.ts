import type { Seat } from '../../../../core/base/ids.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';

/** The serial numbers on the bid of the seat that decided a tie in the running round; none if its bid was not tied. */
export function tieAt(at: Seat, round: MoneyView['round']): readonly Card[] {
  if (round?.type !== 'acting') return [];
  return round.ties.flatMap(({ seats, decidedBy }) => decidedBy[seats.indexOf(at)] ?? []);
}
