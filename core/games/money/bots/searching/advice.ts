import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { firstWith, without } from '../../../../base/lists.ts';
import { percentOf } from '../../../../base/percent.ts';
import { isSameJson } from '../../../../base/json.ts';
import { comparisonIn, kindsBy, type Settled } from '../../../../base/search/examine.ts';
import type { Advice, Weighed } from '../../../../game.ts';
import type { MoneyAction } from '../../actions.ts';
import { BLUFF, DISPLAYS, currencyOf, faceOf, worthOf, type Card } from '../../material.ts';
import { CURRENCIES, SEATS } from '../../options.ts';
import type { Grown, Made, MoneyReason } from '../../reason.ts';
import type { MoneyTypes } from '../../types.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { MARKS, type Notes } from './notes.ts';

/** Maximum number of candidates in the advice. */
const MOST = 5;
/** Average points of a hand, by the number of seats from three on: the expectation for each hand to come. */
const HAND_BRINGS: readonly number[] = [480, 445, 435];
/** Straight-line fit over hands of experts: if all of a hand's worth is hope, it scores `share` times its worth plus `more` points. */
const HOPED = { share: 0.81, more: -44 };
/** Bids that are first about equally often are of one kind. */
const OTHER_KIND = 0.15;
/** Thresholds for mentioning something: shares of the win, points, and probabilities. */
const LEAST = { wins: 0.005, points: 5, rival: 10, made: 0.3, got: 0.5 };
/** A currency is mentioned if it reaches this sum, and this much more than with the alternative. */
const COLLECTED = { sum: 100, lead: 50 };

/** A candidate that was tried. */
interface Tried {
  readonly action: MoneyAction;
  readonly notes: Notes;
  /** The share of the win. */
  readonly wins: number;
}

/** The results of a search. */
interface Trial extends Settled {
  readonly view: MoneyView;
  readonly own: OwnCards;
  /** How much of the hand's worth is hope, 0–1. */
  readonly hope: number;
  readonly actions: readonly MoneyAction[];
  /** By action. */
  readonly notes: readonly Notes[];
  readonly made: MoneyAction | undefined;
}

/**
 * Builds the advice from candidates that were tried in the same determinizations. Those dropped early were tried in few of them: their
 * distance to the best counts only those, which cancels luck.
 */
export function adviceOf(trial: Trial): Advice<MoneyTypes> {
  const { view, own, hope, actions, notes, made, examined } = trial;
  const first = examined === undefined ? richest(trial) : trial.best;
  const leader = notes[first];
  const action = actions[first];
  if (leader === undefined || action === undefined) throw new RangeError(`no candidate ${first}`);
  const others = actions
    .flatMap((other, at): readonly Tried[] => {
      const otherNotes = notes[at];
      if (otherNotes === undefined || at === first || otherNotes.tries === 0) return [];
      return [{ action: other, notes: otherNotes, wins: behind(leader, otherNotes) }];
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
  const known = made && choices.find((choice) => isSame(choice.action, made));
  const comparison = comparisonIn(actions, examined);
  const reference =
    comparison === undefined || comparison.other === action ? known?.action : comparison.other;
  const other = others.find((tried) => tried.action === reference) ?? compared(best, others);
  const descriptions = choices.map((choice) => describe(choice.action));
  return {
    // of bids that differ only in serial numbers the best is enough; the one that the reason names must be listed
    choices: firstWith(
      choices.filter((_, rank) => descriptions.indexOf(descriptions[rank] ?? '') === rank),
      MOST,
      ({ action: one }) => other !== undefined && describe(one) === describe(other.action),
    ),
    reason: reasonOf(best, other, view.seatCount, own.seat, points),
    ...(known && { asked: known }),
    ...(comparison && { comparison }),
  };
}

/** Of the actions whose rounded share of the win equals the best: the one with most points. */
function richest({ own, notes, best }: Trial): number {
  const leader = notes[best];
  if (leader === undefined) return best;
  const gains = notes.map((one) =>
    one.tries > 0 && percentOf(behind(leader, one)) >= percentOf(leader.reward)
      ? -leader.more(one, own.seat)
      : 0,
  );
  const most = Math.max(...gains);
  return most < LEAST.points ? best : gains.indexOf(most);
}

/** The share of the win of a candidate other than the best. */
const behind = (leader: Notes, notes: Notes): number =>
  Math.max(0, leader.reward - Math.max(0, leader.ahead(notes)));

/** The kind of each action: actions with the same description are of one kind. */
export const kindsOf = (actions: readonly MoneyAction[]): readonly number[] => kindsBy(actions, describe);

const describe = (action: MoneyAction): string =>
  JSON.stringify(
    action.type === 'bid'
      ? action.cards.map((card) => `${currencyOf(card) ?? ''}${faceOf(card)}`).sort()
      : action,
  );

/** Whether two choices are equivalent; the bluff card does not make another bid. */
export const isSame = (one: MoneyAction, other: MoneyAction): boolean =>
  one.type === 'bid' && other.type === 'bid'
    ? isSameSet(without(one.cards, [BLUFF]), without(other.cards, [BLUFF]))
    : isSameJson(one, other);

export const isSameSet = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** The reason for the best candidate, compared with another if there is one. `points`: points per unit of worth. */
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
    // what a hand counts after an action is known
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
 * The best candidate of another kind. Of bids: one that is first clearly more or less often, else one of another worth, if there is one. It
 * represents all bids of its worth, so it is the best of them.
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

/** The reason for a bid as a bid, if there is one; `more`: the additional points. */
function bidReason(best: Tried, other: Tried, seatCount: number, more: number): MoneyReason | undefined {
  if (best.action.type !== 'bid' || other.action.type !== 'bid') return undefined;
  const [mine, theirs] = [bidSeen(best.action.cards, best.notes), bidSeen(other.action.cards, other.notes)];
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

const bidSeen = (cards: readonly number[], { first }: Notes) => ({ worth: worthOf(cards), first });

/** What the best completes clearly more often than the other. */
function madeBy(best: Notes, other: Notes): Made | undefined {
  const [made] = MARKS.map((mark, at) => {
    const odds = (best.made[at] ?? 0) / best.tries;
    return { mark, odds, lead: odds - (other.made[at] ?? 0) / other.tries };
  }).sort((one, two) => two.lead - one.lead);
  return made !== undefined && made.lead >= LEAST.made ? { ...made.mark, odds: made.odds } : undefined;
}

/** The collected currency that gains most compared with the other, if there is one. */
function grownBy(best: Notes, other: Notes): Grown | undefined {
  const [grown] = CURRENCIES.map((currency, at) => {
    const sum = (best.money[at] ?? 0) / best.tries;
    return { currency, sum, lead: sum - (other.money[at] ?? 0) / other.tries };
  })
    .filter(({ sum, lead }) => sum >= COLLECTED.sum && lead >= COLLECTED.lead)
    .sort((one, two) => two.lead - one.lead);
  return grown && { currency: grown.currency, sum: grown.sum };
}
