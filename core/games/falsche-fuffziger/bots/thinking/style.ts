import type { Temper } from '../../../../base/characters.ts';

/** The beliefs of a bot of Falsche Fuffziger and its errors. */
export interface Style {
  /** The extra worth of a note that can be kept, relative to the table's rate: it may win a laundering card. */
  readonly keeping: number;
  /** The worth of a note if the match ends before it can be changed, relative to the table's rate. */
  readonly bare: number;
  /** The worth of future notes, as a multiple of the table's rate: they win laundering cards. */
  readonly above: number;
  /** The extra worth of a present note that converting would cost, relative to the table's rate: money grows. */
  readonly scarcity: number;
  /**
   * The present worth of money in the next round, relative to money now, which can buy presses: `impatience` at first, rising to `patience`
   * from round `maturity` on.
   */
  readonly impatience: number;
  readonly patience: number;
  readonly maturity: number;
  /** How much of the best press's profit counts against spending on coins. */
  readonly thrift: number;
  /** The least return of a press, as a multiple of its price, and the preference for dear ones. */
  readonly margin: number;
  readonly size: number;
  /** The preference for coins now over coins later. */
  readonly coins: number;
  /** The worth of receiving real money before presses are bought, as a part of its growth. */
  readonly haste: number;
  /** The extra worth of notes while more cards can be won with them in the round, as a part of their worth. */
  readonly again: number;
  /** The random variation of its bids, drawn for each card. */
  readonly mood: number;
  /** The fraction of its notes that it changes although it could keep them. */
  readonly laundered: number;
  /** The assumed relative spread of the others' limits around its own. */
  readonly temper: number;
  /** The worth of continuing to lead if not all others are out, as a part of what is left to gain. */
  readonly hope: number;
  /** Its least lead, if possible, as a part of the worth of the lot: keeps auctions short. */
  readonly step: number;
  /** The relative uncertainty of the fortunes at the end; higher earlier. */
  readonly doubt: number;
  /** The fraction of the inspector's order that it remembers, 0–1. */
  readonly recall: number;
  /** The relative error in judging what a type of press will bring, constant during a round. */
  readonly fancy: number;
  /** The same for the coins of an auction. */
  readonly greed: number;
  /** The relative error in judging what notes are worth. */
  readonly blur: number;
}

/** These beliefs were tuned by playing against itself and other bots. */
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

/** The rungs, tuned by playing each against the next one. */
export const STYLES = {
  beginner: { ...EXPERT, recall: 0.1, fancy: 1.3, greed: 1.3, blur: 0.9, margin: 2, patience: 0.75 },
  casual: { ...EXPERT, recall: 0.3, fancy: 0.95, greed: 0.9, blur: 0.6, margin: 1.6, patience: 0.83 },
  regular: { ...EXPERT, recall: 0.6, fancy: 0.55, greed: 0.45, blur: 0.35, margin: 1.2, patience: 0.9 },
  expert: EXPERT,
} as const satisfies Record<string, Style>;

/**
 * A style in a temper: a cautious bot invests late and spends little on coins, a collector buys large presses and keeps its notes, a bluffer
 * varies its bids and leads in leaps, and a rival pays for coins that others want.
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
