const TALLEST = 10;
const MOST = 6;

/** The heights of the columns that some coins make: tens, and the rest at the end; six columns at most. */
export const columnsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.min(MOST, Math.ceil(count / TALLEST)) }, (_, index) =>
    Math.min(TALLEST, count - index * TALLEST),
  );
