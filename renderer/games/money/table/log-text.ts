import { worthOf } from '../../../../core/games/money/material.ts';
import type { Act, Refill, Reveal, Tie } from '../../../../core/games/money/round.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import { isolate } from '../../../i18n/index.ts';
import { previousRoundOfHand } from './player-status.ts';
import type { Words } from './use-words.ts';

export function revealText({ order, bids }: Reveal, { t, number, name, isYou }: Words): string {
  const [first] = order;
  if (first === undefined) return t('table.log.nobody');
  const worth = number(bids[first]?.worth ?? 0);
  return isYou(first) ? t('you.first', { worth }) : t('table.log.revealed', { name: name(first), worth });
}

export function actText(act: Act, { t, number, name, isYou }: Words): string {
  const isOwn = isYou(act.seat);
  if (act.type === 'passed') {
    const back = { name: name(act.seat), worth: number(worthOf(act.back)) };
    return t(isOwn ? 'you.passed' : 'table.log.passed', back);
  }
  const facts = {
    name: name(act.seat),
    gain: number(worthOf(act.gained)),
    worth: number(worthOf(act.laid)),
  };
  if (act.type === 'took')
    return isOwn ? t(`you.${act.display}`, facts) : t(`table.log.${act.display}`, facts);
  if (isOwn) return t('you.swapped', { ...facts, other: name(act.with) });
  return isYou(act.with)
    ? t('you.swappedWith', facts)
    : t('table.log.swapped', { ...facts, other: name(act.with) });
}

export const refillText = ({ pile }: Refill, { t, number }: Words): string =>
  t('table.log.refilled', { count: number(pile) }, pile);

/** "Ben (number 4)"; only the name if no number of that bid was compared. */
function tiedPlayer({ seats, decidedBy }: Tie, at: number, { t, number, inList }: Words): string {
  const seat = seats[at];
  if (seat === undefined) return '';
  const serials = (decidedBy[at] ?? []).map((serial) =>
    serial === 0 ? t('table.log.bluff') : t('table.log.serial', { serial: number(serial) }),
  );
  const player = isolate(inList(seat));
  return serials.length === 0 ? player : t('table.log.tied', { name: player, serials: serials.join(', ') });
}

export const tieText = (tie: Tie, words: Words): string =>
  words.t('table.log.tie', {
    worth: words.number(tie.worth),
    order: tie.seats.map((_, at) => tiedPlayer(tie, at, words)).join(', '),
  });

/** The last action or reveal, from the view alone. */
export function latestText(view: MoneyView, words: Words): string | undefined {
  const round = view.round?.type === 'acting' ? view.round : previousRoundOfHand(view);
  const last = round?.acts.at(-1);
  if (last !== undefined) return actText(last, words);
  return round && revealText(round, words);
}
