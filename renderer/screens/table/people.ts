import type { SeatFrame, You } from '../../../core/protocol/frames.ts';

/** How somebody is doing at the table, the most pressing first. */
export type PersonStatus = 'open' | 'away' | 'standIn' | 'thinking' | 'bot' | 'unready' | 'here';

/** The one thing to know of who sits on a seat; `isAwaited`: owes the game a decision. */
export function personStatus(
  who: Exclude<SeatFrame, { type: 'free' }>,
  phase: 'lobby' | 'playing' | 'ended',
  isAwaited: boolean,
): PersonStatus {
  if (who.type === 'bot') return isAwaited ? 'thinking' : 'bot';
  if (who.open === true) return 'open';
  if (who.standIn !== undefined) return 'standIn';
  if (who.device === 'away') return 'away';
  if (isAwaited) return 'thinking';
  return phase === 'lobby' && !who.ready ? 'unready' : 'here';
}

/** What can be done about a seat. */
export type SeatAct =
  | 'nudge'
  | 'decide'
  | 'take-over'
  | 'give-back'
  | 'open-seat'
  | 'close-seat'
  | 'mine'
  | 'rename'
  | 'move'
  | 'second'
  | 'unsecond'
  | 'remove';

/** Who looks at a seat, and how its person is doing. */
export interface RankedSeat {
  readonly phase: 'lobby' | 'playing' | 'ended';
  readonly isAwaited: boolean;
  readonly isYours: boolean;
  readonly isSecond: boolean;
  /** The one who looks. */
  readonly you: Pick<You, 'owner' | 'host'>;
}

/** What somebody at the table may do about a seat, in the order in which it is offered. */
export function seatActs(
  who: SeatFrame,
  { phase, isAwaited, isYours, isSecond, you }: RankedSeat,
): readonly SeatAct[] {
  if (who.type !== 'person') return [];
  const isPlaying = phase === 'playing';
  const plays = isPlaying && who.standIn === undefined;
  const isOpen = who.open === true;
  const isWaitedFor = plays && isAwaited && !isYours;
  /** Nobody is replaced who is there and keeps nobody waiting. */
  const mayStepIn = plays && (isYours || isAwaited || who.device === 'away');
  /** The owner's own seat is the owner's affair. */
  const mayReplace = you.host && !isYours && !isOpen && (you.owner || !who.isHost);
  const mayRemove = you.owner || !isPlaying || isAwaited || who.device === 'away';
  const isLost = !isYours && who.device === 'away' && (!isOpen || who.isKept === true);
  const acts: readonly (readonly [SeatAct, boolean])[] = [
    ['nudge', isWaitedFor && who.device !== 'away'],
    ['decide', you.host && isWaitedFor],
    ['take-over', you.host && mayStepIn],
    ['give-back', isPlaying && who.standIn !== undefined && !isOpen && (you.host || isYours)],
    ['open-seat', isPlaying && mayReplace && (mayStepIn || who.standIn !== undefined)],
    ['close-seat', you.host && who.isKept === true],
    ['mine', isLost && (!you.owner || who.isHost)],
    ['rename', !isOpen && (isYours || mayReplace)],
    ['move', isYours],
    ['second', you.owner && !isYours && !isOpen && !isSecond],
    ['unsecond', you.owner && isSecond],
    ['remove', mayReplace && mayRemove && !who.isHost],
  ];
  return acts.flatMap(([act, may]) => (may ? [act] : []));
}
