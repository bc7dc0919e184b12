/** The types of presses and the colours of notes, ascending; their face values, in supra-millions. */
export const PRESS_TYPES = [10, 20, 50, 100, 150] as const;
export type PressType = (typeof PRESS_TYPES)[number];

/** The type whose scrapping ends the match. */
export const LAST_TYPE: PressType = 150;

/** A type's price, its selling price (a note launders for the same in phase 6), and its scrap value; in supra-millions. */
export const PRICES: { readonly [Type in PressType]: Price } = {
  10: { costs: 4, sells: 3, scraps: 2 },
  20: { costs: 10, sells: 8, scraps: 4 },
  50: { costs: 30, sells: 20, scraps: 9 },
  100: { costs: 70, sells: 45, scraps: 20 },
  150: { costs: 110, sells: 70, scraps: 30 },
};

export interface Price {
  readonly costs: number;
  readonly sells: number;
  readonly scraps: number;
}

/** The sides of presses. `x2`: double capacity; `150+3`: pays three coins instead of scrap. */
export const SIDES = {
  '10': { type: 10, notes: 1 },
  '10x2': { type: 10, notes: 2 },
  '20': { type: 20, notes: 1 },
  '20x2': { type: 20, notes: 2 },
  '50': { type: 50, notes: 1 },
  '50x2': { type: 50, notes: 2 },
  '100': { type: 100, notes: 1 },
  '100x2': { type: 100, notes: 2 },
  '150': { type: 150, notes: 1 },
  '150x2': { type: 150, notes: 2 },
  '150+3': { type: 150, notes: 1 },
} as const satisfies Record<string, { readonly type: PressType; readonly notes: number }>;
export type Side = keyof typeof SIDES;

/** The back of a press. */
export type Back = Side | 'broken';

/** Coins that a press with `150+3` up pays when it is scrapped. */
export const SPECIAL_COINS = 3;

/** The front of a press. */
export const frontOf = (type: PressType): Side => `${type}`;

/** What a press with this side up pays when it is scrapped: real money in supra-millions, or coins. */
export const scrapOf = (up: Side): { readonly real: number; readonly coins: number } =>
  up === '150+3' ? { real: 0, coins: SPECIAL_COINS } : { real: PRICES[typeOf(up)].scraps, coins: 0 };

/** The type and colour that a side counts as. */
export const typeOf = (side: Side): PressType => SIDES[side].type;

/** Number of presses of each type by back (Falsche Fuffziger Decision X1: six of the 100s have a 150). */
export const BACKS: { readonly [Type in PressType]: { readonly [Name in Back]?: number } } = {
  10: { broken: 3, '10': 3, '10x2': 6, '20': 9, '20x2': 3 },
  20: { broken: 3, '20': 6, '20x2': 6, '50': 9, '50x2': 3 },
  50: { broken: 3, '50': 6, '50x2': 6, '100': 9, '100x2': 3 },
  100: { broken: 2, '100': 3, '100x2': 4, '150': 6, '150x2': 3 },
  150: { broken: 2, '150': 3, '150x2': 4, '150+3': 3 },
};

/** All backs of a type in a fixed order, since deals are drawn by shuffling it. */
export const backsOf = (type: PressType): readonly Back[] =>
  (Object.entries(BACKS[type]) as [Back, number][]).flatMap(([back, count]) =>
    Array.from({ length: count }, () => back),
  );

/** The types of which each player is dealt one press, and the back of each that is excluded from that deal, besides broken ones. */
export const DEALT = [
  { type: 10, best: '20x2' },
  { type: 20, best: '50x2' },
  { type: 50, best: '100x2' },
] as const satisfies readonly { readonly type: PressType; readonly best: Back }[];

/** The inspector cards by colour: white ones on top, then the green one, black ones at the bottom. */
export const INSPECTORS = {
  white: ['coin', 'coin', 'coin', '20', '100'],
  green: ['150'],
  black: ['coin', 'coin', '10', '50'],
} as const satisfies Record<string, readonly string[]>;

/** A coin symbol, or the type whose presses are inspected. */
export type Inspector = 'coin' | `${PressType}`;

/** Number of coin symbols at the start of the match that start no auction. */
export const FREE_SYMBOLS = 3;

/** The faces of the die, and the number of rolls in a deal. */
export const DIE = [2, 3, 3, 4, 4, 5] as const;
export const ROLLS = 128;

/** The face that adds an auction, and the most added auctions per round. */
export const ADDING_FACE = 2;
export const MOST_ADDED = 2;

/** The least real money that can be put down in a coin auction. */
export const LEAST_REAL = 5;

/** The letters of the laundering cards in the order of the pile. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** A laundering card: its letter, and its rank by least bid among the ten of that letter, from 1. */
export type LaunderingCard = `${Letter}${number}`;

/** By letter, the least bids of its cards, ascending, and the real money of each. */
const LAUNDERING: { readonly [Name in Letter]: readonly (readonly number[])[] } = {
  A: [
    [14, 15, 18, 21, 24, 27, 30, 33, 36, 39],
    [20, 30, 30, 40, 50, 60, 70, 70, 80, 80],
  ],
  B: [
    [32, 35, 37, 44, 51, 57, 58, 62, 65, 72],
    [60, 70, 80, 90, 100, 110, 120, 130, 140, 150],
  ],
  C: [
    [70, 72, 75, 77, 78, 82, 85, 91, 95, 101],
    [120, 130, 140, 150, 160, 170, 180, 190, 200, 200],
  ],
  D: [
    [77, 89, 92, 95, 111, 129, 135, 136, 141, 158],
    [150, 160, 170, 180, 190, 220, 240, 250, 260, 280],
  ],
};

/** All cards of a letter, ascending by least bid. */
export const cardsOf = (letter: Letter): readonly LaunderingCard[] =>
  Array.from({ length: 10 }, (_, index): LaunderingCard => `${letter}${index + 1}`);

/** The least bid and the real money of a laundering card, in supra-millions. @throws RangeError if there is no such card */
export function dealOf(card: LaunderingCard): { readonly least: number; readonly real: number } {
  const index = Number(card.slice(1)) - 1;
  const [bids, amounts] = LAUNDERING[card.charAt(0) as Letter] ?? [];
  const least = bids?.[index];
  const real = amounts?.[index];
  if (least === undefined || real === undefined) throw new RangeError(`no laundering card ${card}`);
  return { least, real };
}

/** Laundering cards that one player can win in a round; the second one ends the phase. */
export const MOST_WON = 2;

/** From this number of seats on all laundering cards are used and inspectors of types in play count as symbols. */
const LARGE_TABLE = 5;
export const isLargeTable = (seatCount: number): boolean => seatCount >= LARGE_TABLE;

/** Number of laundering cards used per letter: with three and four players two of ten are removed. */
export const cardsPerLetter = (seatCount: number): number => (isLargeTable(seatCount) ? 10 : 8);

/** Coins for the ranks by real money at the end. */
export const RANK_COINS = [6, 4, 2] as const;
