import type { Seat } from '../../../../core/base/ids.ts';
import type { Act } from '../../../../core/games/money/round.ts';
import type { ActingView, MoneyView } from '../../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { choosingStatus, playerStatus, type PlayerStatus } from '../../shared/player-status.ts';

/** How far a player is in the running round. Each names its message. */
export type Progress = 'acting' | 'next' | 'later' | 'right' | 'left' | 'swapped' | 'passed' | 'sitsOut';

/** The status of the player at a seat. */
export function playerStatusAt(
  at: Seat,
  { round }: MoneyView,
  who: SeatFrame | undefined,
): PlayerStatus<Progress> {
  if (round?.type === 'bidding') return choosingStatus(at, round.chosen, who);
  const progress = round && progressOf(at, round);
  return playerStatus(who, progress, progress === 'acting' ? 'owes' : undefined);
}

function progressOf(at: Seat, round: ActingView): Progress {
  if (round.bids[at]?.sitsOut === true) return 'sitsOut';
  if (round.acting === at) return 'acting';
  const act = actOf(at, round.acts);
  if (act !== undefined) return act.type === 'took' ? act.display : act.type;
  return round.waiting[0] === at ? 'next' : 'later';
}

/** The last finished round, as long as its hand lasts: a new hand begins with nothing on the table. */
export const roundBefore = ({ hand, previousRound }: MoneyView): MoneyView['previousRound'] =>
  previousRound?.hand === hand ? previousRound : undefined;

/** What the seat has done in a round; undefined before that. */
export const actOf = (at: Seat, acts: readonly Act[]): Act | undefined => acts.find((act) => act.seat === at);
