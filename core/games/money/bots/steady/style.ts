/** What the bot believes about the game; found by playing against itself and the other bots with other values. */
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
}

export const STYLE: Style = {
  first: 0.65,
  second: 0.55,
  other: 0.3,
  patience: 2.5,
  flow: 0.9,
  bidding: 0.08,
  envy: 0.9,
  held: 0.2,
  loose: 0.7,
};
