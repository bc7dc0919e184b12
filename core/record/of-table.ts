import type { TableId } from '../base/ids.ts';
import type { PersistentList } from '../base/lists.ts';
import { gameNamed } from '../games/index.ts';
import { applyEntry, openTable } from '../table/apply.ts';
import type { TableEntry } from '../table/entries.ts';
import type { GameAccount, LedgerEntry, TableState } from '../table/state.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';

/** What a record of this program says beside the game itself (docs/records.md). */
export interface RecordMeta extends Omit<GameAccount, 'players' | keyof Lists> {
  readonly rulesVersion: number | undefined;
  readonly table: TableId;
  readonly title: string;
  /** The number of the game at its table, from 1. */
  readonly number: number;
  /** Milliseconds since 1970 on the host's clock. */
  readonly startedAt: number;
  /** By seat, one after the other. */
  readonly seats: GameAccount['players'];
  /** What came of it; absent while the game is on. After an early end totals and winners are of the hands that were played whole. */
  readonly end?: Pick<LedgerEntry, 'endedAt' | 'early' | 'totals' | 'winners'>;
  readonly times: readonly ItemOf<'times'>[];
  readonly changes?: readonly ItemOf<'changes'>[];
  readonly pauses?: readonly ItemOf<'pauses'>[];
  readonly takenBack?: readonly ItemOf<'takenBack'>[];
}

/** What an account keeps in persistent lists. */
type Lists = Pick<Required<GameAccount>, 'times' | 'changes' | 'pauses' | 'takenBack'>;
type ItemOf<Name extends keyof Lists> = Lists[Name] extends PersistentList<infer Item> ? Item : never;

/**
 * The running game of a table, or its last one, as a record; undefined in the lobby. A game that is over has the names of those who
 * played it, whoever sits there later.
 */
export function recordOf({
  id,
  setup,
  seats,
  game,
  games,
  phase,
  ledger,
}: TableState): GameRecord | undefined {
  if (game === undefined) return undefined;
  const { deal, actions, startedAt, account } = game;
  const last = phase === 'ended' ? ledger.at(-1) : undefined;
  const { players, settings, times, changes, pauses, takenBack } = account;
  const meta: RecordMeta = {
    rulesVersion: gameNamed(setup.game)?.rulesVersion,
    table: id,
    title: setup.title,
    number: games,
    startedAt,
    ...(last && { end: endIn(last) }),
    seats: players,
    settings,
    times: times.slice(),
    ...(changes && { changes: changes.slice() }),
    ...(pauses && { pauses: pauses.slice() }),
    ...(takenBack && { takenBack: takenBack.slice() }),
  };
  return {
    format: RECORD_FORMAT,
    game: setup.game,
    options: setup.options as GameRecord['options'], // parseSetup had the game read them
    seats: last?.names ?? seats.map((who) => (who.type === 'free' ? '' : who.name)),
    deal,
    actions: actions.slice(),
    meta: { ...meta },
  };
}

const endIn = ({ endedAt, early, totals, winners }: LedgerEntry): NonNullable<RecordMeta['end']> => ({
  endedAt,
  early,
  totals,
  winners,
});

/** The table at the end of each game that its log tells of, in order, as far as the log can be followed. */
export function* tablesAtTheEnd([first, ...rest]: readonly TableEntry[]): Generator<TableState> {
  const opened = first?.type === 'opened' ? openTable(first) : undefined;
  if (opened?.ok !== true) return;
  let table = opened.value;
  for (const entry of rest) {
    const step = applyEntry(table, entry);
    if (!step.ok) return;
    if (table.phase === 'playing' && step.value.state.phase === 'ended') yield step.value.state;
    table = step.value.state;
  }
}
