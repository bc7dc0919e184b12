import type { Seat } from '../../../../core/base/ids.ts';
import type { Act } from '../../../../core/games/money/round.ts';
import type { ActingView, MoneyView } from '../../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { choosingStatus, playerStatus, type PlayerStatus } from '../../shared/player-status.ts';

/** How far a player is in the round; the values are keys of messages. */
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

/** The last finished round of the current scored hand; undefined in its first round. */
export const previousRoundOfHand = ({ hand, previousRound }: MoneyView): MoneyView['previousRound'] =>
  previousRound?.hand === hand ? previousRound : undefined;

/** The action of a seat in a round; undefined before it. */
export const actOf = (at: Seat, acts: readonly Act[]): Act | undefined => acts.find((act) => act.seat === at);
