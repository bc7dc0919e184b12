import type { Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { gameNamed } from '../games/index.ts';
import { applyEntry, openTable, type TableStep } from './apply.ts';
import type { TableEntry } from './entries.ts';
import type { TableState } from './state.ts';

/** Which entry of a log cannot be used, and why. */
export interface LogProblem {
  /** The index of the entry. */
  readonly at: number;
  readonly error: Rejection;
}

/**
 * The table after all entries of its log, the same as after one entry after the other. Finished games are not played again: what has
 * come of them stands in the log. Only with `lastGame` the last one is, if it is over and shown: otherwise the table has no `game` then.
 * `onStep` is told every step of the games that are played again, and of what lies between games; none is kept.
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
  const isToldOf = gamesToldOf(entries, lastGame);
  for (const [index, entry] of entries.entries()) {
    if (index === 0) continue;
    if (isToldOf[index] === true) {
      table = passOver(table, entry);
      continue;
    }
    const step = applyEntry(table, entry);
    if (!step.ok) return fail({ at: index, error: step.error });
    onStep?.(step.value, table);
    table = step.value.state;
  }
  return ok(table);
}

/** A game that `foldLog` has to play again. */
export interface GameToPlay {
  /** The index of the entry that began it. */
  readonly at: number;
  /** The rules version that this program plays it by; undefined if it has no such game. */
  readonly rulesVersion: number | undefined;
}

/** The games of a log that `foldLog` has to play again, in order. */
export function gamesToPlay(
  entries: readonly TableEntry[],
  { lastGame }: { readonly lastGame: boolean },
): readonly GameToPlay[] {
  const isToldOf = gamesToldOf(entries, lastGame);
  let name = '';
  return entries.flatMap((entry, at) => {
    if (entry.type === 'opened' || entry.type === 'configured') name = entry.setup.game;
    const isPlayed = entry.type === 'started' && isToldOf[at] !== true;
    return isPlayed ? [{ at, rulesVersion: gameNamed(name)?.rulesVersion }] : [];
  });
}

/** What only a game in play understands. */
const OF_THE_GAME: readonly TableEntry['type'][] = [
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

/** By index: whether an entry belongs to a game of which a later entry says what has come of it. */
function gamesToldOf(entries: readonly TableEntry[], lastGame: boolean): readonly boolean[] {
  const isToldOf = entries.map(() => false);
  const lastStart = entries.map(({ type }) => type).lastIndexOf('started');
  const isShown = lastGame && !entries.slice(lastStart + 1).some(({ type }) => type === 'rematch');
  let start: number | undefined;
  for (const [index, { type }] of entries.entries()) {
    if (type === 'started') start = index;
    if (type !== 'finished' || start === undefined || (isShown && start === lastStart)) continue;
    for (let at = start; at <= index; at++) isToldOf[at] = isOfTheGame(entries[at]);
  }
  return isToldOf;
}

const isOfTheGame = (entry: TableEntry | undefined): boolean =>
  entry !== undefined && OF_THE_GAME.includes(entry.type);

/** A game that is told of goes by: nothing of it is left but its end. */
function passOver(table: TableState, entry: TableEntry): TableState {
  const then: TableState = entry.type === 'predicted' ? table : { ...table, changedAt: entry.at };
  if (entry.type === 'started') return { ...then, phase: 'playing', games: table.games + 1, recentActs: [] };
  if (entry.type !== 'finished') return then;
  return { ...then, phase: 'ended', ledger: [...table.ledger, entry.ledger], questions: entry.questions };
}
