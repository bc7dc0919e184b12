import type { Seat } from '../../../core/base/ids.ts';
import { isConfusable } from '../../../core/base/confusable.ts';
import { badName, parseNewName } from '../../../core/base/name.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { parseSetup, type TableSetup, type TableState } from '../../../core/table/index.ts';
import { TABLE_LIMITS } from '../../../core/table/limits.ts';

/**
 * Parses a requested name into the form that an entry holds. Rejects with bad-name if it is invisible or confusable with another one.
 * Checked only on joining, so that old logs stay readable (docs/decisions/059-names-at-joining.md); the table itself rejects a name that is
 * already taken.
 */
export function newName(table: TableState, input: string, except?: Seat): Result<string, Rejection> {
  const name = parseNewName(input);
  if (!name.ok) return name;
  const other = namesAt(table, except).find((one) => isConfusable(one, name.value));
  const isSame = other?.toLowerCase() === name.value.toLowerCase();
  return other === undefined || isSame ? name : fail(badName('same-look', { name: other }));
}

/** As `newName` for a person at a seat, whose current name always stays valid. */
export function otherName(table: TableState, input: string, at: Seat): Result<string, Rejection> {
  const who = table.seats[at];
  return who?.type === 'person' && who.name === input ? ok(input) : newName(table, input, at);
}

/** Parses a requested setup; an unchanged title is not checked again. Rejects with what `parseSetup` says. */
export function newSetup(input: unknown, before?: TableSetup): Result<TableSetup, Rejection> {
  const setup = parseSetup(input);
  if (!setup.ok || setup.value.title === before?.title) return setup;
  const title = parseNewName(setup.value.title, TABLE_LIMITS.title);
  return title.ok ? ok({ ...setup.value, title: title.value }) : title;
}

/** Makes a title unique among others by a number at its end. */
export function uniqueTitle(title: string, others: readonly string[]): string {
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

/** Returns the names at a table, bots included, without that of one seat. */
export const namesAt = (table: TableState, except?: Seat): readonly string[] =>
  table.seats.flatMap((who, index) => (who.type === 'free' || index === except ? [] : [who.name]));
