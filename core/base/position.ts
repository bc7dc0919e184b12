import { isIn } from './bits.ts';
import { seatsOf, type Seat } from './ids.ts';
import type { Rejection } from './rejection.ts';
import { ok, type Result } from './result.ts';

/** A game at one moment, with its rules; it is changed in place. */
interface Position<Self, Action, Event> {
  clone(): Self;
  /** Does what the game's `legal` describes, and rejects everything else before anything has changed. */
  play(at: Seat, action: Action): Result<readonly Event[], Rejection>;
}

/**
 * Plays an action on a clone, so that a position that was handed out never changes, also where playing throws.
 * @returns the new position and what the action made happen, or why it was refused.
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

/** What a game says of positions that say it themselves. */
export const byPosition = {
  awaits: (position: { awaits(): readonly Seat[] }): readonly Seat[] => position.awaits(),
  legal: <Legal>(position: { legal(at: Seat): Legal }, at: Seat): Legal => position.legal(at),
  apply: playOnClone,
  withAids: <Options, State extends { readonly options: Options; clone(options: Options): State }>(
    position: State,
    memoryAid: boolean,
  ): State => position.clone({ ...position.options, memoryAid }),
};

/** The seats of a set, ascending; of those of a table of so many, eight at most. */
export const seatsIn = (set: number, seatCount: number): readonly Seat[] =>
  SEAT_LISTS[set & ((1 << seatCount) - 1)] ?? [];

/** The lists of all sets, made once: games ask for them at every step. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 256 }, (_, set) =>
  Object.freeze(seatsOf(8).filter((at) => isIn(set, at))),
);
