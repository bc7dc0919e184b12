const TALLEST = 10;
const MOST = 6;

/** The heights of the columns for a number of coins: tens, then the rest; at most six columns. */
export const columnsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.min(MOST, Math.ceil(count / TALLEST)) }, (_, index) =>
    Math.min(TALLEST, count - index * TALLEST),
  );
