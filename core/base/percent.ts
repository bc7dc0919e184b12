/** A share (0–1) as a rounded percentage. */
export const percentOf = (share: number): number => Math.round(100 * share);

/** A share (0–1) that is an estimate, as a percentage rounded to a multiple of 5. */
export const aboutPercentOf = (share: number): number => 5 * Math.round(20 * share);
