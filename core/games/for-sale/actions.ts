import { actionReader, whole } from '../../base/parse.ts';
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

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<ForSaleAction>({
  bid: { amount: whole(0, Number.MAX_SAFE_INTEGER, 'whole amount in thousands') },
  pass: {},
  sell: { building: whole(1, LAST_BUILDING, `building 1–${LAST_BUILDING}`) },
  unsell: {},
});
