import type { Character } from '../base/characters.ts';
import { seat, type Seat } from '../base/ids.ts';
import { parseName } from '../base/name.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { TABLE_LIMITS } from './limits.ts';
import type { PersonSeat, SeatState, TableState } from './state.ts';

/** The occupant of a seat. Rejects with no-such-seat. */
export function occupantOf(table: TableState, at: Seat): Result<SeatState, Rejection> {
  const found = table.seats[at];
  return found === undefined ? fail(rejection('no-such-seat', { seat: at })) : ok(found);
}

/** The person on a seat. Rejects with no-such-seat, or with not-available if it is not a person's. */
export function personAt(table: TableState, at: Seat): Result<PersonSeat, Rejection> {
  const found = occupantOf(table, at);
  if (!found.ok) return found;
  return found.value.type === 'person'
    ? ok(found.value)
    : fail(rejection('not-available', { type: found.value.type, available: ['person'] }));
}

/** The number of a person, which does not change at this table when the seat is transferred. */
export const personOf = ({ occupant, person = occupant }: PersonSeat): number => person;

/** The seats with one replaced. */
export const withSeat = (table: TableState, at: Seat, occupant: SeatState): readonly SeatState[] =>
  table.seats.map((old, index) => (index === at ? occupant : old));

/** The first free seat. */
export function firstFree(table: TableState): Seat | undefined {
  const index = table.seats.findIndex((occupant) => occupant.type === 'free');
  return index < 0 ? undefined : seat(index);
}

/** The preferred colour if it is unused, else the first unused one. */
export function freeColour(table: TableState, preferred: number | undefined, except?: Seat): number {
  const taken = table.seats.flatMap((occupant, index) =>
    occupant.type === 'free' || index === except ? [] : [occupant.colour],
  );
  if (preferred !== undefined && !taken.includes(preferred)) return preferred;
  const colours = Array.from({ length: TABLE_LIMITS.colours }, (_, colour) => colour);
  return colours.find((colour) => !taken.includes(colour)) ?? 0;
}

/** The characters at the table, without that of the seat `except`. */
export const charactersAt = ({ seats }: TableState, except?: Seat): readonly Character[] =>
  seats.flatMap((who, index) =>
    who.type === 'bot' && who.character !== undefined && index !== except ? [who.character] : [],
  );

/** Checks a name that nobody else at the table has. Rejects with bad-name or name-taken. */
export function freeName(table: TableState, input: string, except?: Seat): Result<string, Rejection> {
  const name = parseName(input);
  if (!name.ok) return name;
  const isTaken = table.seats.some(
    (occupant, index) =>
      occupant.type !== 'free' && index !== except && isSameName(occupant.name, name.value),
  );
  return isTaken ? fail(rejection('name-taken', { name: name.value })) : name;
}

/** Whether two names differ in nothing but case. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name of a seat's occupant, for news; empty for a free seat. */
export const nameAt = (table: TableState, at: Seat): string => {
  const occupant = table.seats[at];
  return occupant === undefined || occupant.type === 'free' ? '' : occupant.name;
};
