import { fail, ok, type Result } from '../base/result.ts';
import type { Rejection } from '../base/rejection.ts';
import { applyEntry, openTable, type TableStep } from './apply.ts';
import type { TableEntry } from './entries.ts';
import type { TableState } from './state.ts';

/** Which entry of a log cannot be used, and why. */
export interface LogProblem {
  /** The index of the entry. */
  readonly at: number;
  readonly error: Rejection;
}

/** A table as its whole log tells of it. */
export interface Folded {
  readonly table: TableState;
  /** The steps of the last game, from its start on, and of what came after it. */
  readonly steps: readonly TableStep[];
}

/**
 * The table after all entries of its log, the same as after one entry after the other. Finished games but the last are not played
 * again: what has come of them stands in the log.
 */
export function foldLog([first, ...rest]: readonly TableEntry[]): Result<Folded, LogProblem> {
  const opened = first?.type === 'opened' ? openTable(first) : undefined;
  if (opened?.ok !== true)
    return fail({
      at: 0,
      error: opened?.error ?? { code: 'malformed', data: { at: '0', expected: 'opened' } },
    });
  let table = opened.value;
  let steps: TableStep[] = [];
  const isToldOf = gamesToldOf(rest);
  for (const [index, entry] of rest.entries()) {
    if (isToldOf[index] === true) {
      table = passOver(table, entry);
      continue;
    }
    const step = applyEntry(table, entry);
    if (!step.ok) return fail({ at: index + 1, error: step.error });
    table = step.value.state;
    steps = entry.type === 'started' ? [step.value] : [...steps, step.value];
  }
  return ok({ table, steps });
}

/** Indexes of the entries `started` that begin a game which has to be played again, as `foldLog` does. */
export const gamesToPlay = (entries: readonly TableEntry[]): readonly number[] => {
  const isToldOf = gamesToldOf(entries);
  return entries.flatMap(({ type }, index) =>
    type === 'started' && isToldOf[index] !== true ? [index] : [],
  );
};

/** What only a game in play understands. */
const OF_THE_GAME: readonly TableEntry['type'][] = ['started', 'acted', 'ended-early', 'finished'];

/** By index: whether an entry belongs to a game, other than the last, of which a later entry says what has come of it. */
function gamesToldOf(entries: readonly TableEntry[]): readonly boolean[] {
  const isToldOf = entries.map(() => false);
  const last = entries.findLastIndex(({ type }) => type === 'started');
  let start: number | undefined;
  for (const [index, { type }] of entries.slice(0, Math.max(0, last)).entries()) {
    if (type === 'started') start = index;
    if (type !== 'finished' || start === undefined) continue;
    for (let at = start; at <= index; at++) isToldOf[at] = isOfTheGame(entries[at]);
    start = undefined;
  }
  return isToldOf;
}

const isOfTheGame = (entry: TableEntry | undefined): boolean =>
  entry !== undefined && OF_THE_GAME.includes(entry.type);

/** A game that is told of goes by: nothing of it is left but its end. */
function passOver(table: TableState, entry: TableEntry): TableState {
  const then: TableState = { ...table, changedAt: entry.at };
  if (entry.type === 'started') return { ...then, phase: 'playing', games: table.games + 1, recentActs: [] };
  if (entry.type !== 'finished') return then;
  return { ...then, phase: 'ended', ledger: [...table.ledger, entry.ledger], questions: entry.questions };
}
