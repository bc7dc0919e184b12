import type { Seat } from '../../base/ids.ts';
import { actionReader, oneOf, whole, wholes } from '../../base/parse.ts';
import { BLUFF, DISPLAYS, LAST_CARD, SEATS, type Card, type DisplayName } from './material.ts';

/** What a seat can do. */
export type MoneyAction =
  /** Seals a bid; the order of the cards means nothing. 0 is the bluff card. */
  | { readonly type: 'bid'; readonly cards: readonly Card[] }
  /** Takes the sealed bid back (Money! Decision M3). */
  | { readonly type: 'unbid' }
  | { readonly type: 'take'; readonly display: DisplayName }
  | { readonly type: 'swap'; readonly with: Seat }
  | { readonly type: 'pass' };

/** What a seat may do now, by action type. `{}`: nothing. */
export interface MoneyLegal {
  /** At least `min` different ones of the cards `from`, ascending. */
  readonly bid?: { readonly from: readonly Card[]; readonly min: 1 };
  readonly unbid?: Readonly<Record<string, never>>;
  readonly take?: { readonly display: readonly DisplayName[] };
  /** Seats, ascending. Absent if there is nobody to swap with. */
  readonly swap?: { readonly with: readonly Seat[] };
  readonly pass?: Readonly<Record<string, never>>;
}

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<MoneyAction>({
  bid: { cards: wholes(BLUFF, LAST_CARD, `card numbers ${BLUFF}–${LAST_CARD}`) },
  unbid: {},
  take: { display: oneOf(DISPLAYS) },
  swap: { with: whole<Seat>(0, SEATS.max - 1, `seat 0–${SEATS.max - 1}`) },
  pass: {},
});
