// Sets of small integers, such as seats, as the bits of one number.

/** The size of a set. */
export function countIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a set contains a number. */
export const isIn = (set: number, one: number): boolean => ((set >> one) & 1) === 1;

/** The set of the indices at which a list has true. */
export const setOfTrue = (list: readonly boolean[]): number =>
  list.reduce((set, isMember, index) => (isMember ? set | (1 << index) : set), 0);

/** The next seat clockwise in a set that is not empty; the seat itself comes last. */
export function nextIn(set: number, at: number, seatCount: number): number {
  let next = at;
  do next = next + 1 === seatCount ? 0 : next + 1;
  while (!isIn(set, next));
  return next;
}
