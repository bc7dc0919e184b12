declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A place at the table: a whole number from 0, clockwise. */
export type Seat = Branded<number, 'Seat'>;

/** One table of one host: 16 lower-case hexadecimal digits. */
export type TableId = Branded<string, 'TableId'>;

/** Who looks: a seat, or the open table (spectators, a big screen, a lowered curtain). */
export type Viewer = Seat | 'table';

/** The number as a seat; the caller vouches that it is one. */
export const seat = (index: number): Seat => index as Seat;

/** All seats of a table of `count`, ascending. */
export const seatsOf = (count: number): readonly Seat[] => SEAT_LISTS[count] ?? listSeats(count);

const listSeats = (count: number): readonly Seat[] =>
  Object.freeze(Array.from({ length: count }, (_, index) => seat(index)));

/** The lists for all sizes of tables, made once: games ask for them at every step. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, count) => listSeats(count));

/** The others, clockwise from the own seat; all of them for the open table, which has no own seat. */
export function othersOf(seatCount: number, own: Seat | undefined): readonly Seat[] {
  const all = seatsOf(seatCount);
  return own === undefined ? all : [...all.slice(own + 1), ...all.slice(0, own)];
}

const TABLE_ID = /^[0-9a-f]{16}$/;

/** The text as a table id, or undefined if it is none. */
export const toTableId = (text: string): TableId | undefined =>
  TABLE_ID.test(text) ? (text as TableId) : undefined;
