import { assertNever } from '../../base/assert-never.ts';
import { isFields, isOneOf, isWhole, malformed, parseFields } from '../../base/parse.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { PressType } from './material.ts';
import { parseCounts, type Counts } from './material/money.ts';
import type { PressId } from './material/press-names.ts';

/** What is laid in a coin auction: notes of one colour, or real money; never both. */
export type Lay = { readonly notes: Counts } | { readonly real: number };

/** What a seat can do. */
export type FuffzigerAction =
  | { readonly type: 'convert'; readonly press: PressId }
  | { readonly type: 'sell'; readonly press: PressId }
  /** Ends the turn and prints with every press that was not used (Falsche Fuffziger Decision X7). */
  | { readonly type: 'finish' }
  | ({ readonly type: 'lay' } & Lay)
  | { readonly type: 'match' }
  | { readonly type: 'drop' }
  /** Seals a bid for the open laundering card; each part may be nothing. */
  | { readonly type: 'bid'; readonly notes: Counts; readonly real: number }
  | { readonly type: 'unbid' }
  /** All purchases of a turn at once, perhaps none. */
  | { readonly type: 'buy'; readonly presses: Counts }
  /** Seals which notes are changed in the general laundering, perhaps none. */
  | { readonly type: 'launder'; readonly notes: Counts }
  | { readonly type: 'unlaunder' };

type Nothing = Readonly<Record<string, never>>;

/** What a seat may do now, by action type. `{}`: nothing. */
export interface FuffzigerLegal {
  /** One of these presses. Absent if there is none. */
  readonly convert?: { readonly press: readonly PressId[] };
  readonly sell?: { readonly press: readonly PressId[] };
  readonly finish?: Nothing;
  /** Either from 1 to so many notes of one colour, or real money from `min` to `max` (absent if there is too little). */
  readonly lay?: {
    readonly notes: Counts;
    readonly real?: { readonly min: number; readonly max: number };
  };
  /** Exactly what was led; absent for who has not got it. */
  readonly match?: Lay;
  readonly drop?: Nothing;
  /** Any part of these notes, and real money from 0 to `max`. */
  readonly bid?: { readonly notes: Counts; readonly real: { readonly max: number } };
  readonly unbid?: Nothing;
  /** Up to so many of each type as the supply has, together for no more than `money`. */
  readonly buy?: { readonly supply: Counts; readonly price: Counts; readonly money: number };
  /** Any part of these notes. */
  readonly launder?: { readonly notes: Counts };
  readonly unlaunder?: Nothing;
}

/** The keys of each action. */
const KEYS = {
  convert: ['type', 'press'],
  sell: ['type', 'press'],
  finish: ['type'],
  lay: ['type', 'notes', 'real'],
  match: ['type'],
  drop: ['type'],
  bid: ['type', 'notes', 'real'],
  unbid: ['type'],
  buy: ['type', 'presses'],
  launder: ['type', 'notes'],
  unlaunder: ['type'],
} as const satisfies Record<FuffzigerAction['type'], readonly string[]>;

const TYPES = Object.keys(KEYS) as readonly FuffzigerAction['type'][];

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export function parseAction(input: unknown): Result<FuffzigerAction, Rejection> {
  const type = isFields(input) ? input['type'] : undefined;
  if (!isOneOf(type, TYPES)) return fail(malformed('action.type', TYPES.join(' | ')));
  const fields = parseFields(input, 'action', KEYS[type]);
  if (!fields.ok) return fields;
  const { press, notes, real, presses } = fields.value;
  switch (type) {
    case 'convert':
    case 'sell':
      return isPressId(press)
        ? ok({ type, press })
        : fail(malformed('action.press', 'press: type-place, such as 20-3'));
    case 'lay':
      return parseLay(notes, real);
    case 'bid':
      return parseBid(notes, real);
    case 'buy': {
      const counts = parseCounts(presses, 'action.presses');
      return counts.ok ? ok({ type, presses: counts.value }) : counts;
    }
    case 'launder': {
      const counts = parseCounts(notes, 'action.notes');
      return counts.ok ? ok({ type, notes: counts.value }) : counts;
    }
    case 'finish':
    case 'match':
    case 'drop':
    case 'unbid':
    case 'unlaunder':
      return ok({ type });
    default:
      return assertNever(type);
  }
}

const PRESS_ID = /^(10|20|50|100|150)-[1-9][0-9]?$/;

const isPressId = (value: unknown): value is PressId => typeof value === 'string' && PRESS_ID.test(value);

function parseLay(notes: unknown, real: unknown): Result<FuffzigerAction, Rejection> {
  if ((notes === undefined) === (real === undefined))
    return fail(malformed('action', 'either notes or real'));
  if (notes === undefined)
    return isWhole(real, 1, Number.MAX_SAFE_INTEGER)
      ? ok({ type: 'lay', real })
      : fail(malformed('action.real', 'whole amount from 1'));
  const counts = parseCounts(notes, 'action.notes');
  if (!counts.ok) return counts;
  const colours = Object.keys(counts.value).length;
  return colours === 1
    ? ok({ type: 'lay', notes: counts.value })
    : fail(malformed('action.notes', 'notes of one colour'));
}

function parseBid(notes: unknown, real: unknown): Result<FuffzigerAction, Rejection> {
  const counts = parseCounts(notes, 'action.notes');
  if (!counts.ok) return counts;
  return isWhole(real, 0, Number.MAX_SAFE_INTEGER)
    ? ok({ type: 'bid', notes: counts.value, real })
    : fail(malformed('action.real', 'whole amount from 0'));
}

/** The one colour of laid notes. */
export const colourOf = (notes: Counts): PressType => Number(Object.keys(notes)[0]) as PressType;
