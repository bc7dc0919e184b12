import { shallowRef, watch, type Ref } from 'vue';
import { seatsOf, type Seat } from '../../../../../core/base/ids.ts';
import type { Lay } from '../../../../../core/games/falsche-fuffziger/actions.ts';
import {
  isAmong,
  NO_MONEY,
  together,
  without,
  worthOf,
  type Money,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../../../core/games/falsche-fuffziger/view.ts';
import { isNothing, moneyOf } from '../view-facts.ts';
import type { PhaseOf } from '../step.ts';

type Auction = PhaseOf<'auction'>;

/** A step of a coin auction: what it adds to the step before, and the players whose stake ends here. */
export interface Rung {
  /** No money on the first one. */
  readonly added: Money;
  /** The total stake of each of `seats`. */
  readonly stake: Money;
  readonly seats: readonly Seat[];
}

export const isSame = (some: Money, others: Money): boolean => isAmong(some, others) && isAmong(others, some);

/** Whether the auction is over: one player with a stake is left, or nobody. */
export const isDecided = ({ isIn, laid }: Pick<Auction, 'isIn' | 'laid'>): boolean => {
  const [first, ...others] = seatsOf(isIn.length).filter((at) => isIn[at] === true);
  return others.length === 0 && (first === undefined || !isNothing(laid[first] ?? NO_MONEY));
};

/** The highest stake. */
export const topOf = (laid: readonly Money[]): Money =>
  laid.reduce((most, one) => (worthOf(one) > worthOf(most) ? one : most), NO_MONEY);

/**
 * A coin auction as a ladder. Every raise is matched exactly, so that a player who dropped is at the step from which the others went
 * on: the steps follow from the stakes and from `led`, the last raise.
 *
 * @param tops the highest stakes earlier in the auction, as far as they are known; each is a step
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
 * Reduces the ladder to `most` steps, if possible: joins steps without players with the next one, the earliest first. The last step
 * is not changed.
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

/** The highest stakes of the current auction that this page has received, ascending. */
export function useTops(view: () => FuffzigerView): Readonly<Ref<readonly Money[]>> {
  const tops = shallowRef<readonly Money[]>([]);
  let current = '';
  watch(
    view,
    ({ round, report, phase }) => {
      const auction = `${round} ${report.auctions.length}`;
      const before = auction === current ? tops.value : [];
      current = auction;
      const top = topOf(phase?.type === 'auction' ? phase.laid : []);
      tops.value = before.some((one) => isSame(one, top)) ? before : [...before, top];
    },
    { immediate: true },
  );
  return tops;
}
