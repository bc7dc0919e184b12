/** How a player of For Sale thinks: what it believes, and how it errs. */
export interface Style {
  /** How much faster than its number the worth of a building grows: the highest ones take the best of every round. */
  readonly bend: number;
  /** A thousand is worth more while it can still buy: so much more at first, less with each round that is over. */
  readonly thrift: number;
  /** How much of what the others gain on average it counts against itself. */
  readonly envy: number;
  /** How much of what went by it has in mind, 0–1: purchases, sales and cheques, each for itself. */
  readonly recall: number;
  /** Whether it tells from what the others do how they play. */
  readonly isReader: boolean;
  /** How far it overrates or underrates a building of a round, as a part of its worth; it does so until the round is over. */
  readonly fancy: number;
  /** How far from best, in thousands, it still raises or passes, beside what it fancies. */
  readonly haste: number;
  /** How far from best, in thousands, it still chooses what to sell. */
  readonly wavering: number;
}

const EXPERT: Style = {
  bend: 1.7,
  thrift: 1.1,
  envy: 0.3,
  recall: 1,
  isReader: true,
  fancy: 0,
  haste: 0,
  wavering: 0.3, // who is foreseen is outbid
};

/** The rungs, found by playing each against the next one. */
export const STYLES = {
  beginner: { ...EXPERT, envy: 0, recall: 0.2, isReader: false, fancy: 0.5, haste: 1.5, wavering: 3 },
  casual: { ...EXPERT, envy: 0, recall: 0.4, isReader: false, fancy: 0.3, haste: 1, wavering: 1.5 },
  regular: { ...EXPERT, recall: 0.7, isReader: false, fancy: 0.15, haste: 0.5, wavering: 0.8 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;
