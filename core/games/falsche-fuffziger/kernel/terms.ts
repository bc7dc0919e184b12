import {
  DEALT,
  INSPECTORS,
  PRESS_TYPES,
  PRICES,
  SIDES,
  type Back,
  type Inspector,
  type PressType,
  type Side,
} from '../material.ts';
import { countOf, type Counts, type Money } from '../material/money.ts';
import { frontTypeOf, placeOf, type PressId } from '../material/press-names.ts';

/** Types by their place among `PRESS_TYPES`; behind them real money, where both can be laid or bid. */
export const TYPES = PRESS_TYPES.length;
export const MONEY = TYPES + 1;
export const REAL = MONEY - 1;
/** The place of the type whose scrapping ends the game. */
export const LAST = TYPES - 1;

/** What kinds of presses there are: bought ones that were never turned over, by type; dealt ones; then those that were, by side. */
export const FIRST_DEALT = PRESS_TYPES.length;
export const FIRST_SIDE = FIRST_DEALT + DEALT.length;
export const SIDE_NAMES = Object.keys(SIDES) as readonly Side[];
export const KINDS = FIRST_SIDE + SIDE_NAMES.length;

/** By place of the type: face, price, what the table pays for a press or a note, scrap. */
export const FACES: readonly number[] = PRESS_TYPES;
export const COSTS = PRESS_TYPES.map((type) => PRICES[type].costs);
export const SELLS = PRESS_TYPES.map((type) => PRICES[type].sells);
export const SCRAPS = PRESS_TYPES.map((type) => PRICES[type].scraps);

/** By kind: the place of the type that lies up, the notes that it prints, and the place of its side. */
export const TYPE_OF: readonly number[] = [
  ...PRESS_TYPES.keys(),
  ...DEALT.map(({ type }) => PRESS_TYPES.indexOf(type)),
  ...SIDE_NAMES.map((side) => PRESS_TYPES.indexOf(SIDES[side].type)),
];
export const NOTES_OF: readonly number[] = [
  ...new Array<number>(FIRST_SIDE).fill(1),
  ...SIDE_NAMES.map((side) => SIDES[side].notes),
];
/** The kind that pays coins for scrap. */
export const SPECIAL = FIRST_SIDE + SIDE_NAMES.indexOf('150+3');

/** An inspector card with a coin; the others are places of types. */
export const COIN = -1;
/** Inspector cards. */
export const PILE = INSPECTORS.white.length + INSPECTORS.green.length + INSPECTORS.black.length;

/** What turning a press over shows when it is broken; otherwise it is the kind that it becomes. */
export const BROKEN = -1;

/** Nothing is led. */
export const NONE = -1;

/** The place of a type. */
export const placeOfType = (type: PressType): number => PRESS_TYPES.indexOf(type);

/** The type at a place. */
export const typeAt = (place: number): PressType => PRESS_TYPES[place] ?? 150;

/** An inspector card as a number. */
export const cardNumber = (card: Inspector): number => PRESS_TYPES.findIndex((type) => `${type}` === card); // COIN for a coin

/** The kind that a press becomes that shows its back. */
export const kindOfBack = (back: Back): number =>
  back === 'broken' ? BROKEN : FIRST_SIDE + SIDE_NAMES.indexOf(back);

/** The kind of a press that was never turned over: the first ones of some types were dealt, one to each seat. */
export function kindOfFront(press: PressId, seatCount: number): number {
  const type = placeOfType(frontTypeOf(press));
  return type < DEALT.length && placeOf(press).index < seatCount ? FIRST_DEALT + type : type;
}

/** Puts counts into a list by type. */
export function listCounts(counts: Counts, into: Int32Array, from: number): void {
  for (const [place, type] of PRESS_TYPES.entries()) into[from + place] = countOf(counts, type);
}

/** Puts money into a list by type, real money last. */
export function listMoney({ notes, real }: Money, into: Int32Array, from: number): void {
  listCounts(notes, into, from);
  into[from + REAL] = real;
}
