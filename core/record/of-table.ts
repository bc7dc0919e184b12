import type { BestFeats } from '../base/feats.ts';
import { fingerprint } from '../base/fingerprint.ts';
import type { TableId } from '../base/ids.ts';
import type { PersistentList } from '../base/lists.ts';
import { placesOfResult } from '../base/places.ts';
import { gameNamed } from '../games/index.ts';
import type { Chances } from '../story/chances.ts';
import { applyEntry, openTable } from '../table/apply.ts';
import type { TableEntry } from '../table/entries.ts';
import { isDealOpen } from '../table/shuffle.ts';
import type { GameAccount, LedgerEntry, TableState } from '../table/state.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';

/** What a record of this program says besides the match itself (docs/records.md). */
export interface RecordMeta extends Omit<GameAccount, 'players' | keyof Lists> {
  readonly rulesVersion: number | undefined;
  readonly table: TableId;
  readonly title: string;
  /** The number of the match at its table, from 1. */
  readonly number: number;
  /** Milliseconds since 1970 on the host's clock. */
  readonly startedAt: number;
  /** By seat, in order of time. */
  readonly seats: GameAccount['players'];
  /** The outcome; absent during the match. */
  readonly end?: RecordEnd;
  /** The id of the evening. */
  readonly evening?: string;
  /** Equal for matches of the same game with the same options and the same deal; 64 hexadecimal digits. */
  readonly deal: string;
  /** The chance line, once it was computed after the match. */
  readonly chances?: Chances;
  readonly times: readonly ItemOf<'times'>[];
  readonly changes?: readonly ItemOf<'changes'>[];
  readonly pauses?: readonly ItemOf<'pauses'>[];
  readonly thinking?: readonly ItemOf<'thinking'>[];
  readonly takenBack?: readonly ItemOf<'takenBack'>[];
}

/** How a match ended. After an early end it is about the finished hands; the lists are empty without any. */
export interface RecordEnd extends Pick<LedgerEntry, 'endedAt' | 'early' | 'totals' | 'winners'> {
  /** By seat, from 1 (`placesOfResult`). */
  readonly places: readonly number[];
  /** Once the match is saved; absent after an early end. */
  readonly feats?: BestFeats;
}

/** The persistent lists of an account. */
type Lists = Pick<Required<GameAccount>, 'times' | 'thinking' | 'changes' | 'pauses' | 'takenBack'>;
type ItemOf<Name extends keyof Lists> = Lists[Name] extends PersistentList<infer Item> ? Item : never;

/**
 * The current or last match of a table as a record; undefined in the lobby. A finished match has the names of those who played it, whoever
 * holds the seats later.
 */
export function recordOf({
  id,
  setup,
  seats,
  game,
  games,
  evening,
  phase,
  ledger,
}: TableState): GameRecord | undefined {
  if (game === undefined) return undefined;
  const { deal, proof, actions, startedAt, account } = game;
  const last = phase === 'ended' ? ledger.at(-1) : undefined;
  const { players, settings, times, thinking, changes, pauses, takenBack } = account;
  const meta: RecordMeta = {
    rulesVersion: gameNamed(setup.game)?.rulesVersion,
    table: id,
    title: setup.title,
    number: games,
    startedAt,
    ...(evening !== undefined && { evening }),
    deal: dealHash(setup, deal),
    ...(last && { end: endIn(last) }),
    seats: players,
    settings,
    times: times.slice(),
    ...(thinking && { thinking: thinking.slice() }),
    ...(changes && { changes: changes.slice() }),
    ...(pauses && { pauses: pauses.slice() }),
    ...(takenBack && { takenBack: takenBack.slice() }),
  };
  return {
    format: RECORD_FORMAT,
    game: setup.game,
    options: setup.options as GameRecord['options'], // checked by parseSetup
    seats: last?.names ?? seats.map((who) => (who.type === 'free' ? '' : who.name)),
    deal,
    actions: actions.slice(),
    meta: { ...meta },
    ...(proof && { proof: { ...proof } }),
  };
}

/**
 * The record of the match that has just ended, for everybody at its table: what is needed to play it again and to check its deal, and of
 * `meta` nothing about people and times. Undefined unless the whole deal is public by now (`isDealOpen`).
 */
export function openRecordOf(table: TableState): GameRecord | undefined {
  const record = isDealOpen(table) ? recordOf(table) : undefined;
  if (record === undefined) return undefined;
  const rulesVersion = record.meta?.['rulesVersion'];
  return { ...record, meta: { rulesVersion, table: table.id, settings: { openHands: true } } };
}

function endIn(entry: LedgerEntry): RecordEnd {
  const { endedAt, early, totals, winners } = entry;
  return { endedAt, early, totals, winners, places: placesOfResult(entry) };
}

/** The memory aid is left out: it may change during a match, and the deal does not depend on it. */
function dealHash({ game, options }: TableState['setup'], deal: unknown): string {
  const { memoryAid: _memoryAid, ...others } = options as GameRecord['options'];
  return fingerprint({ game, options: others, deal });
}

/** The table at the end of each match of a log, in order, up to the first entry that cannot be applied. */
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
