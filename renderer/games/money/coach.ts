import { assertNever } from '../../../core/base/assert-never.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import {
  BLUFF,
  currencyOf,
  DISPLAYS,
  faceOf,
  worthOf,
  type Card,
} from '../../../core/games/money/material.ts';
import type { Made, MoneyReason } from '../../../core/games/money/reason.ts';
import { scoreHand } from '../../../core/games/money/score.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { ActingView, MoneyView, OwnCards } from '../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { useFormat, type KeysOf } from '../../i18n/index.ts';
import type { CoachSpeech } from '../game-renderer.ts';
import type { Moment } from '../table-parts.ts';
import { useSeatWords, type SeatWords } from '../shared/use-seat-words.ts';
import type english from './messages/en/coach-words.ts';

type Words = SeatWords<KeysOf<typeof english>> & { readonly list: (parts: readonly string[]) => string };

/** The words of the coach. */
export const words = {
  en: () => import('./messages/en/coach-words.ts'),
  de: () => import('./messages/de/coach-words.ts'),
  nl: () => import('./messages/nl/coach-words.ts'),
  it: () => import('./messages/it/coach-words.ts'),
};

/** Points are said in this unit. */
const UNIT = 10;
/** From here on (0–1) something is said to happen for sure. */
const SURE = 0.995;

/** How the coach speaks of Money!. */
export default function useCoach(
  moment: () => Moment<MoneyTypes>,
  seats: () => readonly SeatFrame[],
): CoachSpeech<MoneyTypes> {
  const spoken: Words = { ...useSeatWords('money', seats), list: useFormat().list };
  const { t, number } = spoken;
  return {
    when: () => {
      const { round } = moment().view;
      if (round === undefined) return '';
      return t(`coach.when.${round.type}`, { hand: number(round.hand), round: number(round.round) });
    },
    choice: (action) => choiceText(action, spoken),
    total: (total) => t('coach.total', { total: number(UNIT * Math.round(total / UNIT)) }),
    why: ({ reason }) => whyText(reason, spoken),
    warning: (action) => {
      const lost = lossOf(moment().view, action);
      if (lost === undefined) return undefined;
      const { type, points, instead } = lost;
      const other = otherText(instead, spoken);
      return t(`coach.warning.${type}`, { lost: number(points), other });
    },
  };
}

function choiceText(action: MoneyAction, { t, number, name, list }: Words): string {
  switch (action.type) {
    case 'bid': {
      const worth = worthOf(action.cards);
      if (worth === 0) return t('coach.choice.sitOut');
      return t('coach.choice.bid', {
        worth: number(worth),
        cards: list(cardTexts(action.cards, { t, number })),
      });
    }
    case 'take':
      return t(`coach.choice.${action.display}`);
    case 'swap':
      return t('coach.choice.swap', { name: name(action.with) });
    case 'pass':
    case 'unbid':
      return t(`coach.choice.${action.type}`);
    default:
      return assertNever(action);
  }
}

/** Notes one by one, then coins and the bluff card. */
function cardTexts(cards: readonly Card[], { t, number }: Pick<Words, 't' | 'number'>): readonly string[] {
  const notes = cards
    .toSorted((one, other) => one - other)
    .flatMap((card) => {
      const currency = currencyOf(card);
      if (currency === undefined) return [];
      return [t('coach.card', { face: number(faceOf(card)), currency: t(`coach.currency.${currency}`) })];
    });
  const isBluffing = cards.includes(BLUFF);
  const coins = cards.length - notes.length - (isBluffing ? 1 : 0);
  return [
    ...notes,
    ...(coins > 0 ? [t('coach.coins', { count: number(coins) }, coins)] : []),
    ...(isBluffing ? [t('coach.bluff')] : []),
  ];
}

/** A choice as a noun, within a sentence. */
function otherText(action: MoneyAction, { t, number, name }: Words): string {
  switch (action.type) {
    case 'bid': {
      const worth = worthOf(action.cards);
      return worth === 0 ? t('coach.other.sitOut') : t('coach.other.bid', { worth: number(worth) });
    }
    case 'take':
      return t(`coach.other.${action.display}`);
    case 'swap':
      return t('coach.other.swap', { name: name(action.with) });
    case 'pass':
    case 'unbid':
      return t(`coach.other.${action.type}`);
    default:
      return assertNever(action);
  }
}

function whyText(reason: MoneyReason, spoken: Words): string {
  const { t, number, name } = spoken;
  const points = (value: number): string => number(Math.max(UNIT, UNIT * Math.round(value / UNIT)));
  switch (reason.type) {
    case 'alone':
      return t('coach.why.alone');
    case 'order': {
      const { best, other, mostly } = reason;
      const order = t('coach.why.order', bidWords(best, other, spoken));
      return mostly === undefined ? order : `${order} ${t(`coach.why.mostly.${mostly}`)}`;
    }
    case 'price': {
      const { best, other, more } = reason;
      return t('coach.why.price', { ...bidWords(best, other, spoken), more: points(more) });
    }
    case 'sit-out':
      return t('coach.why.sitOut', { worth: number(reason.worth), more: points(reason.more) });
    case 'gain': {
      const gain = t('coach.why.gain', { more: points(reason.more), other: otherText(reason.other, spoken) });
      const { made, grown } = reason;
      if (made !== undefined) return `${madeText(made, spoken)} ${gain}`;
      if (grown === undefined) return gain;
      const currency = t(`coach.currency.${grown.currency}`);
      return `${t('coach.why.grown', { currency, sum: number(grown.sum) })} ${gain}`;
    }
    case 'rival': {
      const other = otherText(reason.other, spoken);
      return t('coach.why.rival', { name: name(reason.seat), less: points(reason.less), other });
    }
    case 'odds': {
      const count = Math.round(100 * reason.more);
      const other = otherText(reason.other, spoken);
      return count === 0
        ? t('coach.why.oddsFew', { other })
        : t('coach.why.odds', { count: number(count), other }, count);
    }
    case 'close':
      return t('coach.why.close', { other: otherText(reason.other, spoken) });
    default:
      return assertNever(reason);
  }
}

type TwoBids = Pick<Extract<MoneyReason, { readonly type: 'order' }>, 'best' | 'other'>;

const bidWords = (best: TwoBids['best'], other: TwoBids['other'], spoken: Words) => {
  const often = tenths(best.first);
  return {
    worth: spoken.number(best.worth),
    often: oftenText(often, spoken),
    other: spoken.number(other.worth),
    otherOften: oftenText(tenths(other.first), spoken, isSome(often)),
  };
};

const tenths = (odds: number): number => Math.round(10 * odds);
const isSome = (count: number): boolean => count > 0 && count < 10;

/** So many cases of ten; `isSaid`: that they are of ten. */
function oftenText(count: number, { t, number }: Words, isSaid = false): string {
  if (!isSome(count)) return t(count === 0 ? 'coach.often.never' : 'coach.often.always');
  return t(isSaid ? 'coach.often.again' : 'coach.often.some', { count: number(count) });
}

function madeText({ currency, type, face, odds }: Made, spoken: Words): string {
  const { t, number } = spoken;
  const certainty = odds >= SURE ? 'sure' : 'likely';
  return t(`coach.why.${type}.${certainty}`, {
    currency: t(`coach.currency.${currency}`),
    face: number(face ?? 0),
    often: oftenText(tenths(odds), spoken),
  });
}

/** Points from which on a loss ruins. */
const RUINOUS = 100;

interface Loss {
  readonly type: 'bid' | 'act' | 'last';
  /** Points of this hand. */
  readonly points: number;
  /** What could be done instead. */
  readonly instead: MoneyAction;
}

/**
 * What a choice throws away: a bid of cards that count more than both displays can bring back, an act that counts so much less than
 * passing, and in the final round one that counts so much less than another act.
 */
export function lossOf({ own, round, displays }: MoneyView, action: MoneyAction): Loss | undefined {
  if (own === undefined || round === undefined) return undefined;
  if (round.type === 'bidding') {
    if (action.type !== 'bid') return undefined;
    const rest = own.hand.filter((card) => !action.cards.includes(card));
    const most = Math.max(...DISPLAYS.map((display) => count([...rest, ...displays[display]])));
    return ruinous('bid', count(own.hand) - most, { type: 'bid', cards: [BLUFF] });
  }
  const acts = actsOf(own, round, displays);
  const counted = acts.find((act) => isSame(act.action, action))?.counted;
  const [pass] = acts;
  if (counted === undefined || pass === undefined) return undefined;
  if (round.last === undefined) return ruinous('act', pass.counted - counted, pass.action);
  const best = acts.reduce((one, other) => (other.counted > one.counted ? other : one));
  return ruinous(best === pass ? 'act' : 'last', best.counted - counted, best.action);
}

const count = (cards: readonly Card[]): number => scoreHand(cards).total;

const ruinous = (type: Loss['type'], points: number, instead: MoneyAction): Loss | undefined =>
  points >= RUINOUS ? { type, points, instead } : undefined;

/** What the hand counts after each act; passing comes first. */
function actsOf(
  { seat, hand }: OwnCards,
  { lying, waiting }: ActingView,
  displays: MoneyView['displays'],
): readonly { readonly action: MoneyAction; readonly counted: number }[] {
  const after = (cards: readonly Card[] = []): number => count([...hand, ...cards]);
  return [
    { action: { type: 'pass' }, counted: after(lying[seat]) },
    ...DISPLAYS.map((display) => ({
      action: { type: 'take', display } as const,
      counted: after(displays[display]),
    })),
    ...waiting.map((partner) => ({
      action: { type: 'swap', with: partner } as const,
      counted: after(lying[partner]),
    })),
  ];
}

const isSame = (one: MoneyAction, other: MoneyAction): boolean =>
  one.type === other.type &&
  (one.type !== 'take' || other.type !== 'take' || one.display === other.display) &&
  (one.type !== 'swap' || other.type !== 'swap' || one.with === other.with);
