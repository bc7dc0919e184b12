import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { EventTexts } from '../../table-parts.ts';
import { worthOf } from '../../../../core/games/money/material.ts';
import type { Act, Refill, Reveal, Tie } from '../../../../core/games/money/round.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import { isolate } from '../../../i18n/index.ts';
import { previousRoundOfHand } from './player-status.ts';
import type { Words } from './use-words.ts';

/** The sentences of the log. */
export function logTextFor(words: Words) {
  const { t, number, name, inList, isYou } = words;

  function ofReveal({ order, bids }: Reveal): string {
    const [first] = order;
    if (first === undefined) return t('table.log.nobody');
    const worth = number(bids[first]?.worth ?? 0);
    return isYou(first) ? t('you.first', { worth }) : t('table.log.revealed', { name: name(first), worth });
  }

  function ofAct(act: Act): string {
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

  const ofRefill = ({ pile }: Refill): string => t('table.log.refilled', { count: number(pile) }, pile);

  /** "Ben (number 4)"; only the name if no number of that bid was compared. */
  function tiedPlayer(tie: Tie, at: number): string {
    const seat = tie.seats[at];
    if (seat === undefined) return '';
    const serials = (tie.decidedBy[at] ?? []).map((serial) =>
      serial === 0 ? t('table.log.bluff') : t('table.log.serial', { serial: number(serial) }),
    );
    const player = isolate(inList(seat));
    return serials.length === 0 ? player : t('table.log.tied', { name: player, serials: serials.join(', ') });
  }

  const ofTie = (tie: Tie): string =>
    t('table.log.tie', {
      worth: number(tie.worth),
      order: tie.seats.map((_, at) => tiedPlayer(tie, at)).join(', '),
    });

  /** The last action or reveal, from the view alone. */
  function latest(view: MoneyView): string | undefined {
    const { round } = view;
    if (round?.type === 'acting') {
      const last = round.acts.at(-1);
      return last === undefined ? ofReveal(round) : ofAct(last);
    }
    const before = previousRoundOfHand(view);
    const last = before?.acts.at(-1);
    if (before === undefined) return undefined;
    return last === undefined ? ofReveal(before) : ofAct(last);
  }
  return { ofReveal, ofAct, ofRefill, ofTie, latest };
}

export function eventTexts(words: Words): EventTexts<MoneyTypes> {
  const { ofReveal, ofTie, ofAct, ofRefill } = logTextFor(words);
  const { t, number } = words;
  return {
    revealed: (event) => [ofReveal(event), ...event.ties.map(ofTie)].join(' '),
    took: ofAct,
    swapped: ofAct,
    passed: ofAct,
    refilled: ofRefill,
    'last-round': () => t('table.market.last'),
    'hand-scored': ({ sheet }) => t('table.sheets.scored', { hand: number(sheet.hand) }),
    'hand-dealt': undefined,
    'game-ended': undefined,
  };
}
