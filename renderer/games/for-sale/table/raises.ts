import type { Amount } from '../../../../core/games/for-sale/material.ts';

/** How much a chip that is tapped adds to a bid, in thousands. */
const RAISES = [1, 2, 5] as const;
export type Raise = (typeof RAISES)[number];

/** The raises that make sense between the least and the most that can be bid. */
export const raisesIn = (least: Amount, most: Amount): readonly Raise[] =>
  RAISES.filter((raise) => least + raise <= most);
