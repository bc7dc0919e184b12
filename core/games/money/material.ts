import type { CommonOptions, GameFacts } from '../../game.ts';

/** The currencies in the order of their serial numbers (Money! Decision M1). */
export const CURRENCIES = ['yen', 'krona', 'rouble', 'franc', 'euro', 'pound', 'dollar'] as const;

/** One of the seven currencies. */
export type Currency = (typeof CURRENCIES)[number];

/** The nine banknotes of each currency by ascending serial number. */
export const NOTE_FACES = [20, 20, 20, 30, 30, 30, 40, 50, 60] as const;

/** Face values of which a currency has three notes, which make a triplet. */
export const TRIPLET_FACES = [20, 30] as const;

/** A face value that makes triplets. */
export type TripletFace = (typeof TRIPLET_FACES)[number];

/** A card is its serial number: 1–63 banknotes, 64–69 gold coins, 0 the bluff card (Money! Decision M1). */
export type Card = number;

/** The bluff card. Every player has one; it is worth nothing and never changes hands. */
export const BLUFF: Card = 0;

/** The last and highest serial number. */
export const LAST_CARD: Card = 69;

const FIRST_COIN: Card = CURRENCIES.length * NOTE_FACES.length + 1;
const COIN_FACE = 10;

/** The kind of a card. `face` is its value. */
export type CardKind =
  | { readonly type: 'note'; readonly currency: Currency; readonly face: number }
  | { readonly type: 'coin'; readonly face: number }
  | { readonly type: 'bluff'; readonly face: 0 };

/** The kind of each card, by serial number from 0. */
const KINDS: readonly CardKind[] = [
  { type: 'bluff', face: 0 },
  ...CURRENCIES.flatMap((currency) => NOTE_FACES.map((face): CardKind => ({ type: 'note', currency, face }))),
  ...Array.from({ length: LAST_CARD - FIRST_COIN + 1 }, (): CardKind => ({ type: 'coin', face: COIN_FACE })),
];

/** The kind of a card. @throws RangeError if the number is no card */
export function kindOf(card: Card): CardKind {
  const kind = KINDS[card];
  if (kind === undefined) throw new RangeError(`no card ${card}`);
  return kind;
}

/** The value printed on the card: 0, 10, 20, 30, 40, 50 or 60. */
export const faceOf = (card: Card): number => kindOf(card).face;

/** The currency of a banknote; undefined for coins and the bluff card. */
export function currencyOf(card: Card): Currency | undefined {
  const kind = kindOf(card);
  return kind.type === 'note' ? kind.currency : undefined;
}

/** The sum of the face values: the worth of a bid. */
export const worthOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + faceOf(card), 0);

/** The nine banknotes of a currency, ascending. */
export function cardsOf(currency: Currency): readonly Card[] {
  const first = CURRENCIES.indexOf(currency) * NOTE_FACES.length + 1;
  return NOTE_FACES.map((_, index) => first + index);
}

/** The valued cards of a hand from which some currencies are removed, ascending. */
export const valuedCards = (removed: readonly Currency[]): readonly Card[] =>
  KINDS.flatMap((kind, card) => {
    if (kind.type === 'bluff') return [];
    return kind.type === 'note' && removed.includes(kind.currency) ? [] : [card];
  });

/** The two displays, in the order in which they are filled. */
export const DISPLAYS = ['right', 'left'] as const;

/** One of the two displays. */
export type DisplayName = (typeof DISPLAYS)[number];

/** Number of cards that a display is filled up to. */
export const DISPLAY_SIZE = 4;

/** Number of valued cards dealt to each player. */
export const DEALT = 6;

/** The number of players. */
export const SEATS = { min: 3, max: 5 } as const;

/** The number of removed currencies: one for each seat below five. */
export const removedCount = (seatCount: number): number => SEATS.max - seatCount;

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
