/** The tables of the rules, written down once more, so that tests do not reckon with the tables that they test. */

/** The types of presses, ascending. */
export const TYPES = [10, 20, 50, 100, 150] as const;
export type Type = (typeof TYPES)[number];

/** What a press of each type costs, what it sells for (a note launders for the same in phase 6), and what its scrap pays. */
export const COSTS: Readonly<Record<Type, number>> = { 10: 4, 20: 10, 50: 30, 100: 70, 150: 110 };
export const SELLS: Readonly<Record<Type, number>> = { 10: 3, 20: 8, 50: 20, 100: 45, 150: 70 };
export const SCRAPS: Readonly<Record<Type, number>> = { 10: 2, 20: 4, 50: 9, 100: 20, 150: 30 };

/** Presses of each type. */
export const NUMBERS: Readonly<Record<Type, number>> = { 10: 24, 20: 27, 50: 27, 100: 18, 150: 12 };

/** The laundering cards by letter, ascending: least bid → real money. */
const LAUNDERING: Readonly<Record<string, string>> = {
  A: '14→20 15→30 18→30 21→40 24→50 27→60 30→70 33→70 36→80 39→80',
  B: '32→60 35→70 37→80 44→90 51→100 57→110 58→120 62→130 65→140 72→150',
  C: '70→120 72→130 75→140 77→150 78→160 82→170 85→180 91→190 95→200 101→200',
  D: '77→150 89→160 92→170 95→180 111→190 129→220 135→240 136→250 141→260 158→280',
};

/** What a laundering card asks for, and what it brings. */
export function offerOf(card: string): { readonly least: number; readonly real: number } {
  const entry = LAUNDERING[card.charAt(0)]?.split(' ')[Number(card.slice(1)) - 1];
  const [least = Number.NaN, real = Number.NaN] = (entry ?? '').split('→').map(Number);
  return { least, real };
}

/** All laundering cards by name. */
export const LAUNDERING_CARDS: readonly string[] = Object.entries(LAUNDERING).flatMap(([letter, cards]) =>
  cards.split(' ').map((_, index) => `${letter}${index + 1}`),
);

/** The type that a side of a press counts as, and how many notes it prints. */
export const sideOf = (side: string): { readonly type: Type; readonly notes: number } => ({
  type: Number.parseInt(side, 10) as Type,
  notes: side.endsWith('x2') ? 2 : 1,
});
