import { isIn } from '../../base/bits.ts';
import type { FuffzigerAction, Lay } from './actions.ts';
import {
  DEALT,
  INSPECTORS,
  LAST_TYPE,
  PRESS_TYPES,
  PRICES,
  SIDES,
  frontOf,
  scrapOf,
  typeOf,
  type Back,
  type Inspector,
  type PressType,
  type Side,
} from './material.ts';
import { countOf, type Counts, type Money } from './material/money.ts';
import { placeOf, type Press } from './material/press-names.ts';

/*
 * The material as numbers, as a position counts it: types by their place among `PRESS_TYPES`, presses by kind, inspector cards by the place
 * of their type.
 */

/** Types by place; behind them real money, where both can be laid or bid. */
export const TYPES = PRESS_TYPES.length;
export const MONEY = TYPES + 1;
export const REAL = MONEY - 1;
/** The place of the type whose scrapping ends the game. */
export const LAST = placeOfType(LAST_TYPE);

/** What kinds of presses there are: bought ones that were never turned over, by type; dealt ones; then those that were, by side. */
export const FIRST_DEALT = PRESS_TYPES.length;
export const FIRST_SIDE = FIRST_DEALT + DEALT.length;
const SIDE_NAMES = Object.keys(SIDES) as readonly Side[];
export const KINDS = FIRST_SIDE + SIDE_NAMES.length;
/** The press that is worth coins at the end. */
export const SPECIAL = FIRST_SIDE + SIDE_NAMES.indexOf('150+3');

/** By place of the type: face, price, what the table pays for a press or a note. */
export const FACES: readonly number[] = PRESS_TYPES;
export const COSTS = PRESS_TYPES.map((type) => PRICES[type].costs);
export const SELLS = PRESS_TYPES.map((type) => PRICES[type].sells);

/** By place of the type: the sides that count as one. */
export const SIDES_OF = PRESS_TYPES.map((type) => SIDE_NAMES.filter((side) => typeOf(side) === type));

/** By kind of those that were never turned over: their type. */
export const FRONTS: readonly PressType[] = [...PRESS_TYPES, ...DEALT.map(({ type }) => type)];
/** By kind the side that lies up. */
export const UPS: readonly Side[] = [...FRONTS.map(frontOf), ...SIDE_NAMES];
/** By kind: the place of the type that lies up, the notes that it prints, and what its scrap pays. */
export const TYPE_OF = UPS.map((up) => placeOfType(SIDES[up].type));
export const NOTES_OF: readonly number[] = UPS.map((up) => SIDES[up].notes);
export const SCRAP_REAL = UPS.map((up) => scrapOf(up).real);
export const SCRAP_COINS = UPS.map((up) => scrapOf(up).coins);

/** An inspector card with a coin; the others are places of types. */
export const COIN = -1;
/** Inspector cards. */
export const PILE = INSPECTORS.white.length + INSPECTORS.green.length + INSPECTORS.black.length;

/** What turning a press over shows when it is broken; otherwise it is the kind that it becomes. */
export const BROKEN = -1;

/** Nothing is led, or nobody wins. */
export const NONE = -1;

/** The place of a type. */
export function placeOfType(type: PressType): number {
  return PRESS_TYPES.indexOf(type);
}

/** The type at a place. */
export const typeAt = (place: number): PressType => PRESS_TYPES[place] ?? 150;

/** An inspector card as a number. */
export const cardNumber = (card: Inspector): number => FACES.indexOf(Number(card)); // COIN for a coin

/** The inspector card of a number. */
export const cardOf = (card: number): Inspector => (card === COIN ? 'coin' : `${typeAt(card)}`);

/** The kind that a press becomes that shows its back. */
export const kindOfBack = (back: Back): number =>
  back === 'broken' ? BROKEN : FIRST_SIDE + SIDE_NAMES.indexOf(back);

/** The kind of a press that lies before somebody. Of some types the first ones were dealt, one to each seat. */
export function kindOf({ press, up, isConverted }: Press, seatCount: number): number {
  if (isConverted) return kindOfBack(up);
  const { type, index } = placeOf(press);
  const place = placeOfType(type);
  return place < DEALT.length && index < seatCount ? FIRST_DEALT + place : place;
}

interface Presses {
  readonly presses: readonly Press[];
  readonly seatCount: number;
}

/** The kind of the press of this name. Throws if it lies before nobody. */
export function kindNamed(name: string, { presses, seatCount }: Presses): number {
  const found = presses.find(({ press }) => press === name);
  if (found === undefined) throw new Error(`no press ${name}`);
  return kindOf(found, seatCount);
}

/** Puts counts into a list by type. */
export function listCounts(counts: Counts, into: Int32Array, from: number): void {
  for (let place = 0; place < TYPES; place++) into[from + place] = countOf(counts, typeAt(place));
}

/** An action with the counts in it as a list: by type, real money last. */
export type ListedAction =
  | Exclude<FuffzigerAction, { readonly type: 'lay' | 'bid' | 'buy' | 'launder' }>
  | { readonly type: 'lay' | 'bid' | 'buy' | 'launder'; readonly amounts: Amounts };

export type Amounts = readonly number[];

/** Lists the counts of an action. What checks and plays it reads them from there, since what has numbers for keys is slow to read. */
export function listed(action: FuffzigerAction): ListedAction {
  switch (action.type) {
    case 'lay':
      return {
        type: 'lay',
        amounts: 'real' in action ? amountsOf({}, action.real) : amountsOf(action.notes),
      };
    case 'bid':
      return { type: 'bid', amounts: amountsOf(action.notes, action.real) };
    case 'launder':
      return { type: 'launder', amounts: amountsOf(action.notes) };
    case 'buy':
      return { type: 'buy', amounts: amountsOf(action.presses) };
    default:
      return action;
  }
}

function amountsOf(counts: Counts, real = 0): Amounts {
  const amounts = [0, 0, 0, 0, 0, real];
  for (let place = 0; place < TYPES; place++) amounts[place] = countOf(counts, typeAt(place));
  return amounts;
}

/** Puts money into a list by type, real money last. */
export function listMoney({ notes, real }: Money, into: Int32Array, from: number): void {
  listCounts(notes, into, from);
  into[from + REAL] = real;
}

/** What is led if these amounts are laid: the first type of which there are any, or `REAL`. */
export function ledIn(amounts: Amounts): number {
  let type = 0;
  while (type < REAL && amounts[type] === 0) type++;
  return type;
}

const NO_COUNTS: Counts = Object.freeze({});

/** The counts in a list by type. */
export function countsIn(list: ArrayLike<number>, from: number): Counts {
  let types = 0;
  for (let place = 0; place < TYPES; place++) if ((list[from + place] ?? 0) > 0) types |= 1 << place;
  if (types === 0) return NO_COUNTS;
  const counts: MutableCounts = { ...TEMPLATES[types] };
  for (let place = 0; place < TYPES; place++)
    if (isIn(types, place)) counts[typeAt(place)] = list[from + place] ?? 0;
  return counts;
}

type MutableCounts = { [Type in PressType]?: number };

/** By set of types so much of each. */
const bySet = (much: (type: PressType) => number): readonly Counts[] =>
  Array.from({ length: 1 << TYPES }, (_, types) =>
    Object.fromEntries(
      PRESS_TYPES.filter((_type, place) => isIn(types, place)).map((type) => [type, much(type)]),
    ),
  );

/** By set of types what a press of each costs. */
export const PRICES_OF = bySet((type) => PRICES[type].costs).map((prices) => Object.freeze(prices));
/** What has numbers for keys is copied twice as fast as it is made. */
const TEMPLATES = bySet(() => 1);

/** Counts that are shown again and again: frozen, and made anew only when they have changed. */
export class SharedCounts {
  readonly #list: number[] = [0, 0, 0, 0, 0];
  #counts = NO_COUNTS;

  /** The counts in a list by type, without those in another one. */
  in(list: Int32Array, from: number, less: Int32Array, lessFrom: number): Counts {
    const last = this.#list;
    let hasChanged = false;
    for (let place = 0; place < TYPES; place++) {
      const now = (list[from + place] ?? 0) - (less[lessFrom + place] ?? 0);
      if (last[place] === now) continue;
      last[place] = now;
      hasChanged = true;
    }
    if (hasChanged) this.#counts = Object.freeze(countsIn(last, 0));
    return this.#counts;
  }
}

/** The money in a list by type, real money last. */
export const moneyIn = (list: ArrayLike<number>, from: number): Money => ({
  notes: countsIn(list, from),
  real: list[from + REAL] ?? 0,
});

/** What is led in an auction: so much of a type, or of `REAL` money. */
export function layOf(type: number, amount: number): Lay {
  if (type === REAL) return { real: amount };
  const notes: MutableCounts = { ...TEMPLATES[1 << type] };
  notes[typeAt(type)] = amount;
  return { notes };
}
