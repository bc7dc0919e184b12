import type { Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { gameNamed } from '../games/index.ts';
import { applyEntry, openTable, type TableStep } from './apply.ts';
import type { TableEntry } from './entries.ts';
import { eveningAt } from './ledger.ts';
import { shuffleDone } from './shuffle.ts';
import type { TableState } from './state.ts';

/** An entry of a log that cannot be applied, and why. */
export interface LogProblem {
  /** The index of the entry. */
  readonly at: number;
  readonly error: Rejection;
}

/**
 * Folds a log into a table, with the same result as applying all its entries. Finished matches are not replayed: their outcome is in the
 * log. With `lastGame` the last match is replayed if it is over and still shown; otherwise the table has no `game` then.
 * @param onStep receives every step of replayed matches and between matches
 */
export function foldLog(
  entries: readonly TableEntry[],
  { lastGame }: { readonly lastGame: boolean },
  onStep?: (step: TableStep, before: TableState) => void,
): Result<TableState, LogProblem> {
  const [first] = entries;
  const opened = first?.type === 'opened' ? openTable(first) : undefined;
  if (opened?.ok !== true)
    return fail({
      at: 0,
      error: opened?.error ?? { code: 'malformed', data: { at: '0', expected: 'opened' } },
    });
  let table = opened.value;
  const isSummarized = summarizedEntries(entries, lastGame);
  for (const [index, entry] of entries.entries()) {
    if (index === 0) continue;
    if (isSummarized[index] === true) {
      table = skipEntry(table, entry);
      continue;
    }
    const step = applyEntry(table, entry);
    if (!step.ok) return fail({ at: index, error: step.error });
    onStep?.(step.value, table);
    table = step.value.state;
  }
  return ok(table);
}

/** A match that `foldLog` replays. */
export interface GameToPlay {
  /** The index of the entry that started it. */
  readonly at: number;
  /** This program's rules version of the game; undefined if it has no such game. */
  readonly rulesVersion: number | undefined;
}

/** The matches of a log that `foldLog` replays, in order. */
export function gamesToPlay(
  entries: readonly TableEntry[],
  { lastGame }: { readonly lastGame: boolean },
): readonly GameToPlay[] {
  const isSummarized = summarizedEntries(entries, lastGame);
  let name = '';
  return entries.flatMap((entry, at) => {
    if (entry.type === 'opened' || entry.type === 'configured') name = entry.setup.game;
    const isPlayed = entry.type === 'started' && isSummarized[at] !== true;
    return isPlayed ? [{ at, rulesVersion: gameNamed(name)?.rulesVersion }] : [];
  });
}

/** Entries that only make sense during a match. */
const MATCH_ENTRIES: readonly TableEntry['type'][] = [
  'started',
  'acted',
  'predicted',
  'taken-back',
  'paused',
  'resumed',
  'last-hand',
  'ended-early',
  'finished',
];

/** By index: whether an entry belongs to a match whose outcome a later entry states. */
function summarizedEntries(entries: readonly TableEntry[], lastGame: boolean): readonly boolean[] {
  const isSummarized = entries.map(() => false);
  const lastStart = entries.map(({ type }) => type).lastIndexOf('started');
  const isShown = lastGame && !entries.slice(lastStart + 1).some(({ type }) => type === 'rematch');
  let start: number | undefined;
  for (const [index, { type }] of entries.entries()) {
    if (type === 'started') start = index;
    if (type !== 'finished' || start === undefined || (isShown && start === lastStart)) continue;
    for (let at = start; at <= index; at++) isSummarized[at] = isMatchEntry(entries[at]);
  }
  return isSummarized;
}

const isMatchEntry = (entry: TableEntry | undefined): boolean =>
  entry !== undefined && MATCH_ENTRIES.includes(entry.type);

/** Applies an entry of a match that is not replayed: only its outcome remains. */
function skipEntry(table: TableState, entry: TableEntry): TableState {
  const then: TableState = entry.type === 'predicted' ? table : { ...table, changedAt: entry.at };
  if (entry.type === 'started') {
    const evening = eveningAt(table, entry.evening);
    return {
      ...then,
      phase: 'playing',
      games: table.games + 1,
      ...evening,
      ...shuffleDone(table),
      recentActs: [],
    };
  }
  if (entry.type !== 'finished') return then;
  return { ...then, phase: 'ended', ledger: [...table.ledger, entry.ledger], questions: entry.questions };
}
