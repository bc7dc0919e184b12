import { playing, type Manner } from './manner.ts';

const SHARE = 0.25;
/** The cap never falls below this, so that a bid of 1 is always in it. */
const LEAST_CAP = 2;

/** Bids below a quarter of its money, or 1; sells its lowest building. */
export const stingily: Manner = {
  cap: ({ fortune }) => Math.max(SHARE * fortune, LEAST_CAP),
  sells: (hand) => Math.min(...hand),
};

/** A plain opponent that keeps its money together. */
export const cheapskate = playing(stingily);
