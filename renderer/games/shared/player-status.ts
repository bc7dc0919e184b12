import { emblemFor, type Emblem } from '../../components/player/emblems.ts';
import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';

/** Progress that occurs in every game; the app has the texts. */
export type UsualProgress = 'choosing' | 'chosen' | 'away';

export const isUsual = (progress: string): progress is UsualProgress =>
  ['choosing', 'chosen', 'away'].includes(progress);

/** How far a player is. */
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
 * The status of a player. A person who is away and owes a decision has the progress `away`.
 *
 * @param decision whether the player owes a decision, or has made one that all players make at the same time
 */
export function playerStatus<Progress extends string>(
  who: SeatFrame | undefined,
  progress: Progress | UsualProgress | undefined,
  decision: 'owes' | 'done' | undefined,
): PlayerStatus<Progress> {
  const owes = decision === 'owes';
  if (isAway(who)) return { progress: owes ? 'away' : progress, badge: 'absent', isBot: false };
  if (owes) return { progress, badge: 'thinking', isBot: isBot(who) };
  return { progress, badge: decision === 'done' ? 'ready' : 'present', isBot: isBot(who) };
}

/** The status of a player while all choose at the same time. `chosen`: the seats that have chosen. */
export const choosingStatus = (at: Seat, chosen: readonly Seat[], who: SeatFrame | undefined): PlayerStatus =>
  chosen.includes(at)
    ? playerStatus<never>(who, 'chosen', 'done')
    : playerStatus<never>(who, 'choosing', 'owes');

/** The emblem on a player's badge. */
export const emblemOf = (who: SeatFrame | undefined, at: number): Emblem =>
  who === undefined || who.type === 'free' ? at : emblemFor(who);
