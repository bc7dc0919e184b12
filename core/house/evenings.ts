import { isSameEvening } from '../base/evening/pause.ts';
import type { HouseGame } from './house-game.ts';

/**
 * The key of each match's evening, by file name: its id, or what is made of the times of records that have none, for each table by itself.
 * A record without table or times is in no evening.
 */
export function eveningsOf(games: readonly HouseGame[]): ReadonlyMap<string, string> {
  const evenings = new Map<string, string>();
  const newest = new Map<string, { readonly key: string; readonly lastAt: number }>();
  const inTime = games.filter(({ endedAt, evening }) => endedAt !== undefined || evening !== undefined);
  inTime.sort((one, other) => startOf(one) - startOf(other) || (one.file < other.file ? -1 : 1));
  for (const one of inTime) {
    const { file, table, evening, endedAt = startOf(one) } = one;
    if (table === undefined && evening === undefined) continue;
    const before = newest.get(table ?? '');
    const goesOn = before !== undefined && isSameEvening(before.lastAt, startOf(one));
    const key = evening ?? (goesOn ? before.key : `${table} ${startOf(one)}`);
    evenings.set(file, key);
    if (table !== undefined) newest.set(table, { key, lastAt: Math.max(endedAt, before?.lastAt ?? 0) });
  }
  return evenings;
}

const startOf = ({ startedAt, endedAt = 0 }: HouseGame): number => startedAt ?? endedAt;
