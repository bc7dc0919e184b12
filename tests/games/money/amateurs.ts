import type { Rng } from '../../../core/base/rng.ts';
import type { MoneyAction, MoneyLegal } from '../../../core/games/money/actions.ts';
import { isOf, strongest } from '../../../core/games/money/bots/collector.ts';
import { BLUFF, currencyOf, faceOf, worthOf, type Card } from '../../../core/games/money/material.ts';
import { scoreHand } from '../../../core/games/money/score.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';

/** One who plays by a rule of thumb, from what its seat may know. Called only while the seat is awaited. */
export type Amateur = (view: MoneyView, legal: MoneyLegal, rng: Rng) => MoneyAction;

/**
 * “Collect the two currencies you have most of, bid your two largest cards of the others, and take what brings most money of your two.”
 */
const two: Amateur = (view, { bid }, rng) => {
  if (bid !== undefined) {
    const kept = strongest(bid.from);
    const loose = dearestFirst(bid.from.filter((card) => card !== BLUFF && !isOf(card, kept)));
    return bidding(loose.slice(0, 2));
  }
  const all = [...handOf(view), ...ownBidOf(view)];
  const kept = strongest(all);
  return bestAct(view, rng, (cards) => worthOf(cards.filter((card) => isOf(card, kept))));
};

/**
 * “Never bid a card that would cost you points if the hand were counted now, and never more than the richer display is worth; take what makes
 * your hand count most right away.”
 */
const counter: Amateur = (view, { bid }, rng) => {
  if (bid === undefined) return bestAct(view, rng, (cards) => scoreHand(cards).total + worthOf(cards) / 10);
  const all = scoreHand(bid.from).total;
  const richest = Math.max(worthOf(view.displays.right), worthOf(view.displays.left));
  const bidden: Card[] = [];
  for (const card of dearestFirst(bid.from)) {
    const rest = bid.from.filter((other) => other !== card && !bidden.includes(other));
    const isFree = card !== BLUFF && currencyOf(card) !== undefined && scoreHand(rest).total >= all;
    if (isFree && worthOf([...bidden, card]) <= richest && bidden.length < 3) bidden.push(card);
  }
  return bidding(bidden);
};

/**
 * “Go for triplets and for 200 of one currency: keep pairs of 20s and 30s and your largest currency, bid about 80 of the rest, and sit out if
 * you have nothing to spare; take what counts most with pairs worth a third of a triplet.”
 */
const triplets: Amateur = (view, { bid }, rng) => {
  if (bid === undefined) return bestAct(view, rng, hoped);
  const [largest] = strongest(bid.from);
  const loose = dearestFirst(
    bid.from.filter((card) => card !== BLUFF && currencyOf(card) !== largest && !isPaired(card, bid.from)),
  );
  const bidden: Card[] = [];
  for (const card of loose) if (worthOf([...bidden, card]) <= 90) bidden.push(card);
  return bidding(bidden);
};

/** Rules of thumb as strong amateurs state them. They always give a legal action. */
export const amateurs: readonly Amateur[] = [two, counter, triplets];

const PAIR = 33;

/** What a hand counts, with something for pairs and for money on the way to 200. */
function hoped(cards: readonly Card[]): number {
  const pairs = cards.filter((card) => isPaired(card, cards)).length / 2;
  const [largest] = strongest(cards);
  return (
    scoreHand(cards).total + PAIR * pairs + worthOf(cards.filter((card) => currencyOf(card) === largest)) / 2
  );
}

/** Whether exactly two of the three equal notes are there. */
function isPaired(card: Card, cards: readonly Card[]): boolean {
  const face = faceOf(card);
  const equal = cards.filter((other) => currencyOf(other) === currencyOf(card) && faceOf(other) === face);
  return currencyOf(card) !== undefined && equal.length === 2;
}

const bidding = (cards: readonly Card[]): MoneyAction => ({
  type: 'bid',
  cards: cards.length === 0 ? [BLUFF] : cards,
});

const dearestFirst = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => faceOf(other) - faceOf(one) || one - other);

const handOf = ({ own }: MoneyView): readonly Card[] => own?.hand ?? [];

function ownBidOf({ own, round }: MoneyView): readonly Card[] {
  return own !== undefined && round?.type === 'acting' ? (round.lying[own.seat] ?? []) : [];
}

/** The act with the hand that is valued most; one of the equal ones by lot. */
function bestAct(view: MoneyView, rng: Rng, value: (hand: readonly Card[]) => number): MoneyAction {
  const { round, displays } = view;
  if (round?.type !== 'acting') throw new Error('nothing to decide');
  const acts: readonly { readonly action: MoneyAction; readonly cards: readonly Card[] }[] = [
    { action: { type: 'pass' }, cards: ownBidOf(view) },
    { action: { type: 'take', display: 'right' }, cards: displays.right },
    { action: { type: 'take', display: 'left' }, cards: displays.left },
    ...round.waiting.map((seat) => ({
      action: { type: 'swap', with: seat } as const,
      cards: round.lying[seat] ?? [],
    })),
  ];
  const valued = acts.map(({ action, cards }) => ({ action, value: value([...handOf(view), ...cards]) }));
  const most = Math.max(...valued.map((act) => act.value));
  return rng.pick(valued.filter((act) => act.value === most)).action;
}
