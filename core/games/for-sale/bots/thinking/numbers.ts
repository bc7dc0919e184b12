/** The sum of the numbers; 0 for none. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Odds that grow with the values; `temper` is the error in the values' unit. */
export function softmax(values: readonly number[], temper: number): readonly number[] {
  const highest = Math.max(...values);
  return shares(values.map((value) => Math.exp((value - highest) / temper)));
}

/** Normalises weights (at least one above 0) to odds that add up to 1. */
export function shares(weights: readonly number[]): readonly number[] {
  const all = sumOf(weights);
  return weights.map((weight) => weight / all);
}

/** Removes each of `some` once from the numbers; missing ones are ignored. */
export function lessEach(numbers: readonly number[], some: readonly number[]): readonly number[] {
  const rest = [...numbers];
  for (const number of some) {
    const place = rest.indexOf(number);
    if (place !== -1) rest.splice(place, 1);
  }
  return rest;
}

const logFactorials: readonly number[] = Array.from({ length: 40 }).reduce<number[]>(
  (known, _, index) => [...known, (known[index] ?? 0) + Math.log(index + 1)],
  [0],
);

/** Number of ways to choose `some` of `all` (below 40); 0 if impossible. */
export const waysToChoose = (all: number, some: number): number =>
  some < 0 || some > all
    ? 0
    : Math.exp((logFactorials[all] ?? 0) - (logFactorials[some] ?? 0) - (logFactorials[all - some] ?? 0));
