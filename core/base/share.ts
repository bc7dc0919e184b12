/** A share (0–1) in whole per cent, as people are shown it. */
export const percentOf = (share: number): number => Math.round(100 * share);
