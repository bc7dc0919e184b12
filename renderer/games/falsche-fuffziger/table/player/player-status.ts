import type { Seat } from '../../../../../core/base/ids.ts';
import type { FuffzigerView } from '../../../../../core/games/falsche-fuffziger/view.ts';
import type { SeatFrame } from '../../../../../core/protocol/frames.ts';
import { choosingStatus, playerStatus, type PlayerStatus } from '../../../shared/player-status.ts';
import type { PhaseOf } from '../step.ts';

/** How far a player is in the phase; the values are keys of messages. */
export type Progress = 'turn' | 'in' | 'leads' | 'dropped';

/** The status of the player at a seat. */
export function playerStatusAt(
  at: Seat,
  { phase }: FuffzigerView,
  who: SeatFrame | undefined,
): PlayerStatus<Progress> {
  switch (phase?.type) {
    case undefined:
      return playerStatus<Progress>(who, undefined, undefined);
    case 'laundering':
    case 'general':
      return choosingStatus(at, phase.chosen, who);
    case 'producing':
    case 'buying':
      return phase.turn === at
        ? playerStatus<Progress>(who, 'turn', 'owes')
        : playerStatus<Progress>(who, undefined, undefined);
    case 'auction':
      return playerStatus(who, auctionProgress(at, phase), phase.turn === at ? 'owes' : undefined);
  }
}

function auctionProgress(at: Seat, phase: PhaseOf<'auction'>): Progress {
  if (phase.isIn[at] !== true) return 'dropped';
  if (phase.turn === at) return 'turn';
  return phase.led !== undefined && phase.leader === at ? 'leads' : 'in';
}
