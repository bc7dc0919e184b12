import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { worthOf } from '../../../../core/games/money/material.ts';
import type { Reveal } from '../../../../core/games/money/round.ts';
import type { MoneyView, OwnCards } from '../../../../core/games/money/view.ts';
import { previousRoundOfHand } from './player-status.ts';
import { groupsOf } from './groups.ts';
import { latestText } from './log-text.ts';
import type { Words } from './use-words.ts';

/** Whose turn it is, the highest bid and the last action, this player's money, and who is still in. */
export default function status(view: MoneyView, words: Words): readonly string[] {
  return [turn(view, words), ...bids(view, words), ...ownMoney(view.own, words), ...stillIn(view, words)];
}

function turn({ round, seatCount, own }: MoneyView, { t, name, names }: Words): string {
  if (round === undefined) return t('table.wait.over');
  if (round.type === 'acting') {
    if (round.acting === own?.seat) return t('table.status.act');
    const key = own !== undefined && round.waiting[0] === own.seat ? 'next' : 'acting';
    return t(`table.wait.${key}`, { name: name(round.acting) });
  }
  const missing = seatsOf(seatCount).filter((at) => !round.chosen.includes(at));
  const others = missing.filter((at) => at !== own?.seat);
  const waits = t('table.wait.bidding', { names: names(others) }, others.length);
  if (others.length === missing.length) return waits;
  return others.length === 0 ? t('table.status.bidAlone') : `${t('table.status.bid')} ${waits}`;
}

function bids(view: MoneyView, words: Words): readonly string[] {
  const { round } = view;
  const before = previousRoundOfHand(view);
  if (round === undefined) return [];
  if (round.type === 'acting') {
    const latest = round.acts.length === 0 ? undefined : latestText(view, words);
    return [...highest(round, 'high', words), ...(latest === undefined ? [] : [latest])];
  }
  return before === undefined ? [words.t('table.status.noBid')] : highest(before, 'highBefore', words);
}

/** The highest bid; empty if all sat out. */
function highest(
  { order, bids: allBids }: Reveal,
  key: 'high' | 'highBefore',
  { t, name, number, isYou }: Words,
): readonly string[] {
  const [first] = order;
  const worth = number(allBids[first ?? -1]?.worth ?? 0);
  if (first === undefined) return [];
  return [isYou(first) ? t(`you.${key}`, { worth }) : t(`table.status.${key}`, { name: name(first), worth })];
}

function ownMoney(own: OwnCards | undefined, { t, number }: Words): readonly string[] {
  if (own === undefined) return [];
  const { hand, sealed } = own;
  const groups = groupsOf(hand).filter(({ name }) => name !== 'bluff');
  const sums = groups.map(({ name, sum }) =>
    t('table.status.sum', { name: t(`table.group.${name}`), sum: number(sum) }),
  );
  const count = groups.reduce((all, { cards }) => all + cards.length, 0);
  const facts = { sum: number(worthOf(hand)), count: number(count), groups: sums.join(', ') };
  const handText = count === 0 ? t('table.status.handNone') : t('table.status.hand', facts, count);
  if (sealed === undefined) return [handText];
  return [handText, t('table.status.sealed', { worth: number(worthOf(sealed)) })];
}

function stillIn({ round, seatCount }: MoneyView, words: Words): readonly string[] {
  if (round?.type === 'acting') {
    const out = seatsOf(seatCount).filter((at) => round.bids[at]?.sitsOut === true);
    const toAct = { names: words.listed([round.acting, ...round.waiting]) };
    return [words.t('table.status.toAct', toAct), ...progressTexts(out, 'out', words)];
  }
  return round === undefined ? [] : progressTexts(round.chosen, 'chosen', words);
}

/** One sentence for "you", since the verb differs, and one for all others. */
function progressTexts(
  seats: readonly Seat[],
  what: 'out' | 'chosen',
  { t, names, isYou }: Words,
): readonly string[] {
  const others = seats.filter((at) => !isYou(at));
  return [
    ...(others.length < seats.length ? [t(`you.${what}`)] : []),
    ...(others.length > 0 ? [t(`table.status.${what}`, { names: names(others) }, others.length)] : []),
  ];
}
