import type { HouseGame } from './house-game.ts';

/** Milliseconds after the end of a match in which the next one belongs to the same evening. */
export const EVENING_PAUSE = 6 * 60 * 60_000;

/** Whether a match that starts at `startsAt` belongs to the evening in which something happened last at `lastAt`. */
export const isSameEvening = (lastAt: number, startsAt: number): boolean => startsAt - lastAt < EVENING_PAUSE;

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
