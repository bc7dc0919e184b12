import type { Seat } from '../../../../core/base/ids.ts';
import type { Act } from '../../../../core/games/money/round.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';

/** How far a player is in the running round. Each names its message. */
export type Progress =
  'choosing' | 'chosen' | 'acting' | 'next' | 'later' | 'right' | 'left' | 'swapped' | 'passed' | 'sitsOut';

/** What there is to know of a player at a glance. */
export interface Condition {
  readonly progress: Progress | 'away' | undefined;
  readonly badge: 'present' | 'thinking' | 'ready' | 'absent';
  readonly isBot: boolean;
}

const isBot = (who: SeatFrame | undefined): boolean =>
  who?.type === 'bot' || (who?.type === 'person' && who.standIn !== undefined);

const isAway = (who: SeatFrame | undefined): boolean =>
  who?.type === 'person' && who.device === 'away' && who.standIn === undefined;

/** The condition of the player at the seat. Somebody who is away and owes a decision is called away. */
export function conditionOf(at: Seat, { round }: MoneyView, who: SeatFrame | undefined): Condition {
  const progress = round === undefined ? undefined : progressOf(at, round);
  const owes = progress === 'choosing' || progress === 'acting';
  if (isAway(who)) return { progress: owes ? 'away' : progress, badge: 'absent', isBot: false };
  if (owes) return { progress, badge: 'thinking', isBot: isBot(who) };
  return { progress, badge: progress === 'chosen' ? 'ready' : 'present', isBot: isBot(who) };
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
