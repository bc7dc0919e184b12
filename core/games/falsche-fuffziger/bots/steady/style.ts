/** What the bot believes about the game; found by playing against itself and the other bots with other values. */
export interface Style {
  /** What a note is worth above the table's rate, as a part of it, if it can be kept: it may win a laundering card. */
  readonly keeping: number;
  /** What a note that is printed this round is worth above the table's rate while there are not enough to win a card. */
  readonly scarcity: number;
  /** By how much money shrinks from one round to the next: it could have bought presses. */
  readonly patience: number;
  /** How much of what the best press would bring beyond its price counts against spending on coins. */
  readonly thrift: number;
  /** What it thinks coins are worth, as a part of all that will be earned for each of them. */
  readonly coins: number;
  /** Real money that comes before the presses are bought instead of after it, as a part of its growth. */
  readonly haste: number;
  /** How often others bid for a laundering card, and how their bids crowd at the least bid (1: not at all). */
  readonly keenness: number;
  readonly crowding: number;
  /** The part of its notes that it changes although it could keep them. */
  readonly laundered: number;
  /** How far from what it would pay itself others still match, as a part of it. */
  readonly temper: number;
  /** What leading on is worth if not all others are out, as a part of what is left to gain. */
  readonly hope: number;
}

export const STYLE: Style = {
  keeping: 0.15,
  scarcity: 0.8,
  patience: 0.88,
  thrift: 0.5,
  coins: 0.8,
  haste: 0.5,
  keenness: 0.8,
  crowding: 0.6,
  laundered: 0.6,
  temper: 0.4,
  hope: 0.5,
};
