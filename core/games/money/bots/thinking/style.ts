import type { Temper } from '../../../../base/characters.ts';

/** How a player of Money! thinks: what it believes about the game, and how it errs. */
export interface Style {
  /** The chance with which a missing note of the most collected currency is still got at the start of a hand. */
  readonly first: number;
  readonly second: number;
  readonly other: number;
  /** Rounds in which such chances come true to 63 %. */
  readonly patience: number;
  /** Cards that go from the pile to the displays in a round, for each seat. */
  readonly flow: number;
  /** What a unit of money outside the collected currencies is worth as something to bid with, at the start of a hand. */
  readonly bidding: number;
  /** How much the gain of the others counts against the own gain, for all of them together. */
  readonly envy: number;
  /** How free a note is that an opponent is known to hold: of a currency collected there, and of another one. */
  readonly held: number;
  readonly loose: number;
  /** Cards that it makes its bids of. */
  readonly spare: number;
  /** How often it lays the bluff card beside a bid for nothing, 0–1. */
  readonly feint: number;
  /** Situations that every bid, and every choice with the open bid, is tried in. */
  readonly bids: number;
  readonly acts: number;
  /** How much of what it saw go to others it has in mind, 0–1. */
  readonly recall: number;
  /** How far it misjudges each thing that it might do, as a part of how far such things lie apart. */
  readonly blur: number;
}

/** Its beliefs were found by playing against itself and other bots with other values. */
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

/** The rungs, found by playing each against the next one. */
export const STYLES = {
  beginner: { ...EXPERT, envy: 0, spare: 4, bids: 2, acts: 1, recall: 0.2, blur: 1.08 },
  casual: { ...EXPERT, envy: 0, spare: 4, bids: 3, acts: 2, recall: 0.4, blur: 0.8 },
  regular: { ...EXPERT, envy: 0.5, spare: 5, bids: 4, acts: 3, recall: 0.7, blur: 0.52 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;

/**
 * A style in a temper: who is cautious keeps money to bid with and trusts in no luck to come, who collects believes in two currencies, a
 * bluffer bids in odd ways and with the bluff card, and a rival looks at what the others get, and goes for what they hold.
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
