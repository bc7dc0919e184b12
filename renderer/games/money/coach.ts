import { assertNever } from '../../../core/base/assert-never.ts';
import { isSameJson } from '../../../core/base/json.ts';
import type { Advice } from '../../../core/game.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { BLUFF, currencyOf, faceOf, worthOf, type Card } from '../../../core/games/money/material.ts';
import type { Made, MoneyReason } from '../../../core/games/money/reason.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { useFormat, type KeysOf } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { CoachSpeech } from '../game-renderer.ts';
import type { GameSnapshot } from '../table-parts.ts';
import { useSeatWords, type SeatWords } from '../shared/use-seat-words.ts';
import type english from './messages/en/coach-words.json';
import { lossOf } from './losses.ts';

type Advised = Advice<MoneyTypes>;
type Words = SeatWords<KeysOf<typeof english>> & { readonly list: (parts: readonly string[]) => string };

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach-words.json'));

/** Points are rounded to multiples of this. */
const UNIT = 10;
/** From this probability (0–1) on, something is described as certain. */
const SURE = 0.995;

/** The coach's sentences about Money!. */
export default function useCoach(
  snapshot: () => GameSnapshot<MoneyTypes>,
  seats: () => readonly SeatFrame[],
): CoachSpeech<MoneyTypes> {
  const seatWords: Words = { ...useSeatWords('money', seats), list: useFormat().list };
  const { t, number } = seatWords;
  return {
    when: () => {
      const { round } = snapshot().view;
      if (round === undefined) return '';
      return t(`coach.when.${round.type}`, { hand: number(round.hand), round: number(round.round) });
    },
    choice: (action) => choiceText(action, seatWords),
    total: (total) => t('coach.total', { total: number(UNIT * Math.round(total / UNIT)) }),
    why: (advice) => whyText(advice, seatWords),
    warning: (action) => {
      const loss = lossOf(snapshot().view, action);
      if (loss === undefined) return undefined;
      const { type, points, instead } = loss;
      const other = otherText(instead, seatWords);
      return t(`coach.warning.${type}`, { lost: number(points), other });
    },
  };
}

type Bid = Extract<MoneyAction, { readonly type: 'bid' }>;

function choiceText(action: MoneyAction, words: Words): string {
  if (action.type !== 'bid') return actText('choice', action, words);
  const { t, number, list } = words;
  const worth = worthOf(action.cards);
  if (worth === 0) return t('coach.choice.sitOut');
  return t('coach.choice.bid', {
    worth: number(worth),
    cards: list(cardTexts(action.cards, { t, number })),
  });
}

/** An action other than a bid: like the label of a button, or as a noun within a sentence (`other`). */
function actText(as: 'choice' | 'other', action: Exclude<MoneyAction, Bid>, { t, name }: Words): string {
  switch (action.type) {
    case 'take':
      return t(`coach.${as}.${action.display}`);
    case 'swap':
      return t(`coach.${as}.swap`, { name: name(action.with) });
    case 'pass':
    case 'unbid':
      return t(`coach.${as}.${action.type}`);
    default:
      return assertNever(action);
  }
}

/** The notes by kind with their numbers, then coins and the bluff card. */
function cardTexts(cards: readonly Card[], { t, number }: Pick<Words, 't' | 'number'>): readonly string[] {
  const notes = [...cards]
    .sort((one, other) => one - other)
    .flatMap((card) => {
      const currency = currencyOf(card);
      if (currency === undefined) return [];
      return [t('coach.card', { face: number(faceOf(card)), currency: t(`coach.currency.${currency}`) })];
    });
  const kinds = [...new Set(notes)].map((card) => {
    const count = notes.filter((one) => one === card).length;
    return count === 1 ? card : t('coach.times', { count: number(count), card });
  });
  const isBluffing = cards.includes(BLUFF);
  const coins = cards.length - notes.length - (isBluffing ? 1 : 0);
  return [
    ...kinds,
    ...(coins > 0 ? [t('coach.coins', { count: number(coins) }, coins)] : []),
    ...(isBluffing ? [t('coach.bluff')] : []),
  ];
}

/** An action as a noun within a sentence about another action, `best`. */
function otherText(action: MoneyAction, words: Words, best?: MoneyAction): string {
  if (action.type !== 'bid') return actText('other', action, words);
  const worth = worthOf(action.cards);
  if (worth === 0) return words.t('coach.other.sitOut');
  const isEqual = best?.type === 'bid' && worthOf(best.cards) === worth;
  return words.t(isEqual ? 'coach.other.equal' : 'coach.other.bid', { worth: words.number(worth) });
}

function whyText(advice: Advised, words: Words): string {
  const { reason } = advice;
  const { t, number, name } = words;
  const best = advice.choices[0]?.action;
  const points = (value: number): string => number(Math.max(UNIT, UNIT * Math.round(value / UNIT)));
  /** How many points more the best choice brings than another, consistent with the totals on the screen. */
  const more = (value: number, isOther: (action: MoneyAction) => boolean): string =>
    points(displayedLead(advice, isOther) ?? value);
  switch (reason.type) {
    case 'alone':
      return t('coach.why.alone');
    case 'order': {
      const { mostly } = reason;
      const order = t('coach.why.order', bidWords(reason, words));
      return mostly === undefined ? order : `${order} ${t(`coach.why.mostly.${mostly}`)}`;
    }
    case 'price':
      return t('coach.why.price', {
        ...bidWords(reason, words),
        more: more(reason.more, isBidOf(reason.other.worth)),
      });
    case 'sit-out':
      return t('coach.why.sitOut', {
        worth: number(reason.worth),
        more: more(reason.more, isBidOf(reason.worth)),
      });
    case 'gain': {
      const gain = t('coach.why.gain', {
        more: more(reason.more, (action) => isSameJson(action, reason.other)),
        other: otherText(reason.other, words, best),
      });
      const { made, grown } = reason;
      if (made !== undefined) return `${madeText(made, words)} ${gain}`;
      if (grown === undefined) return gain;
      const currency = t(`coach.currency.${grown.currency}`);
      return `${t('coach.why.grown', { currency, sum: number(grown.sum) })} ${gain}`;
    }
    case 'rival': {
      const other = otherText(reason.other, words, best);
      return t('coach.why.rival', { name: name(reason.seat), less: points(reason.less), other });
    }
    case 'odds':
      return t('coach.why.odds', { other: otherText(reason.other, words, best) });
    case 'close':
      return t('coach.why.close', { other: otherText(reason.other, words, best) });
    default:
      return assertNever(reason);
  }
}

const isBidOf =
  (worth: number) =>
  (action: MoneyAction): boolean =>
    action.type === 'bid' && worthOf(action.cards) === worth;

/** The difference of two displayed totals; undefined if the other one is not displayed. */
function displayedLead(
  { choices: [best, ...others] }: Advised,
  isOther: (action: MoneyAction) => boolean,
): number | undefined {
  const other = others.find(({ action }) => isOther(action));
  if (best === undefined || other === undefined) return undefined;
  const lead = UNIT * (Math.round(best.total / UNIT) - Math.round(other.total / UNIT));
  return lead > 0 ? lead : undefined;
}

type TwoBids = Pick<Extract<MoneyReason, { readonly type: 'order' }>, 'best' | 'other'>;

const bidWords = ({ best, other }: TwoBids, words: Words) => {
  const often = tenths(best.first);
  return {
    worth: words.number(best.worth),
    often: oftenText(often, words),
    other: words.number(other.worth),
    otherOften: oftenText(tenths(other.first), words, isSome(often)),
  };
};

const tenths = (odds: number): number => Math.round(10 * odds);
const isSome = (count: number): boolean => count > 0 && count < 10;

/** "3 times out of 10"; just "3" if the sentence `hasBase` already. */
function oftenText(count: number, { t, number }: Words, hasBase = false): string {
  if (!isSome(count)) return t(count === 0 ? 'coach.often.never' : 'coach.often.always');
  return t(hasBase ? 'coach.often.again' : 'coach.often.some', { count: number(count) }, count);
}

function madeText({ currency, type, face, odds }: Made, words: Words): string {
  const { t, number } = words;
  const certainty = odds >= SURE ? 'sure' : 'likely';
  return t(`coach.why.${type}.${certainty}`, {
    currency: t(`coach.currency.${currency}`),
    face: number(face ?? 0),
    often: oftenText(tenths(odds), words),
  });
}
