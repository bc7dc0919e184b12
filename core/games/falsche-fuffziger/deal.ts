import { seat, type Seat } from '../../base/ids.ts';
import { isShuffled, membersOf } from '../../base/lists.ts';
import {
  isOneOf,
  isIntegerIn,
  isIntegerListIn,
  malformed,
  parseFields,
  type JsonObject,
} from '../../base/parse.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Rng } from '../../base/rng.ts';
import {
  DEALT,
  DIE,
  INSPECTORS,
  LETTERS,
  PRESS_TYPES,
  ROLLS,
  SIDES,
  backsOf,
  cardsOf,
  cardsPerLetter,
  type Back,
  type Inspector,
  type LaunderingCard,
  type PressType,
} from './material.ts';
import { SEATS, type FuffzigerOptions } from './options.ts';
import { placeOf, type PressId } from './material/press-names.ts';

/** The backs of all presses of each type: of 10, 20 and 50 the first go to seats 0, 1, …; the rest is the supply, top first. */
export type DealtPresses = { readonly [Type in PressType]: readonly Back[] };

/** All chance of a match; piles top first. */
export interface FuffzigerDeal {
  readonly starter: Seat;
  readonly laundering: readonly LaunderingCard[];
  readonly inspectors: readonly Inspector[];
  readonly presses: DealtPresses;
  /** Rolls of the die, in order. */
  readonly dice: readonly number[];
}

/** Draws a deal. The starter is drawn unless the options set it (Falsche Fuffziger Decision X3). */
export function drawDeal(options: FuffzigerOptions, seatCount: number, rng: Rng): FuffzigerDeal {
  const starter = options.starter ?? seat(rng.below(seatCount));
  const laundering = LETTERS.flatMap((letter) =>
    rng.shuffle(cardsOf(letter)).slice(0, cardsPerLetter(seatCount)),
  );
  const { white, green, black } = INSPECTORS;
  const inspectors = [...rng.shuffle(white), ...green, ...rng.shuffle(black)];
  const presses = Object.fromEntries(
    PRESS_TYPES.map((type) => [type, drawPresses(type, seatCount, rng)]),
  ) as unknown as DealtPresses;
  const dice = Array.from({ length: ROLLS }, () => rng.pick(DIE));
  return { starter, laundering, inspectors, presses, dice };
}

/** Draws the presses of a type. The dealt ones of 10, 20 and 50 come first; they are neither broken nor have the best back. */
function drawPresses(type: PressType, seatCount: number, rng: Rng): readonly Back[] {
  const all = rng.shuffle(backsOf(type));
  const dealt = all.filter((back) => canBeDealt(type, back)).slice(0, dealtCount(type, seatCount));
  const rest = [...all];
  for (const back of dealt) rest.splice(rest.indexOf(back), 1);
  return [...dealt, ...rng.shuffle(rest)];
}

const bestOf = (type: PressType): Back | undefined => DEALT.find((one) => one.type === type)?.best;

const canBeDealt = (type: PressType, back: Back): boolean => back !== 'broken' && back !== bestOf(type);

/** Number of presses of a type dealt at the start: one to each player of 10, 20 and 50. */
export const dealtCount = (type: PressType, seatCount: number): number =>
  bestOf(type) === undefined ? 0 : seatCount;

/** The back of a press. @throws RangeError if there is no such press */
export function backOf(dealt: DealtPresses, press: PressId): Back {
  const { type, index } = placeOf(press);
  const back = dealt[type][index];
  if (back === undefined) throw new RangeError(`no press ${press}`);
  return back;
}

/**
 * Reads a deal, which must be one that the setup allows. Rejects with malformed, unknown-key or bad-deal; the reasons are `starter`,
 * `laundering`, `inspectors`, `presses` and `dice`.
 */
export function parseDeal(
  input: unknown,
  options: FuffzigerOptions,
  seatCount: number,
): Result<FuffzigerDeal, Rejection> {
  const fields = parseFields(input, 'deal', ['starter', 'laundering', 'inspectors', 'presses', 'dice']);
  if (!fields.ok) return fields;
  const { starter, laundering, inspectors, presses, dice } = fields.value;
  if (!isIntegerIn(starter, 0, SEATS.max - 1)) return fail(malformed('deal.starter', 'seat'));
  if (!isTextList(laundering)) return fail(malformed('deal.laundering', 'laundering cards'));
  if (!isTextList(inspectors)) return fail(malformed('deal.inspectors', 'inspector cards'));
  if (!isIntegerListIn(dice, Math.min(...DIE), Math.max(...DIE)))
    return fail(malformed('deal.dice', 'rolls'));
  const backs = parsePresses(presses, seatCount);
  if (!backs.ok) return backs;
  const agrees = starter < seatCount && (options.starter === undefined || starter === options.starter);
  if (!agrees) return badDeal('starter');
  if (!isLaunderingPile(laundering, seatCount)) return badDeal('laundering');
  if (!isInspectorPile(inspectors)) return badDeal('inspectors');
  if (dice.length !== ROLLS) return badDeal('dice');
  return ok({ starter: seat(starter), laundering, inspectors, presses: backs.value, dice });
}

const badDeal = (reason: string): Result<never, Rejection> => fail(rejection('bad-deal', { reason }));

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const BACKS = membersOf<Back>({ ...SIDES, broken: true });

function parsePresses(input: unknown, seatCount: number): Result<DealtPresses, Rejection> {
  const fields = parseFields(input, 'deal.presses', PRESS_TYPES.map(String));
  if (!fields.ok) return fields;
  for (const type of PRESS_TYPES) {
    const list = fields.value[type];
    if (!Array.isArray(list) || !list.every((back) => isOneOf(back, BACKS)))
      return fail(malformed(`deal.presses.${type}`, 'backs of presses'));
    const dealt = list.slice(0, dealtCount(type, seatCount));
    if (!isShuffled(list, backsOf(type)) || !dealt.every((back) => canBeDealt(type, back)))
      return fail(rejection('bad-deal', { reason: 'presses', type }));
  }
  return ok(pressesOf(fields.value));
}

const pressesOf = (fields: JsonObject): DealtPresses =>
  Object.fromEntries(PRESS_TYPES.map((type) => [type, fields[type]])) as unknown as DealtPresses;

/** Whether the letters are in order, each with the right number of different cards of its own. */
function isLaunderingPile(pile: readonly string[], seatCount: number): pile is readonly LaunderingCard[] {
  const size = cardsPerLetter(seatCount);
  return (
    pile.length === LETTERS.length * size &&
    new Set(pile).size === pile.length &&
    pile.every((card, index) => isOneOf(card, cardsOf(LETTERS[Math.floor(index / size)] ?? 'A')))
  );
}

/** Whether the pile has all white, green and black cards, in this order. */
function isInspectorPile(pile: readonly string[]): pile is readonly Inspector[] {
  const { white, green, black } = INSPECTORS;
  const afterWhite = white.length + green.length;
  return (
    isShuffled(pile.slice(0, white.length), white) &&
    isShuffled(pile.slice(white.length, afterWhite), green) &&
    isShuffled(pile.slice(afterWhite), black)
  );
}
