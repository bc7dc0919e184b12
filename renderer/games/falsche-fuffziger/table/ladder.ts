import { shallowRef, watch, type Ref } from 'vue';
import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import type { Lay } from '../../../../core/games/falsche-fuffziger/actions.ts';
import {
  isAmong,
  NO_MONEY,
  together,
  without,
  worthOf,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { isNothing, moneyOf } from './outlook.ts';
import type { PhaseOf } from './step.ts';

type Auction = PhaseOf<'auction'>;

/** A step of a coin auction: what was laid here on top of the step before, and who has laid so much and no more. */
export interface Rung {
  /** Nothing on the first one. */
  readonly added: Money;
  /** All that lies before each of `seats`. */
  readonly stake: Money;
  readonly seats: readonly Seat[];
}

/** Whether both are the same notes and the same real money. */
export const isSame = (some: Money, others: Money): boolean => isAmong(some, others) && isAmong(others, some);

/** Whether the auction is over: one is left who has paid, or nobody. */
export const isDecided = ({ isIn, laid }: Pick<Auction, 'isIn' | 'laid'>): boolean => {
  const [first, ...others] = seatsOf(isIn.length).filter((at) => isIn[at] === true);
  return others.length === 0 && (first === undefined || !isNothing(laid[first] ?? NO_MONEY));
};

/** The largest stake: whoever has matched the last lay has laid so much. */
export const topOf = (laid: readonly Money[]): Money =>
  laid.reduce((most, one) => (worthOf(one) > worthOf(most) ? one : most), NO_MONEY);

/**
 * A coin auction as a ladder. Every lay is matched exactly, so that who is out stands where the others went on: the stakes alone
 * give the steps at which somebody stands, and `led` the last one. `tops`: largest stakes of earlier moments of the same auction,
 * as far as they are known; each is a step of its own.
 */
export function ladderOf(
  laid: readonly Money[],
  led: Lay | undefined,
  tops: readonly Money[],
): readonly Rung[] {
  const top = topOf(laid);
  const before = led === undefined ? [] : [without(top, moneyOf(led))];
  const steps = [NO_MONEY, ...laid, ...before, ...tops]
    .sort((one, other) => worthOf(one) - worthOf(other))
    .filter((step, at, all) => at === 0 || !isSame(step, all[at - 1] ?? NO_MONEY));
  return rungsOf(steps, laid);
}

const rungsOf = (steps: readonly Money[], laid: readonly Money[]): readonly Rung[] =>
  steps.map((stake, at) => ({
    added: without(stake, steps[at - 1] ?? NO_MONEY),
    stake,
    seats: seatsOf(laid.length).filter((seat) => isSame(laid[seat] ?? NO_MONEY, stake)),
  }));

/**
 * The ladder with no more than `most` steps, if that can be: steps at which nobody stands become one with the next, the
 * earliest first. The last step stays as it is.
 */
export function fold(rungs: readonly Rung[], most: number): readonly Rung[] {
  if (rungs.length <= most) return rungs;
  const at = rungs.findIndex(
    ({ seats }, index) => index > 0 && index < rungs.length - 2 && seats.length === 0,
  );
  const [lower, upper] = [rungs[at], rungs[at + 1]];
  if (lower === undefined || upper === undefined) return rungs;
  const joined: Rung = { ...upper, added: together(lower.added, upper.added) };
  return fold([...rungs.slice(0, at), joined, ...rungs.slice(at + 2)], most);
}

/** The largest stakes of the running auction that this page has seen, ascending: with each lay comes a larger one. */
export function useTops(view: () => FuffzigerView): Readonly<Ref<readonly Money[]>> {
  const tops = shallowRef<readonly Money[]>([]);
  let seen = '';
  watch(
    view,
    ({ round, report, phase }) => {
      const auction = `${round} ${report.auctions.length}`;
      const before = auction === seen ? tops.value : [];
      seen = auction;
      const top = topOf(phase?.type === 'auction' ? phase.laid : []);
      tops.value = before.some((one) => isSame(one, top)) ? before : [...before, top];
    },
    { immediate: true },
  );
  return tops;
}
