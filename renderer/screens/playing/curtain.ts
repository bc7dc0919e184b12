import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, You } from '../../../core/protocol/frames.ts';

/** What may be seen on this device now. */
export type Sight =
  /** One hand or none belongs to this device: nothing to hide. */
  | { readonly type: 'own' }
  /** Several hands; the open table, without any of them. */
  | { readonly type: 'table' }
  /** Several hands, and the one of `seat` lies open: that person asked for it, or nothing in it is secret. */
  | { readonly type: 'hand'; readonly seat: Seat }
  /** Several hands, and the curtain is down until `to` asks for the own hand. */
  | { readonly type: 'curtain'; readonly to: Seat };

/** The device's seats that a person plays at the moment, ascending. */
export const playedHere = (you: You, seats: readonly SeatFrame[]): readonly Seat[] =>
  you.seats.filter((at) => {
    const who = seats[at];
    return who?.type === 'person' && who.standIn === undefined;
  });

/** Of the device's seats those that owe a decision, ascending: in sealed phases each is asked in turn. */
export const awaitedHere = (
  you: You,
  seats: readonly SeatFrame[],
  awaits: readonly Seat[],
): readonly Seat[] => playedHere(you, seats).filter((at) => awaits.includes(at));

/**
 * What may be seen. `shown` is the seat whose person has asked for the hand since the curtain last fell; `isLifted`: somebody
 * wanted to see the open table first; `isOpen`: no hand holds anything that the others have not seen.
 */
export function sightOf(
  you: You,
  seats: readonly SeatFrame[],
  awaits: readonly Seat[],
  shown: Seat | undefined,
  isLifted: boolean,
  isOpen: boolean,
): Sight {
  if (you.seats.length < 2) return { type: 'own' };
  if (shown !== undefined && you.seats.includes(shown)) return { type: 'hand', seat: shown };
  const [to] = awaitedHere(you, seats, awaits);
  if (to === undefined) return { type: 'table' };
  if (isOpen) return { type: 'hand', seat: to };
  return isLifted ? { type: 'table' } : { type: 'curtain', to };
}

/** Whether the hand that lies open has to be covered: its person owes nothing, and who is awaited here has changed. */
export const hasToFall = (
  shown: Seat | undefined,
  before: readonly Seat[],
  after: readonly Seat[],
): boolean => shown !== undefined && !after.includes(shown) && before.join() !== after.join();
