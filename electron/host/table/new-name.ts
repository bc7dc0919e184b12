import type { Seat } from '../../../core/base/ids.ts';
import { isConfusable } from '../../../core/base/confusable.ts';
import { badName, parseNewName } from '../../../core/base/name.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { parseSetup, type TableSetup, type TableState } from '../../../core/table/index.ts';
import { TABLE_LIMITS } from '../../../core/table/limits.ts';

/**
 * A name that somebody wants at the table, as its entry will hold it: refused with bad-name if nobody can see it, or if it would pass for that of
 * somebody there. Asked at the door only, so that logs stay readable (docs/decisions/059-names-at-joining.md); that the very same
 * name is taken says the table itself.
 */
export function newName(table: TableState, input: string, except?: Seat): Result<string, Rejection> {
  const name = parseNewName(input);
  if (!name.ok) return name;
  const other = namesAt(table, except).find((one) => isConfusable(one, name.value));
  const isSame = other?.toLowerCase() === name.value.toLowerCase();
  return other === undefined || isSame ? name : fail(badName('same-look', { name: other }));
}

/** As `newName` for who sits already; the name stays possible that is there, whenever it was taken. */
export function otherName(table: TableState, input: string, at: Seat): Result<string, Rejection> {
  const who = table.seats[at];
  return who?.type === 'person' && who.name === input ? ok(input) : newName(table, input, at);
}

/** A setup that the owner asks for; a title that stays as it was is not asked about again. Refuses with what `parseSetup` says. */
export function newSetup(input: unknown, before?: TableSetup): Result<TableSetup, Rejection> {
  const setup = parseSetup(input);
  if (!setup.ok || setup.value.title === before?.title) return setup;
  const title = parseNewName(setup.value.title, TABLE_LIMITS.title);
  return title.ok ? ok({ ...setup.value, title: title.value }) : title;
}

/** A title that nobody mixes up with another: where it is taken, a number follows it. */
export function titleApart(title: string, others: readonly string[]): string {
  const numbered = (number: number): string => {
    const end = ` ${number}`;
    return `${[...title]
      .slice(0, TABLE_LIMITS.title - end.length)
      .join('')
      .trim()}${end}`;
  };
  for (let number = 2, free = title; ; free = numbered(number++))
    if (!others.some((other) => isConfusable(other, free))) return free;
}

/** The names at a table, those of bots too, without that on one seat. */
export const namesAt = (table: TableState, except?: Seat): readonly string[] =>
  table.seats.flatMap((who, index) => (who.type === 'free' || index === except ? [] : [who.name]));
