import type { CommonOptions, GameFacts } from '../../game.ts';

/** The number of players. */
export const SEATS = { min: 3, max: 5 } as const;

/** The currencies in the order of their serial numbers (Money! Decision M1). */
export const CURRENCIES = ['yen', 'krona', 'rouble', 'franc', 'euro', 'pound', 'dollar'] as const;

/** One of the seven currencies. */
export type Currency = (typeof CURRENCIES)[number];

/** Which of equal bids goes first: the one with the lowest serial number, or one with the bluff card. */
export const TIE_BREAKS = ['lowest-serial', 'bluff-first'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What announces the last round: a pile that is empty after a refill, or a refill that could not complete both displays. */
export const LAST_ROUNDS = ['pile-empty', 'refill-short'] as const;
export type LastRound = (typeof LAST_ROUNDS)[number];

/** The ranges of the numeric options (Money! Decisions M4, M9). */
export const HANDS = { least: 1, most: 9 } as const;
export const STALL_LIMIT = { least: 1, most: 20 } as const;

/** The options that an edition sets. `removed` is in none: removed currencies are drawn (Money! Decision M2). */
export interface Preset {
  readonly tieBreak: TieBreak;
  readonly lastRound: LastRound;
  /** Hands of a match, 1–9 (Money! Decision M9). */
  readonly hands: number;
  /** Number of rounds in a row without a card from the pile, 1–20, after which the next one is the last (Money! Decision M4). */
  readonly stallLimit: number;
}

/** The editions with their option values, the default first. */
export const presets = {
  goldsieber: { tieBreak: 'lowest-serial', lastRound: 'pile-empty', hands: 3, stallLimit: 6 },
  gryphon: { tieBreak: 'lowest-serial', lastRound: 'pile-empty', hands: 1, stallLimit: 6 },
  italian: { tieBreak: 'bluff-first', lastRound: 'refill-short', hands: 3, stallLimit: 6 },
} as const satisfies Record<string, Preset>;

/** One of the editions. */
export type Edition = keyof typeof presets;

/** The facts of Money!. */
export const facts: GameFacts = {
  name: 'money',
  seats: SEATS,
  presets,
  optionFields: [
    { key: 'hands', type: 'whole', ...HANDS },
    { key: 'tieBreak', type: 'choice', values: TIE_BREAKS },
    { key: 'lastRound', type: 'choice', values: LAST_ROUNDS },
    { key: 'stallLimit', type: 'whole', ...STALL_LIMIT },
    { key: 'removed', type: 'set', values: CURRENCIES, sizeBySeats: { 3: 2, 4: 1, 5: 0 }, optional: true },
  ],
};

/** The complete options of a match. */
export interface MoneyOptions extends CommonOptions, Preset {
  readonly edition: Edition;
  /** The currencies removed in all hands; absent: drawn for each hand (Money! Decision M2). */
  readonly removed?: readonly Currency[];
}
