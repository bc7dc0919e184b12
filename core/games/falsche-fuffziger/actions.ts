import { actionReader, isIntegerIn, malformed, parseFields, reader, integer } from '../../base/parse.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { PRESS_TYPES, type PressType } from './material.ts';
import { parseCounts, type Counts } from './material/money.ts';
import type { PressId } from './material/press-names.ts';

/** What a player puts down in a coin auction: notes of one colour, or real money; never both. */
export type Lay = { readonly notes: Counts } | { readonly real: number };

/** The actions of a seat. */
export type FuffzigerAction =
  | { readonly type: 'convert'; readonly press: PressId }
  | { readonly type: 'sell'; readonly press: PressId }
  /** Ends the turn and prints with every unused press (Falsche Fuffziger Decision X7). */
  | { readonly type: 'finish' }
  | ({ readonly type: 'lay' } & Lay)
  | { readonly type: 'match' }
  | { readonly type: 'drop' }
  /** Seals a bid for the open laundering card; each part may be empty. */
  | { readonly type: 'bid'; readonly notes: Counts; readonly real: number }
  | { readonly type: 'unbid' }
  /** All purchases of a turn at once; may be none. */
  | { readonly type: 'buy'; readonly presses: Counts }
  /** Seals which notes to change in the general laundering; may be none. */
  | { readonly type: 'launder'; readonly notes: Counts }
  | { readonly type: 'unlaunder' };

type Nothing = Readonly<Record<string, never>>;

/** The legal moves of a seat, by action type; `{}` if there are none. */
export interface FuffzigerLegal {
  /** One of these presses. Absent if there are none. */
  readonly convert?: { readonly press: readonly PressId[] };
  readonly sell?: { readonly press: readonly PressId[] };
  readonly finish?: Nothing;
  /** Either 1 up to this many notes of one colour, or real money from `min` to `max` (absent if there is too little). */
  readonly lay?: {
    readonly notes: Counts;
    readonly real?: { readonly min: number; readonly max: number };
  };
  /** Exactly what was led; absent if the seat does not have it. */
  readonly match?: Lay;
  readonly drop?: Nothing;
  /** Any part of these notes, and real money from 0 to `max`. */
  readonly bid?: { readonly notes: Counts; readonly real: { readonly max: number } };
  readonly unbid?: Nothing;
  /** Up to the supply of each type, for at most `money` in total. */
  readonly buy?: { readonly supply: Counts; readonly price: Counts; readonly money: number };
  /** Any part of these notes. */
  readonly launder?: { readonly notes: Counts };
  readonly unlaunder?: Nothing;
}

const PRESS_ID = /^(10|20|50|100|150)-[1-9][0-9]?$/;

const press = reader(
  (value): value is PressId => typeof value === 'string' && PRESS_ID.test(value),
  'press: type-place, such as 20-3',
);

/** Reads an action and checks only its form. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<FuffzigerAction>({
  convert: { press },
  sell: { press },
  finish: {},
  lay: parseLay,
  match: {},
  drop: {},
  bid: { notes: parseCounts, real: integer(0, Number.MAX_SAFE_INTEGER, 'whole amount from 0') },
  unbid: {},
  buy: { presses: parseCounts },
  launder: { notes: parseCounts },
  unlaunder: {},
});

/** Reads notes of one colour or real money, but not both. */
function parseLay(input: unknown, at: string): Result<{ readonly type: 'lay' } & Lay, Rejection> {
  const fields = parseFields(input, at, ['type', 'notes', 'real']);
  if (!fields.ok) return fields;
  const { notes, real } = fields.value;
  if ((notes === undefined) === (real === undefined)) return fail(malformed(at, 'either notes or real'));
  if (notes === undefined)
    return isIntegerIn(real, 1, Number.MAX_SAFE_INTEGER)
      ? ok({ type: 'lay', real })
      : fail(malformed(`${at}.real`, 'whole amount from 1'));
  const counts = parseCounts(notes, `${at}.notes`);
  if (!counts.ok) return counts;
  return Object.keys(counts.value).length === 1
    ? ok({ type: 'lay', notes: counts.value })
    : fail(malformed(`${at}.notes`, 'notes of one colour'));
}

/** The one colour of the notes. @throws RangeError if there are none */
export function colourOf(notes: Counts): PressType {
  for (const type of PRESS_TYPES) if (notes[type] !== undefined) return type;
  throw new RangeError('no notes are laid');
}
