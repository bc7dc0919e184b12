import { seat } from '../../../../core/base/ids.ts';
import { dealOf } from '../../../../core/games/falsche-fuffziger/material.ts';
import {
  isNone,
  NO_MONEY,
  worthOf,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type {
  AuctionOutcome,
  Opening,
  Shopping,
} from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { EarlierAuction } from './log-pages.ts';
import { pressLogText, type LogEntry } from './press-log-text.ts';
import { isNothing } from './outlook.ts';
import type { Words } from './use-words.ts';

/** The text of a revealed bid: "58 (50 and 8 real)", or just its only part. */
function bidTextFor(words: Words) {
  const { t, number, brief, layName } = words;
  return (bid: Money): string => {
    if (isNothing(bid)) return words.moneyName(bid);
    if (isNone(bid.notes)) return layName({ real: bid.real });
    const isOneNote = bid.real === 0 && Object.values(bid.notes).join() === '1';
    if (isOneNote) return layName({ notes: bid.notes });
    const facts = { sum: number(worthOf(bid)), money: brief(bid) };
    return t('table.log.bid', facts);
  };
}

/** The sentences about opened fists. */
function openingTextFor(words: Words) {
  const { t, number, isYou } = words;
  const ofBid = bidTextFor(words);

  /** Who gets the card, for how much, and the bids, the highest first. */
  function ofOpening({ card, bids, winner }: Opening): LogEntry {
    const { least, real } = dealOf(card);
    const facts = { least: number(least), real: number(real) };
    const fists = bids.map((bid, at) => ({ seat: seat(at), bid }));
    const details = fists
      .filter(({ bid }) => !isNothing(bid))
      .sort((one, other) => worthOf(other.bid) - worthOf(one.bid))
      .map(({ seat: at, bid }) => ({ seat: at, text: ofBid(bid), isWinner: at === winner }));
    const empty = fists.filter(({ bid }) => isNothing(bid)).map(({ seat: at }) => at);
    const bidTexts = {
      details,
      ...(empty.length === 0 ? {} : { rest: t('table.log.noBid', { names: words.listed(empty) }) }),
    };
    if (winner === undefined) return { text: t('table.log.unsold', facts), ...bidTexts };
    const paid = { ...facts, paid: number(worthOf(bids[winner] ?? NO_MONEY)) };
    return {
      seat: winner,
      text: t(isYou(winner) ? 'you.did.laundered' : 'table.log.laundered', paid),
      ...bidTexts,
    };
  }

  /** Why this one of equal bids has won; undefined without a tie. */
  function tieOf({ bids, winner }: Opening): string | undefined {
    const sum = worthOf(bids[winner ?? -1] ?? NO_MONEY);
    if (winner === undefined || bids.filter((bid) => worthOf(bid) === sum).length === 1) return undefined;
    const facts = { sum: number(sum), name: words.name(winner) };
    return t(isYou(winner) ? 'you.tie' : 'table.laundering.tie', facts);
  }
  return { ofBid, ofOpening, tieOf };
}

/** The sentences of the log. */
export function logTextFor(words: Words) {
  const { t, number, coinsName, brief, pressCounts, isYou } = words;

  /** Who takes the lot, and what the others took back, if that is known. */
  function ofAuction({ lot, winner, paid, laid = [] }: AuctionOutcome & Partial<EarlierAuction>): LogEntry {
    const coins = coinsName(lot);
    if (winner === undefined) return { text: t('table.log.unwanted', { coins }) };
    const facts = { coins, money: brief(paid) };
    const details = laid
      .filter(({ seat: at }) => at !== winner)
      .map(({ seat: at, money }) => ({
        seat: at,
        text: t(isYou(at) ? 'you.did.tookBack' : 'table.log.tookBack', { money: brief(money) }),
      }));
    return { seat: winner, text: t(isYou(winner) ? 'you.did.auction' : 'table.log.auction', facts), details };
  }

  /** Who took the lot, and for what, as a sentence. */
  function auctionEnd({ lot, winner, paid }: AuctionOutcome): string {
    const facts = { coins: coinsName(lot), money: brief(paid) };
    if (winner === undefined) return t('table.auction.lastNobody', facts);
    return isYou(winner)
      ? t('you.last', facts)
      : t('table.auction.last', { ...facts, name: words.name(winner) });
  }

  const ofShopping = ({ seat: at, presses, paid }: Shopping): LogEntry => ({
    seat: at,
    text: isNone(presses)
      ? t(isYou(at) ? 'you.did.boughtNothing' : 'table.log.boughtNothing')
      : t(isYou(at) ? 'you.did.bought' : 'table.log.bought', {
          presses: pressCounts(presses),
          paid: number(paid),
        }),
  });
  return { ...pressLogText(words), ...openingTextFor(words), auctionEnd, ofAuction, ofShopping };
}
