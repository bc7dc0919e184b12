import type { Temper } from '../../../../base/characters.ts';

/** The beliefs of a bot of Money! and its errors. */
export interface Style {
  /** The chance at the start of a hand that a missing note of the most collected currency is still obtained. */
  readonly first: number;
  readonly second: number;
  readonly other: number;
  /** Rounds after which such chances have come true to 63 %. */
  readonly patience: number;
  /** Cards per seat that go from the pile to the displays in a round. */
  readonly flow: number;
  /** The worth of a unit of money outside the collected currencies, for bidding, at the start of a hand. */
  readonly bidding: number;
  /** The weight of the others' total gain against its own gain. */
  readonly envy: number;
  /** How free a note is that an opponent is known to hold: of a currency collected there, and of any other. */
  readonly held: number;
  readonly loose: number;
  /** Number of cards that it bids from. */
  readonly spare: number;
  /** The probability of adding the bluff card to a bid where it has no effect, 0–1. */
  readonly feint: number;
  /** Number of situations in which every bid, and every action, is tried. */
  readonly bids: number;
  readonly acts: number;
  /** The fraction of cards seen going to others that it remembers, 0–1. */
  readonly recall: number;
  /** The error in judging each option, in standard deviations of the options' values. */
  readonly blur: number;
}

/** These beliefs were tuned by playing against itself and other bots. */
const EXPERT: Style = {
  first: 0.65,
  second: 0.55,
  other: 0.3,
  patience: 2.5,
  flow: 0.9,
  bidding: 0.08,
  envy: 0.9,
  held: 0.2,
  loose: 0.7,
  spare: 6,
  feint: 0,
  bids: 12,
  acts: 6,
  recall: 1,
  blur: 0,
};

/** The rungs, tuned by playing each against the next one. */
export const STYLES = {
  beginner: { ...EXPERT, envy: 0, spare: 4, bids: 2, acts: 1, recall: 0.2, blur: 1.08 },
  casual: { ...EXPERT, envy: 0, spare: 4, bids: 3, acts: 2, recall: 0.4, blur: 0.8 },
  regular: { ...EXPERT, envy: 0.5, spare: 5, bids: 4, acts: 3, recall: 0.7, blur: 0.52 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;

/**
 * A style in a temper: a cautious bot saves money for bids and trusts less in luck, a collector believes in two currencies, a bluffer bids
 * unusually and with the bluff card, and a rival values what the others get, and takes what they collect.
 */
export const inTemper = (style: Style, { caution, bluff, collecting, rivalry }: Temper): Style => ({
  ...style,
  first: style.first + 0.06 * (collecting - caution),
  second: style.second + 0.05 * collecting,
  other: style.other - 0.05 * collecting,
  bidding: style.bidding * 2 ** caution,
  spare: style.spare + bluff,
  feint: Math.max(0, 0.7 * bluff),
  held: style.held + 0.15 * rivalry,
  loose: style.loose + 0.15 * rivalry,
  blur: Math.max(0, style.blur + 0.02 * bluff),
  envy: Math.max(0, style.envy + 0.2 * rivalry),
});
