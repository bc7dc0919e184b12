import {
  TRIPLET_FACES,
  faceOf,
  kindOf,
  worthOf,
  type Card,
  type TripletFace,
} from '../../../../core/games/money/material.ts';
import { CURRENCIES, type Currency } from '../../../../core/games/money/options.ts';

/** The order of the groups in a hand: serial numbers, then the bluff card. */
const GROUPS = [...CURRENCIES, 'coin', 'bluff'] as const;

export type GroupName = (typeof GROUPS)[number];

/** From this sum a currency counts in full; below it 100 is deducted. */
export const FULL_SUM = 200;

/** The cards of one group, with their sum. */
export interface CardGroup {
  readonly name: GroupName;
  /** Ascending. */
  readonly cards: readonly Card[];
  readonly sum: number;
  /** What a currency lacks to count in full; 0 from 200 on, and for coins and the bluff card. */
  readonly missing: number;
  /** Face values with all three notes. */
  readonly triplets: readonly TripletFace[];
}

export function groupOf(card: Card): GroupName {
  const kind = kindOf(card);
  return kind.type === 'note' ? kind.currency : kind.type;
}

const isCurrency = (name: GroupName): name is Currency => name !== 'coin' && name !== 'bluff';

const tripletsIn = (cards: readonly Card[]): readonly TripletFace[] =>
  TRIPLET_FACES.filter((face) => cards.filter((card) => faceOf(card) === face).length === 3);

function group(name: GroupName, cards: readonly Card[]): CardGroup {
  const sum = worthOf(cards);
  if (!isCurrency(name)) return { name, cards, sum, missing: 0, triplets: [] };
  return { name, cards, sum, missing: Math.max(0, FULL_SUM - sum), triplets: tripletsIn(cards) };
}

/** The cards by group, in the order of their serial numbers, without empty groups. */
export function groupsOf(cards: readonly Card[]): readonly CardGroup[] {
  const sorted = [...cards].sort((one, other) => one - other);
  return GROUPS.map((name) =>
    group(
      name,
      sorted.filter((card) => groupOf(card) === name),
    ),
  ).filter((one) => one.cards.length > 0);
}
