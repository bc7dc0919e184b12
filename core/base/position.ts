import { isIn } from './bits.ts';
import { seatsOf, type Seat } from './ids.ts';
import type { Rejection } from './rejection.ts';
import { ok, type Result } from './result.ts';

/** A match at one moment, with its rules; mutable. */
interface Position<Self, Action, Event> {
  clone(): Self;
  /** Plays a legal action. Rejects anything else before any change. */
  play(at: Seat, action: Action): Result<readonly Event[], Rejection>;
}

/**
 * Plays an action on a clone: the given position never changes, even if playing throws.
 * @returns the new position and its events, or why the action was rejected
 */
function playOnClone<Action, Event, State extends Position<State, Action, Event>>(
  position: State,
  at: Seat,
  action: Action,
): Result<{ readonly state: State; readonly events: readonly Event[] }, Rejection> {
  const state = position.clone();
  const events = state.play(at, action);
  return events.ok ? ok({ state, events: events.value }) : events;
}

/** Functions of `Game` for positions that implement them as methods. */
export const byPosition = {
  awaits: (position: { awaits(): readonly Seat[] }): readonly Seat[] => position.awaits(),
  legal: <Legal>(position: { legal(at: Seat): Legal }, at: Seat): Legal => position.legal(at),
  apply: playOnClone,
  withAids: <Options, State extends { readonly options: Options; clone(options: Options): State }>(
    position: State,
    memoryAid: boolean,
  ): State => position.clone({ ...position.options, memoryAid }),
};

/** The seats of a set, ascending, without those of `seatCount` and above. At most eight seats. */
export const seatsIn = (set: number, seatCount: number): readonly Seat[] =>
  SEAT_LISTS[set & ((1 << seatCount) - 1)] ?? [];

/** Precomputed for all sets: games need them at every step. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 256 }, (_, set) =>
  Object.freeze(seatsOf(8).filter((at) => isIn(set, at))),
);
