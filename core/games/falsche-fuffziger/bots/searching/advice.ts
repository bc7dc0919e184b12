import { firstWith } from '../../../../base/lists.ts';
import { percentOf } from '../../../../base/share.ts';
import { comparisonIn, kindsBy, rankingOf, type Settled } from '../../../../base/search/examine.ts';
import type { RunningMeans } from '../../../../base/search/running-means.ts';
import type { Advice, Weighed } from '../../../../game.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { dealOf } from '../../material.ts';
import type { FuffzigerReason, Offer } from '../../reason.ts';
import type { FuffzigerTypes } from '../../types.ts';
import type { FuffzigerView } from '../../view.ts';
import { COUNTED, type Seen } from './search.ts';

/** Choices that are spoken of at most. */
const MOST = 5;
/** Offers that get what they are for about as often are of one kind. */
const OTHER_KIND = 0.15;
/** So seldom an offer gets what it is for that this is said. */
const SELDOM = 0.02;
/** What is less is not spoken of: shares of the win, coins, real money. */
const LEAST = { wins: 0.005, coins: 0.25, real: 15 };
/** A lead of fewer standard errors is none. */
const SURE = 1.5;

const WINS = COUNTED.indexOf('wins');
const COINS = COUNTED.indexOf('coins');

/** A choice that was tried, and the means of what came of it. */
interface Tried extends Seen {
  readonly action: FuffzigerAction;
  /** The standard error of how far its wins are from those of the best. */
  readonly error: number;
}

/** What was tried. */
interface Trial extends Settled {
  readonly view: FuffzigerView;
  readonly choices: readonly FuffzigerAction[];
  readonly tally: RunningMeans;
  /** Whether the running round is likely to be the last one. */
  readonly isLast: boolean;
  /** The place of the choice that was asked for; −1: none. */
  readonly asked: number;
}

/** What is to be said of choices that were tried in the same determinizations. */
export function adviceOf(trial: Trial): Advice<FuffzigerTypes> {
  const { view, choices, tally, isLast, asked: made, examined } = trial;
  const best = examined === undefined ? richest(trial) : trial.best;
  const had = view.coins[view.own?.seat ?? 0] ?? 0;
  const all = choices.map((action, place): Tried => {
    const [wins = 0, coins = 0, real = 0] = COUNTED.map((_, kind) => tally.beside(best, place, kind));
    const [, , , got = 0, gives = 0] = COUNTED.map((_, kind) => tally.mean(place, kind));
    const error = tally.error(best, place, WINS);
    return { action, wins: shareOf(wins), coins: Math.max(had, coins), real, got, gives, error };
  });
  const { ranked, asked, beside } = rankingOf(
    all,
    { kinds: kindsOf(view, choices), made },
    { ...trial, best },
  );
  const comparison = comparisonIn(choices, examined);
  const reason = reasonOf(view, isLast, ranked, beside);
  return {
    // the one that the reason names is among them, so that its figures stand beside it
    choices: firstWith(ranked, MOST, ({ action }) => action === otherIn(reason)).map(choiceOf),
    reason,
    ...(asked && { asked: choiceOf(asked) }),
    ...(comparison && { comparison }),
  };
}

/** Of the choices whose wins are shown as those of the best: the one with most coins, or the usual one, which comes first. */
function richest({ choices, tally, best }: Trial): number {
  const shown = percentOf(tally.mean(best, WINS));
  const gains = [...choices.keys()].map((place) =>
    percentOf(shareOf(tally.beside(best, place, WINS))) >= shown
      ? tally.beside(best, place, COINS) - tally.mean(best, COINS)
      : -Infinity,
  );
  const most = Math.max(...gains);
  return (gains[0] ?? 0) > most - LEAST.coins ? 0 : gains.indexOf(most);
}

/** By choice its kind: choices that are said in the same words are of one. */
export const kindsOf = (view: FuffzigerView, choices: readonly FuffzigerAction[]): readonly number[] =>
  kindsBy(choices, (choice) => lookOf(view, choice));

/** The same for what is said in the same words: presses of which the same lies up. */
function lookOf({ presses }: FuffzigerView, action: FuffzigerAction): string {
  if (!('press' in action)) return JSON.stringify(action);
  const { up, isConverted } = presses.find(({ press }) => press === action.press) ?? {};
  return JSON.stringify([action.type, up, isConverted]);
}

const shareOf = (wins: number): number => Math.min(1, Math.max(0, wins));

const choiceOf = ({ action, wins, coins }: Tried): Weighed<FuffzigerAction> => ({
  action,
  wins,
  total: coins,
});

/** What the best is about beside the one that was asked for, or else beside the best of another kind. */
function reasonOf(
  view: FuffzigerView,
  isLast: boolean,
  [best, ...others]: readonly Tried[],
  asked: Tried | undefined,
): FuffzigerReason {
  if (best === undefined) return { type: 'alone' };
  const isOther = (tried: Tried): boolean => Math.abs(tried.got - best.got) >= OTHER_KIND;
  const other =
    asked !== undefined && asked.action !== best.action ? asked : (others.find(isOther) ?? others[0]);
  if (other === undefined) return { type: 'alone' };
  const lead = best.wins - other.wins;
  const more = {
    wins: Math.abs(lead) < SURE * other.error ? 0 : lead,
    coins: best.coins - other.coins,
    real: best.real - other.real,
  };
  const isClose = Math.abs(more.wins) < LEAST.wins && Math.abs(more.coins) < LEAST.coins;
  const offers = { best: offerOf(best), other: offerOf(other), more: more.wins };
  const { phase, laundering } = view;
  if (phase?.type === 'auction' && isOther(other)) return { type: 'coins', coins: phase.lot, ...offers };
  const isOffer = isOther(other) || best.got < SELDOM || !isClose;
  if (phase?.type === 'laundering' && laundering.open !== undefined && isOffer)
    return { type: 'card', brings: dealOf(laundering.open).real, ...offers };
  if (isClose) return { type: 'close', other: other.action };
  if (more.coins >= LEAST.coins) return { type: 'gain', other: other.action, more: more.coins, isLast };
  if (more.real >= LEAST.real && more.coins > -LEAST.coins)
    return { type: 'real', other: other.action, more: more.real, isLast };
  if (more.wins >= LEAST.wins) return { type: 'odds', other: other.action, more: more.wins, isLast };
  return { type: 'close', other: other.action };
}

/** The choice that a reason names beside the best. */
function otherIn(reason: FuffzigerReason): FuffzigerAction | undefined {
  if (reason.type === 'alone') return undefined;
  return reason.type === 'card' || reason.type === 'coins' ? reason.other.action : reason.other;
}

const offerOf = ({ action, got, gives }: Tried): Offer => ({ action, got, gives: got > 0 ? gives / got : 0 });
