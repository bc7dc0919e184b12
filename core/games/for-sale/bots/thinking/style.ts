import type { Temper } from '../../../../base/characters.ts';

/** The beliefs of a bot of For Sale and its errors. */
export interface Style {
  /**
   * The extra worth of a thousand that can still buy, highest at first and lower with each finished round. High values are timid; below 0 it
   * spends too freely.
   */
  readonly thrift: number;
  /** The exponent of a building's worth as a function of its number: the highest ones take the best of every round. */
  readonly bend: number;
  /** The weight of the others' mean gain against its own gain. */
  readonly envy: number;
  /** The fraction it remembers of purchases, sales and cheques, 0–1. */
  readonly recall: number;
  /** Whether it infers the others' way of playing. */
  readonly isReader: boolean;
  /** The relative error in judging a building, constant during a round. */
  readonly fancy: number;
  /** The error when choosing what to sell, in thousands. */
  readonly wavering: number;
  /** Number of determinizations per sale; 0: it uses average gains instead. Small numbers are random by themselves. */
  readonly foresight: number;
}

const EXPERT: Style = {
  thrift: 1.1,
  bend: 1.7,
  envy: 0.3,
  recall: 1,
  isReader: true,
  fancy: 0,
  wavering: 0.3, // predictable sellers are outbid
  foresight: 16,
};

/** The rungs, tuned by playing each against the next one. */
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

/** A style in a temper: a cautious bot saves money and avoids grand buildings, a collector wants them, and a bluffer's sales are hard to predict. */
export const inTemper = (style: Style, { caution, bluff, collecting, rivalry }: Temper): Style => ({
  ...style,
  thrift: style.thrift + 0.04 * caution,
  wavering: style.wavering * 2 ** bluff,
  foresight: Math.round(style.foresight / 2 ** bluff),
  bend: style.bend + 0.25 * collecting - 0.2 * caution,
  envy: style.envy + 0.15 * rivalry,
});
