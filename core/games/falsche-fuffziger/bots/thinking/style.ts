import type { Temper } from '../../../../base/characters.ts';

/** How a player of Falsche Fuffziger thinks: what it believes about the game, and how it errs. */
export interface Style {
  /** What a note is worth above the table's rate, as a part of it, if it can be kept: it may win a laundering card. */
  readonly keeping: number;
  /** What a note is worth if the game ends before it can be changed, as a part of the table's rate. */
  readonly bare: number;
  /** What notes to come are worth, as a multiple of the table's rate: they win laundering cards. */
  readonly above: number;
  /** What a note now is worth above the table's rate if it would be lost by converting: money grows. */
  readonly scarcity: number;
  /**
   * What money in the next round is worth now, as a part of it, since it could have bought presses: at first `impatience`, then
   * more and more, and `patience` from the round `maturity` on.
   */
  readonly impatience: number;
  readonly patience: number;
  readonly maturity: number;
  /** How much of what the best press would bring beyond its price counts against spending on coins. */
  readonly thrift: number;
  /** What a press has to bring at least, as a multiple of its price, and how much it prefers dear ones. */
  readonly margin: number;
  readonly size: number;
  /** How much it prefers coins now to coins later. */
  readonly coins: number;
  /** Real money that comes before the presses are bought instead of after it, as a part of its growth. */
  readonly haste: number;
  /** How much dearer notes are to it while other cards can still be won with them in the round, as a part of their worth. */
  readonly again: number;
  /** How far that is stretched or shrunk by its mood, anew for each card. */
  readonly mood: number;
  /** The part of its notes that it changes although it could keep them. */
  readonly laundered: number;
  /** How far from what it would pay itself others still match, as a part of it. */
  readonly temper: number;
  /** What leading on is worth if not all others are out, as a part of what is left to gain. */
  readonly hope: number;
  /** What it leads with at least, if it can, as a part of what the lot is worth: auctions are not to drag on. */
  readonly step: number;
  /** How uncertain the fortunes are at the end, as a part of them; more so earlier. */
  readonly doubt: number;
  /** How much of the inspector's order it has in mind, 0–1, each card for itself. */
  readonly recall: number;
  /** How far it overrates or underrates what a type of press will bring, as a part of it; it does so for a whole round. */
  readonly fancy: number;
  /** The same for the coins of an auction. */
  readonly greed: number;
  /** How far it is off when it counts what notes are worth, as a part of it. */
  readonly blur: number;
}

/** Its beliefs were found by playing against itself and other bots with other values. */
const EXPERT: Style = {
  keeping: 0.3,
  bare: 0.2,
  above: 1.2,
  scarcity: 0.2,
  impatience: 0.4,
  patience: 0.95,
  maturity: 7,
  thrift: 0.5,
  margin: 0.9,
  size: -0.05,
  coins: 0.9,
  haste: 1,
  again: 0.3,
  mood: 0.4,
  laundered: 0.7,
  temper: 0.4,
  hope: 0.5,
  step: 0.12,
  doubt: 0.2,
  recall: 1,
  fancy: 0,
  greed: 0,
  blur: 0,
};

/** The rungs, found by playing each against the next one. */
export const STYLES = {
  beginner: { ...EXPERT, recall: 0.1, fancy: 1.3, greed: 1.3, blur: 0.9, margin: 2, patience: 0.75 },
  casual: { ...EXPERT, recall: 0.3, fancy: 0.95, greed: 0.9, blur: 0.6, margin: 1.6, patience: 0.83 },
  regular: { ...EXPERT, recall: 0.6, fancy: 0.55, greed: 0.45, blur: 0.35, margin: 1.2, patience: 0.9 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;

/**
 * A style in a temper: who is cautious invests late and spends little on coins, who collects buys large presses and keeps its notes, a
 * bluffer bids in moods and leads in leaps, and a rival pays for coins that others want.
 */
export const inTemper = (style: Style, { caution, bluff, collecting, rivalry }: Temper): Style => ({
  ...style,
  margin: style.margin * 1.1 ** caution,
  thrift: style.thrift + 0.2 * caution,
  mood: style.mood * 1.4 ** bluff,
  step: style.step * 1.6 ** bluff,
  size: style.size + 0.15 * collecting,
  keeping: style.keeping + 0.1 * collecting,
  coins: style.coins * 1.1 ** rivalry,
});
