/*
 * Sets of small numbers, seats for instance, as the bits of one number.
 */

/** How many are in a set. */
export function countIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a set has a number. */
export const isIn = (set: number, one: number): boolean => ((set >> one) & 1) === 1;

/** The set of the places at which a list has true. */
export const setOfTrue = (list: readonly boolean[]): number =>
  list.reduce((set, isThere, place) => (isThere ? set | (1 << place) : set), 0);

/** The next seat clockwise that is in a set, at last the seat itself; at least one is in it. */
export function nextIn(set: number, at: number, seatCount: number): number {
  let next = at;
  do next = next + 1 === seatCount ? 0 : next + 1;
  while (!isIn(set, next));
  return next;
}
