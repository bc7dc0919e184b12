import type { SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';

/** How somebody is doing at the table, the most pressing first. */
export type Condition = 'open' | 'away' | 'standIn' | 'thinking' | 'bot' | 'unready' | 'here';

/** The one thing to know of who sits on a seat; `isAwaited`: owes the game a decision. */
export function conditionOf(
  who: Exclude<SeatFrame, { type: 'free' }>,
  phase: 'lobby' | 'playing' | 'ended',
  isAwaited: boolean,
): Condition {
  if (who.type === 'bot') return isAwaited ? 'thinking' : 'bot';
  if (who.open === true) return 'open';
  if (who.standIn !== undefined) return 'standIn';
  if (who.device === 'away') return 'away';
  if (isAwaited) return 'thinking';
  return phase === 'lobby' && !who.ready ? 'unready' : 'here';
}

/** How many others watch: who holds no seat is one of those that the host counts. */
export const othersWatching = ({ table, you }: TableFrame): number =>
  table.spectators - (you.seats.length === 0 ? 1 : 0);

/** What the person who hosts may do with a seat during a game. */
export function seatActs(who: SeatFrame): readonly ('take-over' | 'give-back' | 'open-seat')[] {
  if (who.type !== 'person') return [];
  const standIn = who.standIn === undefined ? (['take-over'] as const) : (['give-back'] as const);
  return who.device === 'away' && who.open !== true ? [...standIn, 'open-seat'] : standIn;
}
