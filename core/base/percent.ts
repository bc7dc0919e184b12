/** A share (0–1) as a rounded percentage. */
export const percentOf = (share: number): number => Math.round(100 * share);

/**
 * The standard error of a share (0–1) that was counted in `count` playouts, as if two more had gone either way, so that it is never 0.
 */
export function standardErrorOf(share: number, count: number): number {
  const about = (share * count + 1) / (count + 2);
  return Math.sqrt((about * (1 - about)) / count);
}

/** A share (0–1) that is an estimate, as a percentage rounded to a multiple of 5. */
export const aboutPercentOf = (share: number): number => 5 * Math.round(20 * share);
