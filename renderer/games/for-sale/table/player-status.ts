import type { Seat } from '../../../../core/base/ids.ts';
import type { Purchase } from '../../../../core/games/for-sale/round.ts';
import type { BuyingView, ForSaleView } from '../../../../core/games/for-sale/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { choosingStatus, playerStatus, type PlayerStatus } from '../../shared/player-status.ts';

/** How far a player is in the round; the values are keys of messages. */
export type Progress = 'turn' | 'in' | 'leads' | 'took';

/** The status of the player at a seat. */
export function playerStatusAt(
  at: Seat,
  view: ForSaleView,
  who: SeatFrame | undefined,
): PlayerStatus<Progress> {
  const { round } = view;
  if (round === undefined || isSaleOpen(view)) return playerStatus<Progress>(who, undefined, undefined);
  if (round.type === 'selling') return choosingStatus(at, round.chosen, who);
  const progress = buyingProgress(at, round);
  return playerStatus(who, progress, progress === 'turn' ? 'owes' : undefined);
}

function buyingProgress(at: Seat, round: BuyingView): Progress {
  if (purchaseOf(at, round) !== undefined) return 'took';
  if (round.high > 0 && round.bids[at] === round.high) return 'leads';
  return round.turn === at ? 'turn' : 'in';
}

/** The purchase of a seat in the current round; undefined while it is still in, and in part 2. */
export const purchaseOf = (at: Seat, round: ForSaleView['round']): Purchase | undefined =>
  round?.type === 'buying' ? round.taken.find(({ seat }) => seat === at) : undefined;

/** Whether a sale is being shown: its buildings are revealed, and its cheques are assigned one by one. */
export const isSaleOpen = ({ round, previousRound }: ForSaleView): boolean =>
  round?.type === 'selling' && previousRound?.type === 'sold' && previousRound.round === round.round;

/** How many sales of the last sale have their cheques, from the dearest building on. */
export function countAssignedCheques(view: ForSaleView): number {
  const { round, previousRound } = view;
  const count = previousRound?.type === 'sold' ? previousRound.sales.length : 0;
  return round?.type === 'selling' && isSaleOpen(view) ? count - round.cheques.length : count;
}
