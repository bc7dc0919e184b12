import { seat } from '../../../../../core/base/ids.ts';
import { worthOf } from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { AuctionOutcome, Opening } from '../../../../../core/games/falsche-fuffziger/material/report.ts';
import { isNothing } from '../view-facts.ts';
import type { Words } from '../use-words.ts';
import { auctionText, fistText, openingText, type PastAuction } from './money-text.ts';
import { type LogEntry } from './press-text.ts';

/** An auction, with what the others took back, if that is known. */
export function auctionLog(auction: AuctionOutcome & Partial<PastAuction>, words: Words): LogEntry {
  const { winner, laid = [] } = auction;
  const others = winner === undefined ? [] : laid.filter(({ seat: at }) => at !== winner);
  const details = others.map(({ seat: at, money }) => ({
    text: words.seatText(at, 'you.log.tookBack', 'table.log.tookBack', { money: words.brief(money) }),
  }));
  return { text: auctionText(auction, words), details };
}

/** An opening with its bids, the highest first. */
export function openingLog(opening: Opening, words: Words): LogEntry {
  const fists = opening.bids.map((bid, at) => ({ seat: seat(at), bid }));
  const details = fists
    .filter(({ bid }) => !isNothing(bid))
    .sort((one, other) => worthOf(other.bid) - worthOf(one.bid))
    .map(({ seat: at, bid }) => ({ text: fistText(at, bid, words), isWinner: at === opening.winner }));
  const empty = fists.filter(({ bid }) => isNothing(bid)).map(({ seat: at }) => at);
  return {
    text: openingText(opening, words),
    details,
    ...(empty.length > 0 && { rest: words.t('table.log.noBid', { names: words.listed(empty) }) }),
  };
}
