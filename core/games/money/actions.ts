import type { Seat } from '../../base/ids.ts';
import { actionReader, oneOf, integer, integers } from '../../base/parse.ts';
import { BLUFF, DISPLAYS, LAST_CARD, type Card, type DisplayName } from './material.ts';
import { SEATS } from './options.ts';

/** The actions of a seat. */
export type MoneyAction =
  /** Seals a bid, in any order of cards. 0 is the bluff card. */
  | { readonly type: 'bid'; readonly cards: readonly Card[] }
  /** Takes the sealed bid back (Money! Decision M3). */
  | { readonly type: 'unbid' }
  | { readonly type: 'take'; readonly display: DisplayName }
  | { readonly type: 'swap'; readonly with: Seat }
  | { readonly type: 'pass' };

/** The legal moves of a seat, by action type; `{}` if there are none. */
export interface MoneyLegal {
  /** At least `min` different cards of `from`, which is ascending. */
  readonly bid?: { readonly from: readonly Card[]; readonly min: 1 };
  readonly unbid?: Readonly<Record<string, never>>;
  readonly take?: { readonly display: readonly DisplayName[] };
  /** Seats, ascending. Absent if there is no one to swap with. */
  readonly swap?: { readonly with: readonly Seat[] };
  readonly pass?: Readonly<Record<string, never>>;
}

/** Reads an action and checks only its form. Rejects with malformed or unknown-key. */
export const parseAction = actionReader<MoneyAction>({
  bid: { cards: integers(BLUFF, LAST_CARD, `card numbers ${BLUFF}–${LAST_CARD}`) },
  unbid: {},
  take: { display: oneOf(DISPLAYS) },
  swap: { with: integer<Seat>(0, SEATS.max - 1, `seat 0–${SEATS.max - 1}`) },
  pass: {},
});
