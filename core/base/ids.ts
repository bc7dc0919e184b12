declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A seat number: an integer from 0, clockwise. */
export type Seat = Branded<number, 'Seat'>;

/** One table of one host: 16 lower-case hexadecimal digits. */
export type TableId = Branded<string, 'TableId'>;

/** Whose view it is: a seat's, or the table's (spectators, television, lowered curtain). */
export type Viewer = Seat | 'table';

/** Brands a number as a seat, unchecked. */
export const seat = (index: number): Seat => index as Seat;

/** All seats of a table with `count` seats, ascending. */
export const seatsOf = (count: number): readonly Seat[] => SEAT_LISTS[count] ?? listSeats(count);

const listSeats = (count: number): readonly Seat[] =>
  Object.freeze(Array.from({ length: count }, (_, index) => seat(index)));

/** Precomputed: games need them at every step. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, count) => listSeats(count));

/** The other seats, clockwise from `own`; all seats if `own` is undefined. */
export function othersOf(seatCount: number, own: Seat | undefined): readonly Seat[] {
  const all = seatsOf(seatCount);
  return own === undefined ? all : [...all.slice(own + 1), ...all.slice(0, own)];
}

const TABLE_ID = /^[0-9a-f]{16}$/;

/** Brands the text as a table id; undefined if it is none. */
export const toTableId = (text: string): TableId | undefined =>
  TABLE_ID.test(text) ? (text as TableId) : undefined;
