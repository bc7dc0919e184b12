import type { Seat } from '../../../../../core/base/ids.ts';
import { dealOf } from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  isNone,
  NO_MONEY,
  worthOf,
  type Money,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type {
  AuctionOutcome,
  Opening,
  Shopping,
} from '../../../../../core/games/falsche-fuffziger/material/report.ts';
import { isolate } from '../../../../i18n/index.ts';
import { isNothing } from '../view-facts.ts';
import type { Words } from '../use-words.ts';

/** What happened to money in phases 3 to 6, in words. */

/** An auction with the final stakes of all players. */
export interface PastAuction extends AuctionOutcome {
  readonly laid: readonly { readonly seat: Seat; readonly money: Money }[];
}

/** Who takes the lot, and for what; `isPast`: who took it. */
export function auctionText({ lot, winner, paid }: AuctionOutcome, words: Words, isPast = false): string {
  const { t, seatText } = words;
  const facts = { coins: words.coinsName(lot), money: words.brief(paid) };
  if (winner === undefined) return t('table.auction.lastNobody', facts);
  return isPast
    ? seatText(winner, 'you.last', 'table.auction.last', facts)
    : seatText(winner, 'you.log.auction', 'table.log.auction', facts);
}

/** The text of a revealed bid: "58 (50 and 8 real)", or just its only part. */
export function bidText(bid: Money, words: Words): string {
  const { t, number, brief, layName } = words;
  if (isNothing(bid)) return words.moneyName(bid);
  if (isNone(bid.notes)) return layName({ real: bid.real });
  const isOneNote = bid.real === 0 && Object.values(bid.notes).join() === '1';
  if (isOneNote) return layName({ notes: bid.notes });
  return t('table.log.bid', { sum: number(worthOf(bid)), money: brief(bid) });
}

/** "Ada: 58 (50 and 8 real)". */
export const fistText = (at: Seat, bid: Money, words: Words): string =>
  words.t('table.news.bid', { name: isolate(words.label(at)), bid: bidText(bid, words) });

/** Who gets the card, and for how much. */
export function openingText({ card, bids, winner }: Opening, { t, seatText, number }: Words): string {
  const { least, real } = dealOf(card);
  const facts = { least: number(least), real: number(real) };
  if (winner === undefined) return t('table.log.unsold', facts);
  const paid = number(worthOf(bids[winner] ?? NO_MONEY));
  return seatText(winner, 'you.log.laundered', 'table.log.laundered', { ...facts, paid });
}

/** Why this one of equal bids has won; undefined without a tie. */
export function tieText({ bids, winner }: Opening, { seatText, number }: Words): string | undefined {
  const sum = worthOf(bids[winner ?? -1] ?? NO_MONEY);
  if (winner === undefined || bids.filter((bid) => worthOf(bid) === sum).length === 1) return undefined;
  return seatText(winner, 'you.tie', 'table.laundering.tie', { sum: number(sum) });
}

export function shoppingText(
  { seat: at, presses, paid }: Shopping,
  { seatText, number, pressCounts }: Words,
): string {
  const facts = { presses: pressCounts(presses), paid: number(paid) };
  const kind = isNone(presses) ? 'boughtNothing' : 'bought';
  return seatText(at, `you.log.${kind}`, `table.log.${kind}`, facts);
}
