/** What the bot believes about the game; found by playing against itself and the other bots with other values. */
export interface Style {
  /** Rounds of thinking about what the others will sell if they think as well. */
  readonly depth: number;
  /** How far from best, in thousands, players who think still choose a building now and then. */
  readonly wavering: number;
  /** The same for its own choice. */
  readonly ownWavering: number;
  /** How far from best, in thousands, players who think still raise or pass. */
  readonly temper: number;
  /** What a thousand is worth while so many rounds of buying are to come after the running one. */
  readonly thrift: number;
  readonly envy: number;
  readonly habit: number;
  readonly slip: number;
  readonly bend: number;
  readonly leaps: number;
  readonly patience: number;
  readonly heat: number;
  readonly link: number;
  readonly fuzz: number;
  readonly mind: number;
  readonly climb: number;
  readonly match: number;
  readonly lot: number;
}

export const STYLE: Style = {
  depth: 4,
  wavering: 0.5,
  ownWavering: 0.3,
  temper: 0.7,
  thrift: 1.1,
  envy: 0.3,
  habit: 0.02,
  slip: 0.05,
  bend: 1.7,
  leaps: 0,
  patience: 2.2,
  heat: 1000,
  link: 0.7,
  fuzz: 0.5,
  mind: 0.55,
  climb: 0.8,
  match: 0.2,
  lot: 0.1,
};
