import { assertNever } from '../base/assert-never.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import type { TableEntry } from './entries.ts';
import { adjust, configure, freeSeats, join, leave, ready, rename, seatBot, shuffle } from './lobby.ts';
import { act, endEarly, finish, giveBack, openSeat, rematch, startGame, takeBack, takeOver } from './play.ts';
import { noQuestions } from './questions.ts';
import { parseSetup } from './setup.ts';
import type { TableNews, TableState } from './state.ts';

/** What an accepted entry leads to. */
export interface TableStep {
  readonly state: TableState;
  /** What happened in the game, with its audience. */
  readonly events: readonly GameEvent[];
  /** What happened at the table, for all. */
  readonly news: readonly TableNews[];
}

/** The table that an `opened` entry, the first of its log, makes. Rejects with what `parseSetup` says. */
export function openTable(entry: TableEntry & { type: 'opened' }): Result<TableState, Rejection> {
  const setup = parseSetup(entry.setup);
  if (!setup.ok) return setup;
  return ok({
    id: entry.id,
    setup: setup.value,
    phase: 'lobby',
    seats: freeSeats(setup.value.seatCount),
    nextOccupant: 1,
    games: 0,
    ledger: [],
    questions: noQuestions(),
    recentActs: [],
    changedAt: entry.at,
  });
}

/** The table after one more entry of its log; the input is unchanged. The same log gives the same table for ever. */
export function applyEntry(table: TableState, entry: TableEntry): Result<TableStep, Rejection> {
  const change = changeBy(table, entry);
  if (!change.ok) return change;
  const { changes, events = [], news = [] } = change.value;
  const { game, ...others } = { ...table, ...changes, changedAt: entry.at };
  const isBackInLobby = others.phase === 'lobby';
  const state: TableState = game === undefined || isBackInLobby ? others : { ...others, game };
  return ok({ state, events, news });
}

type Change = Result<
  {
    readonly changes: Partial<TableState>;
    readonly events?: readonly GameEvent[];
    readonly news?: readonly TableNews[];
  },
  Rejection
>;

function changeBy(table: TableState, entry: TableEntry): Change {
  switch (entry.type) {
    case 'opened':
      return fail(rejection('not-available', { type: 'opened', available: [] }));
    case 'configured':
      return configure(table, entry);
    case 'adjusted':
      return adjust(table, entry);
    case 'joined':
      return join(table, entry);
    case 'left':
      return leave(table, entry);
    case 'renamed':
      return rename(table, entry);
    case 'readied':
      return ready(table, entry);
    case 'bot-seated':
      return seatBot(table, entry);
    case 'shuffled':
      return shuffle(table, entry);
    case 'started':
      return startGame(table, entry);
    case 'acted':
      return act(table, entry);
    case 'taken-back':
      return takeBack(table, entry);
    case 'bot-took-over':
      return takeOver(table, entry);
    case 'given-back':
      return giveBack(table, entry);
    case 'seat-opened':
      return openSeat(table, entry);
    case 'ended-early':
      return endEarly(table, entry);
    case 'finished':
      return finish(table, entry);
    case 'rematch':
      return rematch(table);
    default:
      return assertNever(entry);
  }
}
