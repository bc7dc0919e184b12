import { CURRENCIES, SEATS, type Currency } from './options.ts';

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

/** The number of removed currencies: one for each seat below five. */
export const removedCount = (seatCount: number): number => SEATS.max - seatCount;
