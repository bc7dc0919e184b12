/** A share (0–1) as a rounded percentage. */
export const percentOf = (share: number): number => Math.round(100 * share);
