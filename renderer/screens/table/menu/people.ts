import type { SeatFrame, You } from '../../../../core/protocol/frames.ts';

/** The status of a person or bot at the table, the most pressing first. */
export type PersonStatus = 'open' | 'away' | 'standIn' | 'thinking' | 'bot' | 'unready' | 'here';

/** The most pressing status of an occupied seat; `isAwaited`: it owes a decision. */
export function personStatus(
  player: Exclude<SeatFrame, { type: 'free' }>,
  phase: 'lobby' | 'playing' | 'ended',
  isAwaited: boolean,
): PersonStatus {
  if (player.type === 'bot') return isAwaited ? 'thinking' : 'bot';
  if (player.open === true) return 'open';
  if (player.standIn !== undefined) return 'standIn';
  if (player.device === 'away') return 'away';
  if (isAwaited) return 'thinking';
  return phase === 'lobby' && !player.ready ? 'unready' : 'here';
}

/** Actions on a seat. */
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

/** The state of a seat, from the perspective of one client. */
export interface SeatContext {
  readonly phase: 'lobby' | 'playing' | 'ended';
  readonly isAwaited: boolean;
  readonly isYours: boolean;
  readonly isSecond: boolean;
  /** The client's own rights. */
  readonly you: Pick<You, 'owner' | 'host'>;
}

/** The actions that a client may take on a seat, in display order. */
export function seatActs(
  player: SeatFrame,
  { phase, isAwaited, isYours, isSecond, you }: SeatContext,
): readonly SeatAct[] {
  if (player.type !== 'person') return [];
  const isPlaying = phase === 'playing';
  const plays = isPlaying && player.standIn === undefined;
  const isOpen = player.open === true;
  const isWaitedFor = plays && isAwaited && !isYours;
  /** A person who is present and not awaited is not replaced. */
  const mayStepIn = plays && (isYours || isAwaited || player.device === 'away');
  /** Only the owner manages the owner's seat. */
  const mayReplace = you.host && !isYours && !isOpen && (you.owner || !player.isHost);
  const mayRemove = you.owner || !isPlaying || isAwaited || player.device === 'away';
  const isLost = !isYours && player.device === 'away' && (!isOpen || player.isKept === true);
  const acts: readonly (readonly [SeatAct, boolean])[] = [
    ['nudge', isWaitedFor && player.device !== 'away'],
    ['decide', you.host && isWaitedFor],
    ['take-over', you.host && mayStepIn],
    ['give-back', isPlaying && player.standIn !== undefined && !isOpen && (you.host || isYours)],
    ['open-seat', isPlaying && mayReplace && (mayStepIn || player.standIn !== undefined)],
    ['close-seat', you.host && player.isKept === true],
    ['mine', isLost && (!you.owner || player.isHost)],
    ['rename', !isOpen && (isYours || mayReplace)],
    ['move', isYours],
    ['second', you.owner && !isYours && !isOpen && !isSecond],
    ['unsecond', you.owner && isSecond],
    ['remove', mayReplace && mayRemove && !player.isHost],
  ];
  return acts.flatMap(([act, isOffered]) => (isOffered ? [act] : []));
}
