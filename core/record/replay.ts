import { seatsOf, type Seat, type Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { playRecord, type Played } from './play.ts';
import { parseRecord } from './record.ts';

/** What to replay of a record. */
export interface ReplayScope {
  /** How many actions; absent, or more than there are: all. */
  readonly after?: number;
  /** Whose view is wanted, if any. */
  readonly view?: Viewer;
}

/** Where a record stands. It is written as JSON, so what is not there yet is null. */
export interface ReplayState {
  readonly ok: true;
  readonly finished: boolean;
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  /** By seat; null until finished. */
  readonly totals: readonly number[] | null;
  /** Null until finished. */
  readonly winners: readonly Seat[] | null;
  /** What each seat may do now. */
  readonly legal: { readonly [seat: string]: object };
  readonly view?: unknown;
}

/**
 * Why something was not replayed. `at`: the index of the refused action, `deal` for anything wrong with the record before the
 * first one, `request` for a request that is none.
 */
export interface ReplayFailure {
  readonly ok: false;
  readonly at: number | 'deal' | 'request';
  readonly error: Rejection;
}

export type ReplayAnswer = ReplayState | ReplayFailure;

/** Replays a record from anything and tells where it stands. Never throws for what is in the record. */
export function replay(input: unknown, { after, view }: ReplayScope = {}): ReplayAnswer {
  const record = parseRecord(input);
  if (!record.ok) return { ok: false, at: 'deal', error: record.error };
  const seatCount = record.value.seats.length;
  if (view !== undefined && view !== 'table' && view >= seatCount)
    return { ok: false, at: 'request', error: rejection('no-such-seat', { seat: view }) };
  const played = playRecord(record.value, after);
  return played.ok ? replayState(played.value, seatCount, view) : { ok: false, ...played.error };
}

function replayState({ game, state }: Played, seatCount: number, viewer: Viewer | undefined): ReplayState {
  const result = game.result(state);
  return {
    ok: true,
    finished: result !== undefined,
    awaits: game.awaits(state),
    totals: result?.totals ?? null,
    winners: result?.winners ?? null,
    legal: Object.fromEntries(seatsOf(seatCount).map((at) => [String(at), game.legal(state, at)])),
    ...(viewer === undefined ? {} : { view: game.view(state, viewer) }),
  };
}
