import { actionReader, isWhole, malformed, parseFields, reader, whole } from '../../base/parse.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { PRESS_TYPES, type PressType } from './material.ts';
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

const PRESS_ID = /^(10|20|50|100|150)-[1-9][0-9]?$/;

const press = reader(
  (value): value is PressId => typeof value === 'string' && PRESS_ID.test(value),
  'press: type-place, such as 20-3',
);

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<FuffzigerAction>({
  convert: { press },
  sell: { press },
  finish: {},
  lay: parseLay,
  match: {},
  drop: {},
  bid: { notes: parseCounts, real: whole(0, Number.MAX_SAFE_INTEGER, 'whole amount from 0') },
  unbid: {},
  buy: { presses: parseCounts },
  launder: { notes: parseCounts },
  unlaunder: {},
});

/** Notes of one colour or real money, and not both. */
function parseLay(input: unknown, at: string): Result<{ readonly type: 'lay' } & Lay, Rejection> {
  const fields = parseFields(input, at, ['type', 'notes', 'real']);
  if (!fields.ok) return fields;
  const { notes, real } = fields.value;
  if ((notes === undefined) === (real === undefined)) return fail(malformed(at, 'either notes or real'));
  if (notes === undefined)
    return isWhole(real, 1, Number.MAX_SAFE_INTEGER)
      ? ok({ type: 'lay', real })
      : fail(malformed(`${at}.real`, 'whole amount from 1'));
  const counts = parseCounts(notes, `${at}.notes`);
  if (!counts.ok) return counts;
  return Object.keys(counts.value).length === 1
    ? ok({ type: 'lay', notes: counts.value })
    : fail(malformed(`${at}.notes`, 'notes of one colour'));
}

/** The one colour of laid notes. RangeError if there are none. */
export function colourOf(notes: Counts): PressType {
  for (const type of PRESS_TYPES) if (notes[type] !== undefined) return type;
  throw new RangeError('no notes are laid');
}
