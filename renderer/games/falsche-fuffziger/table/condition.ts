import type { Seat } from '../../../../core/base/ids.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { choosingCondition, conditionOf, type Condition } from '../../shared/condition.ts';
import type { PhaseOf } from './step.ts';

/** How far a player is in the running phase. Each names its message. */
export type Progress = 'turn' | 'in' | 'leads' | 'dropped';

/** The condition of the player at the seat. */
export function conditionAt(
  at: Seat,
  { phase }: FuffzigerView,
  who: SeatFrame | undefined,
): Condition<Progress> {
  switch (phase?.type) {
    case undefined:
      return conditionOf<Progress>(who, undefined, undefined);
    case 'laundering':
    case 'general':
      return choosingCondition(at, phase.chosen, who);
    case 'producing':
    case 'buying':
      return phase.turn === at
        ? conditionOf<Progress>(who, 'turn', 'owes')
        : conditionOf<Progress>(who, undefined, undefined);
    case 'auction':
      return conditionOf(who, auctionProgress(at, phase), phase.turn === at ? 'owes' : undefined);
  }
}

function auctionProgress(at: Seat, phase: PhaseOf<'auction'>): Progress {
  if (phase.isIn[at] !== true) return 'dropped';
  if (phase.turn === at) return 'turn';
  return phase.led !== undefined && phase.leader === at ? 'leads' : 'in';
}
