import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { firstWith, without } from '../../../../base/lists.ts';
import { percentOf } from '../../../../base/share.ts';
import { isSameJson } from '../../../../base/json.ts';
import { comparisonIn, kindsBy, type Settled } from '../../../../base/search/examine.ts';
import type { Advice, Weighed } from '../../../../game.ts';
import type { MoneyAction } from '../../actions.ts';
import {
  BLUFF,
  CURRENCIES,
  DISPLAYS,
  SEATS,
  currencyOf,
  faceOf,
  worthOf,
  type Card,
} from '../../material.ts';
import type { Grown, Made, MoneyReason } from '../../reason.ts';
import type { MoneyTypes } from '../../types.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { MARKS, type Notes } from './notes.ts';

/** Choices that are spoken of at most. */
const MOST = 5;
/** What a hand brings on average, by the number of seats from three on: so much is expected of each hand to come. */
const HAND_BRINGS: readonly number[] = [480, 445, 435];
/** Where all of a hand's worth is hope, it brings so many points more than its worth times `share`: as hands of experts did, a straight line. */
const HOPED = { share: 0.81, more: -44 };
/** Bids that are first about as often are of one kind. */
const OTHER_KIND = 0.15;
/** What is less is not spoken of: shares of the win, points, and how often something is made. */
const LEAST = { wins: 0.005, points: 5, rival: 10, made: 0.3, got: 0.5 };
/** A currency that is spoken of has come to so much, and to so much more than otherwise. */
const COLLECTED = { sum: 100, lead: 50 };

/** A candidate that was tried. */
interface Tried {
  readonly action: MoneyAction;
  readonly notes: Notes;
  /** The share of the win. */
  readonly wins: number;
}

/** What was tried, and by whom. */
interface Trial extends Settled {
  readonly view: MoneyView;
  readonly own: OwnCards;
  /** How much of what the hand is worth is hope, 0–1. */
  readonly hope: number;
  readonly actions: readonly MoneyAction[];
  /** By action. */
  readonly notes: readonly Notes[];
  readonly asked: MoneyAction | undefined;
}

/**
 * What is to be said of candidates that were tried in the same determinizations. What was given up early was tried in few of them: how far it is behind
 * the best is counted in those alone, so that no luck of theirs comes in.
 */
export function adviceOf(trial: Trial): Advice<MoneyTypes> {
  const { view, own, hope, actions, notes, asked, examined } = trial;
  const first = examined === undefined ? richest(trial) : trial.best;
  const leader = notes[first];
  const action = actions[first];
  if (leader === undefined || action === undefined) throw new RangeError(`no candidate ${first}`);
  const others = actions
    .flatMap((other, at): readonly Tried[] => {
      const seen = notes[at];
      if (seen === undefined || at === first || seen.tries === 0) return [];
      return [{ action: other, notes: seen, wins: behind(leader, seen) }];
    })
    .sort((one, other) => other.wins - one.wins);
  const best: Tried = { action, notes: leader, wins: leader.reward };
  const points = 1 - hope * (1 - HOPED.share);
  const past = view.totals[own.seat] ?? 0;
  const toCome = (view.options.hands - view.hand) * (HAND_BRINGS[view.seatCount - SEATS.min] ?? 0);
  const total = past + toCome + points * (leader.total(own.seat) - past) + hope * HOPED.more;
  const choices = [best, ...others].map((tried): Weighed<MoneyAction> => ({
    action: tried.action,
    wins: tried.wins,
    total: Math.max(past, total - points * leader.more(tried.notes, own.seat)),
  }));
  const known = asked && choices.find((choice) => isSame(choice.action, asked));
  const comparison = comparisonIn(actions, examined);
  const beside = comparison === undefined || comparison.other === action ? known?.action : comparison.other;
  const other = others.find((tried) => tried.action === beside) ?? compared(best, others);
  const looks = choices.map((choice) => lookOf(choice.action));
  return {
    // of bids that differ in serial numbers alone the best is enough; the one that the reason names is among them, with its figures
    choices: firstWith(
      choices.filter((_, rank) => looks.indexOf(looks[rank] ?? '') === rank),
      MOST,
      ({ action: shown }) => other !== undefined && lookOf(shown) === lookOf(other.action),
    ),
    reason: reasonOf(best, other, view.seatCount, own.seat, points),
    ...(known && { asked: known }),
    ...(comparison && { comparison }),
  };
}

/** Of the actions whose wins are shown as those of the best: the one with most points. */
function richest({ own, notes, best }: Trial): number {
  const leader = notes[best];
  if (leader === undefined) return best;
  const gains = notes.map((seen) =>
    seen.tries > 0 && percentOf(behind(leader, seen)) >= percentOf(leader.reward)
      ? -leader.more(seen, own.seat)
      : 0,
  );
  const most = Math.max(...gains);
  return most < LEAST.points ? best : gains.indexOf(most);
}

/** The share of the win of who is not the best. */
const behind = (leader: Notes, notes: Notes): number =>
  Math.max(0, leader.reward - Math.max(0, leader.ahead(notes)));

/** By action its kind: actions that are said in the same words are of one. */
export const kindsOf = (actions: readonly MoneyAction[]): readonly number[] => kindsBy(actions, lookOf);

const lookOf = (action: MoneyAction): string =>
  JSON.stringify(
    action.type === 'bid'
      ? action.cards.map((card) => `${currencyOf(card) ?? ''}${faceOf(card)}`).sort()
      : action,
  );

/** Whether two choices come to the same; with the bluff card a bid is the same bid. */
export const isSame = (one: MoneyAction, other: MoneyAction): boolean =>
  one.type === 'bid' && other.type === 'bid'
    ? isSameSet(without(one.cards, [BLUFF]), without(other.cards, [BLUFF]))
    : isSameJson(one, other);

export const isSameSet = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** What the best is about beside another one, if there is one. `points`: how many a unit of worth stands for. */
function reasonOf(
  best: Tried,
  other: Tried | undefined,
  seatCount: number,
  own: Seat,
  points: number,
): MoneyReason {
  if (other === undefined) return { type: 'alone' };
  const more = points * best.notes.more(other.notes, own);
  const isClose = best.wins - other.wins < LEAST.wins || percentOf(best.wins) === percentOf(other.wins); // as they are shown
  if (isClose && more < 2 * LEAST.points) return { type: 'close', other: other.action };
  const ofBids = bidReason(best, other, seatCount, more);
  if (ofBids !== undefined) return ofBids;
  if (more >= LEAST.points) {
    const made = madeBy(best.notes, other.notes);
    // what a hand comes to after an act is known
    const grown = best.action.type === 'bid' || made ? undefined : grownBy(best.notes, other.notes);
    return { type: 'gain', other: other.action, more, ...(made && { made }), ...(grown && { grown }) };
  }
  const [rival] = seatsOf(seatCount)
    .filter((at) => at !== own)
    .map((at) => ({ seat: at, less: -points * best.notes.more(other.notes, at) }))
    .sort((one, two) => two.less - one.less);
  if (rival !== undefined && rival.less >= LEAST.rival)
    return { type: 'rival', other: other.action, ...rival };
  return { type: 'odds', other: other.action, more: best.wins - other.wins };
}

/**
 * The best choice of another kind: of bids one that is first clearly more or less often, or else one of another worth, if there is one; it stands for all
 * of its worth, so it is the best of them.
 */
function compared({ action, notes: { first } }: Tried, others: readonly Tried[]): Tried | undefined {
  if (action.type !== 'bid') return others[0];
  const worth = worthOf(action.cards);
  const other =
    others.find(({ notes }) => Math.abs(notes.first - first) >= OTHER_KIND) ??
    others.find((one) => one.action.type === 'bid' && worthOf(one.action.cards) !== worth);
  const given = other?.action.type === 'bid' ? worthOf(other.action.cards) : undefined;
  return others.find((one) => one.action.type === 'bid' && worthOf(one.action.cards) === given) ?? others[0];
}

/** What speaks for a bid as a bid, if something does; `more`: the points that it brings more. */
function bidReason(best: Tried, other: Tried, seatCount: number, more: number): MoneyReason | undefined {
  if (best.action.type !== 'bid' || other.action.type !== 'bid') return undefined;
  const [mine, theirs] = [seenOf(best.action.cards, best.notes), seenOf(other.action.cards, other.notes)];
  if (mine.worth === 0)
    return more < LEAST.points ? undefined : { type: 'sit-out', worth: theirs.worth, more };
  if (theirs.worth === 0) return undefined;
  if (mine.worth > theirs.worth && mine.first - theirs.first >= OTHER_KIND) {
    const mostly = DISPLAYS.find(
      (_, display) => (best.notes.got[2 * seatCount + display] ?? 0) >= LEAST.got * best.notes.tries,
    );
    return { type: 'order', best: mine, other: theirs, ...(mostly && { mostly }) };
  }
  const isDearer = theirs.worth > mine.worth && theirs.first - mine.first >= OTHER_KIND;
  return isDearer && more >= LEAST.points ? { type: 'price', best: mine, other: theirs, more } : undefined;
}

const seenOf = (cards: readonly number[], { first }: Notes) => ({ worth: worthOf(cards), first });

/** What one makes clearly more often than another. */
function madeBy(best: Notes, other: Notes): Made | undefined {
  const [made] = MARKS.map((mark, at) => {
    const odds = (best.made[at] ?? 0) / best.tries;
    return { mark, odds, lead: odds - (other.made[at] ?? 0) / other.tries };
  }).sort((one, two) => two.lead - one.lead);
  return made !== undefined && made.lead >= LEAST.made ? { ...made.mark, odds: made.odds } : undefined;
}

/** The currency that grows most beside what it comes to otherwise, if one is collected. */
function grownBy(best: Notes, other: Notes): Grown | undefined {
  const [grown] = CURRENCIES.map((currency, at) => {
    const sum = (best.money[at] ?? 0) / best.tries;
    return { currency, sum, lead: sum - (other.money[at] ?? 0) / other.tries };
  })
    .filter(({ sum, lead }) => sum >= COLLECTED.sum && lead >= COLLECTED.lead)
    .sort((one, two) => two.lead - one.lead);
  return grown && { currency: grown.currency, sum: grown.sum };
}
