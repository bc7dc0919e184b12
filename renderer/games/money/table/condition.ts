import type { Seat } from '../../../../core/base/ids.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';

/** How a player is doing. `key` names its message. */
export interface Condition {
  readonly key: 'choosing' | 'chosen' | 'away' | 'acting' | 'next' | 'acted' | 'sitsOut';
  readonly badge: 'present' | 'thinking' | 'ready' | 'absent';
  readonly isBot: boolean;
}

const isBot = (who: SeatFrame | undefined): boolean =>
  who?.type === 'bot' || (who?.type === 'person' && who.standIn !== undefined);

const isAway = (who: SeatFrame | undefined): boolean =>
  who?.type === 'person' && who.device === 'away' && who.standIn === undefined;

/** What there is to know of the player at a glance. Somebody who is away and owed a decision is shown as away. */
export function conditionOf(at: Seat, { round }: MoneyView, who: SeatFrame | undefined): Condition {
  const key = progressOf(at, round);
  const owes = key === 'choosing' || key === 'acting';
  if (isAway(who)) return { key: owes ? 'away' : key, badge: 'absent', isBot: false };
  if (owes) return { key, badge: 'thinking', isBot: isBot(who) };
  return { key, badge: key === 'chosen' ? 'ready' : 'present', isBot: isBot(who) };
}

function progressOf(at: Seat, round: MoneyView['round']): Exclude<Condition['key'], 'away'> {
  if (round === undefined) return 'acted';
  if (round.type === 'bidding') return round.chosen.includes(at) ? 'chosen' : 'choosing';
  if (round.bids[at]?.sitsOut === true) return 'sitsOut';
  if (round.acting === at) return 'acting';
  return round.waiting.includes(at) ? 'next' : 'acted';
}
