import { emblemFor, type Emblem } from '../../components/player/emblems.ts';
import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';

/** How far players can be in every game; the shell says it. */
export type UsualProgress = 'choosing' | 'chosen' | 'away';

export const isUsual = (progress: string): progress is UsualProgress =>
  ['choosing', 'chosen', 'away'].includes(progress);

/** What there is to know of a player at a glance. */
export interface PlayerStatus<Progress extends string = never> {
  readonly progress: Progress | UsualProgress | undefined;
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
export function playerStatus<Progress extends string>(
  who: SeatFrame | undefined,
  progress: Progress | UsualProgress | undefined,
  stands: 'owes' | 'done' | undefined,
): PlayerStatus<Progress> {
  const owes = stands === 'owes';
  if (isAway(who)) return { progress: owes ? 'away' : progress, badge: 'absent', isBot: false };
  if (owes) return { progress, badge: 'thinking', isBot: isBot(who) };
  return { progress, badge: stands === 'done' ? 'ready' : 'present', isBot: isBot(who) };
}

/** The condition of a player where all choose at the same time; `chosen`: who has. */
export const choosingCondition = (
  at: Seat,
  chosen: readonly Seat[],
  who: SeatFrame | undefined,
): PlayerStatus =>
  chosen.includes(at)
    ? playerStatus<never>(who, 'chosen', 'done')
    : playerStatus<never>(who, 'choosing', 'owes');

/** What a player's badge shows. */
export const emblemOf = (who: SeatFrame | undefined, at: number): Emblem =>
  who === undefined || who.type === 'free' ? at : emblemFor(who);
