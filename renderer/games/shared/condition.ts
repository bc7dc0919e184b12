import { emblemFor, type Emblem } from '../../components/player/emblems.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';

/** What there is to know of a player at a glance. */
export interface Condition<Progress extends string> {
  readonly progress: Progress | 'away' | undefined;
  readonly badge: 'present' | 'thinking' | 'ready' | 'absent';
  readonly isBot: boolean;
}

const isBot = (who: SeatFrame | undefined): boolean =>
  who?.type === 'bot' || (who?.type === 'person' && who.standIn !== undefined);

const isAway = (who: SeatFrame | undefined): boolean =>
  who?.type === 'person' && who.device === 'away' && who.standIn === undefined;

/**
 * The condition of a player that is as far as `progress` in the running round. `stands`: whether it owes a decision, or has made
 * the one that all make at the same time. Somebody who is away and owes a decision is called away.
 */
export function conditionOf<Progress extends string>(
  who: SeatFrame | undefined,
  progress: Progress | undefined,
  stands: 'owes' | 'done' | undefined,
): Condition<Progress> {
  const owes = stands === 'owes';
  if (isAway(who)) return { progress: owes ? 'away' : progress, badge: 'absent', isBot: false };
  if (owes) return { progress, badge: 'thinking', isBot: isBot(who) };
  return { progress, badge: stands === 'done' ? 'ready' : 'present', isBot: isBot(who) };
}

/** What a player's badge shows. */
export const emblemOf = (who: SeatFrame | undefined, at: number): Emblem =>
  who === undefined || who.type === 'free' ? at : emblemFor(who);
