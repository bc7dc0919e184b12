import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, You } from '../../../core/protocol/frames.ts';

/** What this device shows now. */
export type Sight =
  /** At most one hand on this device: nothing to hide. */
  | { readonly type: 'own' }
  /** Several hands: the table without any of them. */
  | { readonly type: 'table' }
  /** Several hands, that of `seat` is visible: its person requested it, or it has no secrets. */
  | { readonly type: 'hand'; readonly seat: Seat }
  /** Several hands, the curtain is down until `to` requests their hand. */
  | { readonly type: 'curtain'; readonly to: Seat };

/** The seats of this device that a person plays now, ascending. */
export const playedHere = (you: You, seats: readonly SeatFrame[]): readonly Seat[] =>
  you.seats.filter((at) => {
    const who = seats[at];
    return who?.type === 'person' && who.standIn === undefined;
  });

/** The seats of this device that owe a decision, ascending: in sealed phases each in turn. */
export const awaitedHere = (
  you: You,
  seats: readonly SeatFrame[],
  awaits: readonly Seat[],
): readonly Seat[] => playedHere(you, seats).filter((at) => awaits.includes(at));

/**
 * What the device shows. `requested`: the seat whose hand was requested since the curtain last fell; `isLifted`: the table was requested
 * first; `isOpen`: no hand has secrets.
 */
export function sightOf(
  you: You,
  seats: readonly SeatFrame[],
  awaits: readonly Seat[],
  requested: Seat | undefined,
  isLifted: boolean,
  isOpen: boolean,
): Sight {
  if (you.seats.length < 2) return { type: 'own' };
  if (requested !== undefined && you.seats.includes(requested)) return { type: 'hand', seat: requested };
  const [to] = awaitedHere(you, seats, awaits);
  if (to === undefined) return { type: 'table' };
  if (isOpen) return { type: 'hand', seat: to };
  return isLifted ? { type: 'table' } : { type: 'curtain', to };
}

/** Whether the visible hand must be covered: its person owes nothing, and the awaited seats have changed. */
export const mustCover = (
  requested: Seat | undefined,
  before: readonly Seat[],
  after: readonly Seat[],
): boolean => requested !== undefined && !after.includes(requested) && before.join() !== after.join();
