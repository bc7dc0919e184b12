import { assertNever } from '../../base/assert-never.ts';
import { isFields, isOneOf, isWhole, malformed, parseFields } from '../../base/parse.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { LAST_BUILDING, type Amount, type Building } from './material.ts';

/** What a seat can do. */
export type ForSaleAction =
  /** Raises the own bid to `amount`: the new total, in thousands. */
  | { readonly type: 'bid'; readonly amount: Amount }
  | { readonly type: 'pass' }
  /** Chooses the building to sell, face down. */
  | { readonly type: 'sell'; readonly building: Building }
  /** Takes that choice back. */
  | { readonly type: 'unsell' };

/** What a seat may do now, by action type. `{}`: nothing. */
export interface ForSaleLegal {
  /** Any whole amount from `min` to `max`, in thousands. Absent if the seat cannot outbid (For Sale Decision F4). */
  readonly bid?: { readonly min: Amount; readonly max: Amount };
  readonly pass?: Readonly<Record<string, never>>;
  /** One of these, ascending. */
  readonly sell?: { readonly building: readonly Building[] };
  readonly unsell?: Readonly<Record<string, never>>;
}

/** The keys of each action. */
const KEYS = {
  bid: ['type', 'amount'],
  pass: ['type'],
  sell: ['type', 'building'],
  unsell: ['type'],
} as const satisfies Record<ForSaleAction['type'], readonly string[]>;

const TYPES = Object.keys(KEYS) as readonly ForSaleAction['type'][];

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export function parseAction(input: unknown): Result<ForSaleAction, Rejection> {
  const type = isFields(input) ? input['type'] : undefined;
  if (!isOneOf(type, TYPES)) return fail(malformed('action.type', TYPES.join(' | ')));
  const fields = parseFields(input, 'action', KEYS[type]);
  if (!fields.ok) return fields;
  switch (type) {
    case 'bid':
      return parseBid(fields.value['amount']);
    case 'sell':
      return parseSell(fields.value['building']);
    case 'pass':
    case 'unsell':
      return ok({ type });
    default:
      return assertNever(type);
  }
}

const parseBid = (amount: unknown): Result<ForSaleAction, Rejection> =>
  isWhole(amount, 0, Number.MAX_SAFE_INTEGER)
    ? ok({ type: 'bid', amount })
    : fail(malformed('action.amount', 'whole amount in thousands'));

const parseSell = (building: unknown): Result<ForSaleAction, Rejection> =>
  isWhole(building, 1, LAST_BUILDING)
    ? ok({ type: 'sell', building })
    : fail(malformed('action.building', `building 1–${LAST_BUILDING}`));
