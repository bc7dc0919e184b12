import { firstWith } from '../../../../base/lists.ts';
import { percentOf } from '../../../../base/percent.ts';
import { comparisonIn, kindsBy, rankingOf, type Settled } from '../../../../base/search/examine.ts';
import type { RunningMeans } from '../../../../base/search/running-means.ts';
import type { Advice, Weighed } from '../../../../game.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { dealOf } from '../../material.ts';
import type { FuffzigerReason, Offer } from '../../reason.ts';
import type { FuffzigerTypes } from '../../types.ts';
import type { FuffzigerView } from '../../view.ts';
import { COUNTED, type Outcome } from './search.ts';

/** Maximum number of choices in the advice. */
const MOST = 5;
/** Offers that succeed about equally often are of one kind. */
const OTHER_KIND = 0.15;
/** An offer that succeeds less often than this is mentioned as such. */
const SELDOM = 0.02;
/** Thresholds for mentioning something: shares of the win, coins, real money. */
const LEAST = { wins: 0.005, coins: 0.25, real: 15 };
/** A lead of fewer standard errors does not count. */
const SURE = 1.5;

const WINS = COUNTED.indexOf('wins');
const COINS = COUNTED.indexOf('coins');

/** A choice that was tried, and its mean outcome. */
interface Tried extends Outcome {
  readonly action: FuffzigerAction;
  /** The standard error of its distance to the best. */
  readonly error: number;
}

/** The results of a search. */
interface Trial extends Settled {
  readonly view: FuffzigerView;
  readonly choices: readonly FuffzigerAction[];
  readonly means: RunningMeans;
  /** Whether the current round is probably the last one. */
  readonly isLast: boolean;
  /** The index of the choice that was made; −1: none. */
  readonly made: number;
}

/** Builds the advice from choices that were tried in the same determinizations. */
export function adviceOf(trial: Trial): Advice<FuffzigerTypes> {
  const { view, choices, means, isLast, made, examined } = trial;
  const best = examined === undefined ? richest(trial) : trial.best;
  const had = view.coins[view.own?.seat ?? 0] ?? 0;
  const all = choices.map((action, place): Tried => {
    const [wins = 0, coins = 0, real = 0] = COUNTED.map((_, kind) => means.adjustedMean(best, place, kind));
    const [, , , got = 0, gives = 0] = COUNTED.map((_, kind) => means.mean(place, kind));
    const error = means.error(best, place, WINS);
    return { action, wins: shareOf(wins), coins: Math.max(had, coins), real, got, gives, error };
  });
  const {
    ranked,
    made: ownChoice,
    reference,
  } = rankingOf(all, { kinds: kindsOf(view, choices), made }, { ...trial, best });
  const comparison = comparisonIn(choices, examined);
  const reason = reasonOf(view, isLast, ranked, reference);
  return {
    // the one that the reason names must be listed, with its figures
    choices: firstWith(ranked, MOST, ({ action }) => action === otherIn(reason)).map(choiceOf),
    reason,
    ...(ownChoice && { asked: choiceOf(ownChoice) }),
    ...(comparison && { comparison }),
  };
}

/** Of the choices whose rounded share of the win equals the best: the one with most coins, or the default one, which comes first. */
function richest({ choices, means, best }: Trial): number {
  const roundedBest = percentOf(means.mean(best, WINS));
  const gains = [...choices.keys()].map((place) =>
    percentOf(shareOf(means.adjustedMean(best, place, WINS))) >= roundedBest
      ? means.adjustedMean(best, place, COINS) - means.mean(best, COINS)
      : -Infinity,
  );
  const most = Math.max(...gains);
  return (gains[0] ?? 0) > most - LEAST.coins ? 0 : gains.indexOf(most);
}

/** The kind of each choice: choices with the same description are of one kind. */
export const kindsOf = (view: FuffzigerView, choices: readonly FuffzigerAction[]): readonly number[] =>
  kindsBy(choices, (choice) => describe(view, choice));

/** A description that is the same for presses with the same side up. */
function describe({ presses }: FuffzigerView, action: FuffzigerAction): string {
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

/** The reason for the best choice, compared with the given one, or else with the best of another kind. */
function reasonOf(
  view: FuffzigerView,
  isLast: boolean,
  [best, ...others]: readonly Tried[],
  reference: Tried | undefined,
): FuffzigerReason {
  if (best === undefined) return { type: 'alone' };
  const isOther = (tried: Tried): boolean => Math.abs(tried.got - best.got) >= OTHER_KIND;
  const other =
    reference !== undefined && reference.action !== best.action
      ? reference
      : (others.find(isOther) ?? others[0]);
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

/** The choice that a reason compares the best with. */
function otherIn(reason: FuffzigerReason): FuffzigerAction | undefined {
  if (reason.type === 'alone') return undefined;
  return reason.type === 'card' || reason.type === 'coins' ? reason.other.action : reason.other;
}

const offerOf = ({ action, got, gives }: Tried): Offer => ({ action, got, gives: got > 0 ? gives / got : 0 });
