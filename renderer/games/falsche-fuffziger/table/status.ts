import { seatsOf } from '../../../../core/base/ids.ts';
import { dealOf } from '../../../../core/games/falsche-fuffziger/material.ts';
import { NO_MONEY, worthOf } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView, PhaseView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { isNothing } from './view-facts.ts';
import type { PhaseOf } from './step.ts';
import type { Words } from './use-words.ts';

/** Phase and turn, the last raise, this player's money, and who is still in. */
export default function status(view: FuffzigerView, words: Words): readonly string[] {
  const { phase } = view;
  const { t, number } = words;
  if (phase === undefined) return [t('table.around.wait.over'), ...ownMoney(view, words)];
  const where = t('table.status.where', {
    round: number(view.round),
    phase: t(`table.around.phase.${phase.type}`),
  });
  return [where, ...phaseLines(view, phase, words), ...ownMoney(view, words)];
}

function phaseLines(view: FuffzigerView, phase: PhaseView, words: Words): readonly string[] {
  const { t, name } = words;
  switch (phase.type) {
    case 'producing':
    case 'buying':
      return [
        phase.turn === view.own?.seat
          ? t(`table.status.${phase.type}`)
          : t(`table.around.wait.${phase.type}`, { name: name(phase.turn) }),
      ];
    case 'auction':
      return auctionLines(view, phase, words);
    case 'laundering':
      return [...missing(view, phase, words), ...launderingLines(view, words)];
    case 'general':
      return missing(view, phase, words);
  }
}

function auctionLines(view: FuffzigerView, phase: PhaseOf<'auction'>, words: Words): readonly string[] {
  const { t, name, listed, isYou, number, brief, coinsName, layName } = words;
  const { own } = view;
  const { led, turn, leader, isIn, laid } = phase;
  const decision = led === undefined ? 'lead' : 'match';
  const stake = own === undefined ? NO_MONEY : (laid[own.seat] ?? NO_MONEY);
  const inSeats = seatsOf(view.seatCount).filter((at) => isIn[at] === true);
  const isAlone = inSeats.length === 1 && inSeats.every(isYou);
  return [
    t('table.status.lot', { coins: coinsName(phase.lot) }),
    turn === own?.seat
      ? t(`table.status.${decision}`)
      : t(`table.around.wait.${decision}`, { name: name(turn) }),
    led === undefined
      ? t('table.status.noLay')
      : t(isYou(leader) ? 'you.lay' : 'table.status.lay', { name: name(leader), lay: layName(led) }),
    isAlone ? t('you.in') : t('table.status.in', { names: listed(inSeats) }, inSeats.length),
    ...(isNothing(stake)
      ? []
      : [t('table.auction.stake', { money: brief(stake), sum: number(worthOf(stake)) })]),
  ];
}

/** Who has not chosen yet, this player first. */
function missing(
  { own, seatCount }: FuffzigerView,
  { type, chosen }: PhaseOf<'laundering' | 'general'>,
  { t, names }: Words,
): readonly string[] {
  const seats = seatsOf(seatCount).filter((at) => !chosen.includes(at));
  const others = seats.filter((at) => at !== own?.seat);
  return [
    ...(others.length < seats.length ? [t(`table.status.${type}`)] : []),
    ...(others.length > 0 ? [t(`table.around.wait.${type}`, { names: names(others) }, others.length)] : []),
  ];
}

function launderingLines({ laundering }: FuffzigerView, { t, number }: Words): readonly string[] {
  if (laundering.open === undefined) return [];
  const { least, real } = dealOf(laundering.open);
  return [t('table.laundering.card', { least: number(least), real: number(real) })];
}

function ownMoney(view: FuffzigerView, words: Words): readonly string[] {
  const { own, coins } = view;
  if (own === undefined) return [];
  const { t, moneyName, brief, coinsName } = words;
  const { sealed } = own;
  return [
    t(`table.status.money${isNothing(own) ? 'None' : ''}`, {
      money: moneyName(own),
      coins: coinsName(coins[own.seat] ?? 0),
    }),
    ...(sealed === undefined ? [] : [t('table.status.sealed', { money: brief(sealed) })]),
  ];
}
