import { playing, type Manner } from './manner.ts';

/** The middle of an ascending list of at least one; of two in the middle the upper one. */
const upperMedian = (numbers: readonly number[]): number => {
  const middle = numbers[Math.floor(numbers.length / 2)];
  if (middle === undefined) throw new RangeError('an empty hand');
  return middle;
};

/** Bids below half of its money, and sells the upper median of its hand. */
export const smartly: Manner = {
  cap: ({ fortune }) => fortune / 2,
  sells: upperMedian,
};

/** A plain opponent that thinks in shares of its money. */
export const smart = playing(smartly);
