import type { Seat } from '../../../../core/base/ids.ts';
import type { Act } from '../../../../core/games/money/round.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { conditionOf, type Condition } from '../../shared/condition.ts';

/** How far a player is in the running round. Each names its message. */
export type Progress =
  | 'choosing'
  | 'chosen'
  | 'acting'
  | 'next'
  | 'later'
  | 'right'
  | 'left'
  | 'swapped'
  | 'passed'
  | 'sitsOut';

/** The condition of the player at the seat. */
export function conditionAt(at: Seat, { round }: MoneyView, who: SeatFrame | undefined): Condition<Progress> {
  const progress = round === undefined ? undefined : progressOf(at, round);
  if (progress === 'choosing' || progress === 'acting') return conditionOf(who, progress, 'owes');
  return conditionOf(who, progress, progress === 'chosen' ? 'done' : undefined);
}

function progressOf(at: Seat, round: NonNullable<MoneyView['round']>): Progress | undefined {
  if (round.type === 'bidding') return round.chosen.includes(at) ? 'chosen' : 'choosing';
  if (round.bids[at]?.sitsOut === true) return 'sitsOut';
  if (round.acting === at) return 'acting';
  const act = actOf(at, round.acts);
  if (act !== undefined) return act.type === 'took' ? act.display : act.type;
  return round.waiting[0] === at ? 'next' : 'later';
}

/** What the seat has done in a round; undefined before that. */
export const actOf = (at: Seat, acts: readonly Act[]): Act | undefined => acts.find((act) => act.seat === at);
