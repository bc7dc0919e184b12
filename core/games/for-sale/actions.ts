import { actionReader, integer } from '../../base/parse.ts';
import { LAST_BUILDING, type Amount, type Building } from './material.ts';

/** The actions of a seat. */
export type ForSaleAction =
  /** Raises this player's bid to `amount`: the new total, in thousands. */
  | { readonly type: 'bid'; readonly amount: Amount }
  | { readonly type: 'pass' }
  /** Chooses the building to sell, face down. */
  | { readonly type: 'sell'; readonly building: Building }
  /** Takes that choice back. */
  | { readonly type: 'unsell' };

/** The legal moves of a seat, by action type; `{}` if there are none. */
export interface ForSaleLegal {
  /** Any integer from `min` to `max`, in thousands. Absent if the seat cannot outbid (For Sale Decision F4). */
  readonly bid?: { readonly min: Amount; readonly max: Amount };
  readonly pass?: Readonly<Record<string, never>>;
  /** One of these, ascending. */
  readonly sell?: { readonly building: readonly Building[] };
  readonly unsell?: Readonly<Record<string, never>>;
}

/** Reads an action and checks only its form. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<ForSaleAction>({
  bid: { amount: integer(0, Number.MAX_SAFE_INTEGER, 'whole amount in thousands') },
  pass: {},
  sell: { building: integer(1, LAST_BUILDING, `building 1–${LAST_BUILDING}`) },
  unsell: {},
});
