/** The mean of at least one number. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The item (at least one is there) whose measure is nearest to `target`; of equally near ones the first. */
export const nearest = (
  items: readonly number[],
  target: number,
  measure: (item: number) => number = (item) => item,
): number =>
  items.reduce((best, item) =>
    Math.abs(measure(item) - target) < Math.abs(measure(best) - target) ? item : best,
  );
