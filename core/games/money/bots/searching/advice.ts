import { seatsOf } from '../../../../base/ids.ts';
import type { Advice } from '../../../../game.ts';
import type { MoneyAction } from '../../actions.ts';
import { DISPLAYS, worthOf } from '../../material.ts';
import type { Made, MoneyReason } from '../../reason.ts';
import type { MoneyTypes } from '../../types.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { MARKS, type Notes } from './notes.ts';

/** Choices that are spoken of at most. */
const MOST = 5;
/** What a hand brings on average, by the number of seats from three on: so much is expected of each hand to come. */
const HAND_BRINGS: readonly number[] = [0, 0, 0];
/** Bids that are first about as often are of one kind. */
const OTHER_KIND = 0.15;
/** What is less is not spoken of: shares of the win, points, and how often something is made. */
const LEAST = { wins: 0.005, points: 5, made: 0.3, got: 0.4 };

/** A candidate that was tried. */
interface Tried {
  readonly action: MoneyAction;
  readonly notes: Notes;
  /** The share of the win. */
  readonly wins: number;
}

/**
 * What is to be said of candidates that were tried in the same worlds. What was given up early was tried in few of them: how far it is behind
 * the best is counted in those alone, so that no luck of theirs comes in.
 */
export function adviceOf(
  { seatCount, options, hand }: MoneyView,
  { seat }: OwnCards,
  actions: readonly MoneyAction[],
  notes: readonly Notes[],
  bestAt: number,
): Advice<MoneyTypes> {
  const leader = notes[bestAt];
  if (leader === undefined) throw new RangeError(`no candidate ${bestAt}`);
  const tried = actions.flatMap((action, at): readonly Tried[] => {
    const own = notes[at];
    if (own === undefined || at === bestAt || own.tries === 0) return [];
    return [{ action, notes: own, wins: Math.max(0, leader.reward - leader.ahead(own)) }];
  });
  const best: Tried = { action: actions[bestAt] ?? { type: 'pass' }, notes: leader, wins: leader.reward };
  const others = tried.sort((one, other) => other.wins - one.wins);
  const toCome = (options.hands - hand) * (HAND_BRINGS[seatCount - 3] ?? 0);
  const total = leader.total(seat) + toCome;
  return {
    choices: [best, ...others].slice(0, MOST).map(({ action, notes: own, wins }) => ({
      action,
      wins,
      total: Math.max(0, total - leader.more(own, seat)),
    })),
    reason: reasonOf(best, others, seatCount, seat),
  };
}

function reasonOf(best: Tried, others: readonly Tried[], seatCount: number, own: number): MoneyReason {
  const other = compared(best, others);
  if (other === undefined) return { type: 'alone' };
  if (best.wins - other.wins < LEAST.wins) return { type: 'close', other: other.action };
  const more = best.notes.more(other.notes, own);
  const ofBids = bidReason(best, other, seatCount, more);
  if (ofBids !== undefined) return ofBids;
  if (more >= LEAST.points) {
    const made = madeBy(best.notes, other.notes);
    return { type: 'gain', other: other.action, more, ...(made && { made }) };
  }
  const [rival] = seatsOf(seatCount)
    .filter((at) => at !== own)
    .map((at) => ({ seat: at, less: -best.notes.more(other.notes, at) }))
    .sort((one, two) => two.less - one.less);
  if (rival !== undefined && rival.less >= LEAST.points)
    return { type: 'rival', other: other.action, ...rival };
  return { type: 'odds', other: other.action, more: best.wins - other.wins };
}

/** The best choice of another kind: of bids one that is first clearly more or less often, if there is one. */
function compared({ action, notes: { first } }: Tried, others: readonly Tried[]): Tried | undefined {
  if (action.type !== 'bid') return others[0];
  return others.find(({ notes }) => Math.abs(notes.first - first) >= OTHER_KIND) ?? others[0];
}

/** What speaks for a bid as a bid, if something does; `more`: the points that it brings more. */
function bidReason(best: Tried, other: Tried, seatCount: number, more: number): MoneyReason | undefined {
  if (best.action.type !== 'bid' || other.action.type !== 'bid') return undefined;
  const [mine, theirs] = [seenOf(best.action.cards, best.notes), seenOf(other.action.cards, other.notes)];
  if (mine.worth === 0) return more < LEAST.points ? undefined : { type: 'sit-out', worth: theirs.worth, more };
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
