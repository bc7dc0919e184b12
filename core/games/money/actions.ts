import { assertNever } from '../../base/assert-never.ts';
import { seat, type Seat } from '../../base/ids.ts';
import { isFields, isOneOf, isWhole, isWholeList, malformed, parseFields } from '../../base/parse.ts';
import type { Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
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

/** The keys of each action. */
const KEYS = {
  bid: ['type', 'cards'],
  unbid: ['type'],
  take: ['type', 'display'],
  swap: ['type', 'with'],
  pass: ['type'],
} as const satisfies Record<MoneyAction['type'], readonly string[]>;

const TYPES = Object.keys(KEYS) as readonly MoneyAction['type'][];

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export function parseAction(input: unknown): Result<MoneyAction, Rejection> {
  const type = isFields(input) ? input['type'] : undefined;
  if (!isOneOf(type, TYPES)) return fail(malformed('action.type', TYPES.join(' | ')));
  const fields = parseFields(input, 'action', KEYS[type]);
  if (!fields.ok) return fields;
  switch (type) {
    case 'bid':
      return parseBid(fields.value['cards']);
    case 'take':
      return parseTake(fields.value['display']);
    case 'swap':
      return parseSwap(fields.value['with']);
    case 'unbid':
    case 'pass':
      return ok({ type });
    default:
      return assertNever(type);
  }
}

const parseBid = (cards: unknown): Result<MoneyAction, Rejection> =>
  isWholeList(cards, BLUFF, LAST_CARD)
    ? ok({ type: 'bid', cards })
    : fail(malformed('action.cards', `card numbers ${BLUFF}–${LAST_CARD}`));

const parseTake = (display: unknown): Result<MoneyAction, Rejection> =>
  isOneOf(display, DISPLAYS)
    ? ok({ type: 'take', display })
    : fail(malformed('action.display', DISPLAYS.join(' | ')));

const parseSwap = (partner: unknown): Result<MoneyAction, Rejection> =>
  isWhole(partner, 0, SEATS.max - 1)
    ? ok({ type: 'swap', with: seat(partner) })
    : fail(malformed('action.with', `seat 0–${SEATS.max - 1}`));
