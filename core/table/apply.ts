import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import type { Change, EntryOf } from './change.ts';
import { accounted } from './account.ts';
import type { TableEntry } from './entries.ts';
import { adjust, appoint, letIn, moveSeat, pause, remove, removeDevice, resume } from './hosting.ts';
import { configure, freeSeats, join, leave, ready, rename, seatBot, shuffle } from './lobby.ts';
import {
  act,
  closeSeat,
  endEarly,
  finish,
  giveBack,
  openSeat,
  rematch,
  setLastHand,
  startGame,
  takeBack,
  takeOver,
} from './play.ts';
import { predict } from './predictions.ts';
import { noQuestions } from './questions.ts';
import { parseSetup } from './setup.ts';
import { breakOff, fixShuffle, shuffleAfter } from './shuffle.ts';
import type { TableNews, TableState } from './state.ts';

/** The outcome of an accepted entry. */
export interface TableStep {
  readonly state: TableState;
  /** Events of the match, with their audience. */
  readonly events: readonly GameEvent[];
  /** News of the table, for everybody. */
  readonly news: readonly TableNews[];
}

/** Creates a table from the `opened` entry that starts its log. Rejects as `parseSetup`. */
export function openTable(entry: TableEntry & { type: 'opened' }): Result<TableState, Rejection> {
  const setup = parseSetup(entry.setup);
  if (!setup.ok) return setup;
  return ok({
    id: entry.id,
    setup: setup.value,
    ...(entry.origin && { origin: entry.origin }),
    phase: 'lobby',
    seats: freeSeats(setup.value.seatCount),
    nextOccupant: 1,
    games: 0,
    ledger: [],
    questions: noQuestions(),
    recentActs: [],
    former: [],
    removed: [],
    departed: [],
    second: null,
    changedAt: entry.at,
  });
}

/** Applies one more entry to a table; the input is unchanged. The same log gives the same table for ever. */
export function applyEntry(table: TableState, entry: TableEntry): Result<TableStep, Rejection> {
  const change = changeBy(table, entry);
  if (!change.ok) return change;
  const { changes, events = [], news = [] } = change.value;
  // A restart of the program is nothing that people did, and predictions are private: lists of tables show neither
  const isActivity = entry.type !== 'predicted' && (entry.type !== 'paused' || entry.reason !== 'restart');
  const then: TableState = { ...table, ...changes, ...(isActivity && { changedAt: entry.at }) };
  const isSecondPresent = then.seats.some((who) => who.type === 'person' && who.occupant === then.second);
  const seated: TableState = isSecondPresent || then.second === null ? then : { ...then, second: null };
  const { state: after, news: allNews } = shuffleAfter(table, seated, news);
  const state =
    after.game === undefined || after.phase === 'lobby'
      ? withoutGame(after)
      : { ...after, game: accounted(table, after, after.game, entry) };
  return ok({ state, events, news: allNews });
}

const withoutGame = ({ game: _game, ...others }: TableState): TableState => others;

/** The change that each type of entry makes. */
const CHANGES: {
  readonly [Type in TableEntry['type']]: (table: TableState, entry: EntryOf<Type>) => Change;
} = {
  opened: () => fail(rejection('not-available', { type: 'opened', available: [] })),
  configured: configure,
  adjusted: adjust,
  joined: join,
  left: leave,
  renamed: rename,
  readied: ready,
  'bot-seated': seatBot,
  shuffled: shuffle,
  'shuffle-fixed': fixShuffle,
  'shuffle-broken-off': breakOff,
  started: startGame,
  acted: act,
  predicted: predict,
  'taken-back': takeBack,
  'bot-took-over': takeOver,
  'given-back': giveBack,
  'seat-opened': openSeat,
  'seat-closed': closeSeat,
  'seat-moved': moveSeat,
  removed: remove,
  'device-removed': removeDevice,
  'let-in': letIn,
  'second-host': appoint,
  paused: pause,
  resumed: resume,
  'last-hand': setLastHand,
  'ended-early': endEarly,
  finished: finish,
  rematch,
};

const changeBy = (table: TableState, entry: TableEntry): Change =>
  (CHANGES[entry.type] as (table: TableState, entry: TableEntry) => Change)(table, entry);
