import { seat, seatsOf, type Seat } from '../../../../core/base/ids.ts';
import type { BuyingView, ForSaleView, SellingView } from '../../../../core/games/for-sale/view.ts';
import { purchaseOf } from './player-status.ts';
import type { Words } from './use-words.ts';

/** Whose turn it is, the highest bid, this player's money, and who is still in. */
export default function status(view: ForSaleView, words: Words): readonly string[] {
  const { round } = view;
  if (round === undefined) return [words.t('table.wait.over'), ...ownMoney(view, words)];
  return round.type === 'buying' ? whileBuying(view, round, words) : whileSelling(view, round, words);
}

function whileBuying(view: ForSaleView, round: BuyingView, words: Words): readonly string[] {
  const { t, number, name, listed, isYou } = words;
  const leader = round.high === 0 ? undefined : seat(round.bids.indexOf(round.high));
  const amount = number(round.high);
  const high = (at: Seat): string =>
    isYou(at) ? t('you.high', { amount }) : t('table.status.high', { name: name(at), amount });
  const activeSeats = seatsOf(view.seatCount).filter((at) => purchaseOf(at, round) === undefined);
  const isAlone = activeSeats.length === 1 && activeSeats.every(isYou);
  return [
    round.turn === view.own?.seat
      ? t('table.status.turn')
      : t('table.wait.buying', { name: name(round.turn) }),
    leader === undefined ? t('table.status.noBid') : high(leader),
    ...ownMoney(view, words),
    isAlone ? t('you.in') : t('table.status.in', { names: listed(activeSeats) }, activeSeats.length),
    t('table.status.offer', { buildings: round.offer.map(number).join(', ') }, round.offer.length),
  ];
}

function whileSelling(view: ForSaleView, round: SellingView, words: Words): readonly string[] {
  const { t, names, dollars } = words;
  const { own, seatCount } = view;
  const missing = seatsOf(seatCount).filter((at) => !round.chosen.includes(at));
  const others = missing.filter((at) => at !== own?.seat);
  const waits = others.length === 0 ? [] : [t('table.wait.selling', { names: names(others) }, others.length)];
  const isAwaited = others.length < missing.length;
  return [
    ...(isAwaited ? [t('table.status.sell')] : []),
    ...waits,
    t('table.status.cheques', { cheques: round.cheques.map(dollars).join(', ') }, round.cheques.length),
    ...ownMoney(view, words),
  ];
}

function ownMoney({ own, round }: ForSaleView, { t, number, dollars }: Words): readonly string[] {
  if (own === undefined) return [];
  const bid = round?.type === 'buying' ? (round.bids[own.seat] ?? 0) : 0;
  const money = { money: number(own.money), bid: number(bid) };
  const sum = own.sales.reduce((all, { cheque }) => all + cheque, 0);
  return [
    t(`table.status.money${bid > 0 ? 'Bid' : ''}`, money),
    ...(own.chosen === undefined ? [] : [t('table.status.sold', { building: number(own.chosen) })]),
    ...(own.sales.length === 0 ? [] : [t('table.status.sum', { sum: dollars(sum) })]),
  ];
}
