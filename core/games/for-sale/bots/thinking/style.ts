import type { Temper } from '../../../../base/characters.ts';

/** How a player of For Sale thinks: what it believes, and how it errs. */
export interface Style {
  /**
   * A thousand is worth more while it can still buy: so much more at first, less with each round that is over. Much
   * of it is timid, and below 0 money burns in the pocket.
   */
  readonly thrift: number;
  /** How much faster than its number the worth of a building grows: the highest ones take the best of every round. */
  readonly bend: number;
  /** How much of what the others gain on average it counts against itself. */
  readonly envy: number;
  /** How much of what went by it has in mind, 0–1: purchases, sales and cheques, each for itself. */
  readonly recall: number;
  /** Whether it tells from what the others do how they play. */
  readonly isReader: boolean;
  /** How far it overrates or underrates a building of a round, as a part of its worth; it does so until the round is over. */
  readonly fancy: number;
  /** How far from best, in thousands, it still chooses what to sell. */
  readonly wavering: number;
  /** In how many determinizations it tries each sale; 0: it goes by what a building brings now and later on average. Few of them waver by themselves. */
  readonly foresight: number;
}

const EXPERT: Style = {
  thrift: 1.1,
  bend: 1.7,
  envy: 0.3,
  recall: 1,
  isReader: true,
  fancy: 0,
  wavering: 0.3, // who is foreseen is outbid
  foresight: 16,
};

/** The rungs, found by playing each against the next one. */
export const STYLES = {
  beginner: {
    ...EXPERT,
    thrift: 2.6,
    envy: 0,
    recall: 0.2,
    isReader: false,
    fancy: 0.6,
    wavering: 4,
    foresight: 0,
  },
  casual: {
    ...EXPERT,
    thrift: -0.4,
    envy: 0,
    recall: 0.4,
    isReader: false,
    fancy: 0.45,
    wavering: 2,
    foresight: 0,
  },
  regular: { ...EXPERT, thrift: 0.2, envy: 0.15, recall: 0.6, isReader: false, wavering: 0.5, foresight: 3 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;

/** A style in a temper: who is cautious holds on to money and leaves grand buildings alone, who collects wants them, and what a bluffer sells is hard to foresee. */
export const inTemper = (style: Style, { caution, bluff, collecting, rivalry }: Temper): Style => ({
  ...style,
  thrift: style.thrift + 0.04 * caution,
  wavering: style.wavering * 2 ** bluff,
  foresight: Math.round(style.foresight / 2 ** bluff),
  bend: style.bend + 0.25 * collecting - 0.2 * caution,
  envy: style.envy + 0.15 * rivalry,
});
