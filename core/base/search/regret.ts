import type { Dice } from './dice.ts';

/** Somebody who chooses at the same time as others. */
export interface RegretPlayer {
  /** The odds of its choices to begin with, at least one; they add up to 1. */
  readonly start: readonly number[];
  /** The odds of what it does out of habit, whatever the others do; with what they leave of 1 it chooses as it will. Absent: it has none. */
  readonly habits?: readonly number[];
}

/** What each of them gets if each makes the choice of that number. The same list may be filled anew in each call. */
export type Payoffs = (choices: Int32Array) => ArrayLike<number>;

/** So many steps count as taken with the odds to begin with. */
const BEGUN = 8;
/** Choices with less of the odds are left out: nothing but the first steps has brought them there. */
const RARE = 0.04;

/**
 * The odds with which each of them chooses where all may know them, so that nobody gains much by that (regret matching+ with linear
 * averages, Tammelin 2014). In each step all draw a choice, and each regrets what would have been better for it; later
 * steps count more. At most `steps` of them; `isOver` is asked before each.
 */
export function regretMatching(
  choosers: readonly RegretPlayer[],
  payoffs: Payoffs,
  steps: number,
  dice: Dice,
  isOver: () => boolean,
): readonly (readonly number[])[] {
  const learners = choosers.map((chooser) => new RegretLearner(chooser));
  const choices = new Int32Array(learners.length);
  for (let step = 1; step <= steps && !isOver(); step++) {
    for (const [at, learner] of learners.entries()) choices[at] = learner.draw(dice);
    for (const [at, learner] of learners.entries()) learner.compare(at, choices, payoffs);
    for (const learner of learners) learner.learn(step + BEGUN);
  }
  return learners.map((learner) => learner.average());
}

/** Choices of one chooser, by number: the odds of now, and what they come from. */
class RegretLearner {
  readonly #habits: readonly number[];
  readonly #odds: Float64Array;
  readonly #gains: Float64Array;
  readonly #regrets: Float64Array;
  /** The odds of all steps, each times its weight. */
  readonly #sums: Float64Array;

  constructor({ start, habits = [] }: RegretPlayer) {
    this.#habits = habits;
    this.#odds = Float64Array.from(start);
    this.#gains = new Float64Array(start.length);
    this.#regrets = new Float64Array(start.length);
    this.#sums = Float64Array.from(start, (odd) => (odd * BEGUN * (BEGUN + 1)) / 2);
  }

  draw(dice: Dice): number {
    let point = dice.fraction();
    for (const [choice, odd] of this.#habits.entries()) {
      point -= odd;
      if (point < 0) return choice;
    }
    return dice.pick(this.#odds);
  }

  /** What each of its choices would bring beside those of the others. */
  compare(at: number, choices: Int32Array, payoffs: Payoffs): void {
    const made = choices[at] ?? 0;
    for (let choice = 0; choice < this.#gains.length; choice++) {
      choices[at] = choice;
      this.#gains[choice] = payoffs(choices)[at] ?? 0;
    }
    choices[at] = made;
  }

  learn(weight: number): void {
    const [odds, gains, regrets] = [this.#odds, this.#gains, this.#regrets];
    let mean = 0;
    for (let choice = 0; choice < odds.length; choice++) mean += (odds[choice] ?? 0) * (gains[choice] ?? 0);
    let whole = 0;
    for (let choice = 0; choice < odds.length; choice++) {
      this.#sums[choice] = (this.#sums[choice] ?? 0) + weight * (odds[choice] ?? 0);
      regrets[choice] = Math.max(0, (regrets[choice] ?? 0) + (gains[choice] ?? 0) - mean);
      whole += regrets[choice] ?? 0;
    }
    if (whole > 0)
      for (let choice = 0; choice < odds.length; choice++) odds[choice] = (regrets[choice] ?? 0) / whole;
  }

  average(): readonly number[] {
    const whole = this.#sums.reduce((all, sum) => all + sum, 0);
    const least = Math.min(RARE * whole, Math.max(...this.#sums));
    const kept = Array.from(this.#sums, (sum) => (sum < least ? 0 : sum));
    const left = kept.reduce((all, sum) => all + sum, 0);
    return kept.map((sum) => sum / left);
  }
}
