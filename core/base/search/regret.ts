import type { Dice } from './dice.ts';

/** One of several players who choose at the same time. */
export interface RegretPlayer {
  /** The initial odds of its choices, at least one; they add up to 1. */
  readonly start: readonly number[];
  /** The odds of habitual choices, which ignore the others. The remaining probability is for deliberate ones. Absent: no habits. */
  readonly habits?: readonly number[];
}

/** The payoff of each player for a combination of choices. The returned list may be reused by the next call. */
export type Payoffs = (choices: Int32Array) => ArrayLike<number>;

/** The initial odds count as this many steps. */
const BEGUN = 8;
/** Choices with lower odds are left out: they come only from the first steps. */
const RARE = 0.04;

/**
 * The odds of each player's choices in an approximate equilibrium (regret matching+ with linear averages, Tammelin 2014). In each step all
 * players draw a choice, and each regrets the alternatives that would have been better. Later steps count more.
 * @param steps maximum number of steps; `isOver` is checked before each
 */
export function regretMatching(
  players: readonly RegretPlayer[],
  payoffs: Payoffs,
  steps: number,
  dice: Dice,
  isOver: () => boolean,
): readonly (readonly number[])[] {
  const learners = players.map((player) => new RegretLearner(player));
  const choices = new Int32Array(learners.length);
  for (let step = 1; step <= steps && !isOver(); step++) {
    for (const [at, learner] of learners.entries()) choices[at] = learner.draw(dice);
    for (const [at, learner] of learners.entries()) learner.compare(at, choices, payoffs);
    for (const learner of learners) learner.learn(step + BEGUN);
  }
  return learners.map((learner) => learner.average());
}

/** The current odds of one player's choices, and the regrets that they come from. */
class RegretLearner {
  readonly #habits: readonly number[];
  readonly #odds: Float64Array;
  readonly #gains: Float64Array;
  readonly #regrets: Float64Array;
  /** The weighted sum of the odds of all steps. */
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

  /** Computes the payoff of each of its choices against the choices of the others. */
  compare(at: number, choices: Int32Array, payoffs: Payoffs): void {
    const drawn = choices[at] ?? 0;
    for (let choice = 0; choice < this.#gains.length; choice++) {
      choices[at] = choice;
      this.#gains[choice] = payoffs(choices)[at] ?? 0;
    }
    choices[at] = drawn;
  }

  learn(weight: number): void {
    const [odds, gains, regrets] = [this.#odds, this.#gains, this.#regrets];
    let mean = 0;
    for (let choice = 0; choice < odds.length; choice++) mean += (odds[choice] ?? 0) * (gains[choice] ?? 0);
    let total = 0;
    for (let choice = 0; choice < odds.length; choice++) {
      this.#sums[choice] = (this.#sums[choice] ?? 0) + weight * (odds[choice] ?? 0);
      regrets[choice] = Math.max(0, (regrets[choice] ?? 0) + (gains[choice] ?? 0) - mean);
      total += regrets[choice] ?? 0;
    }
    if (total > 0)
      for (let choice = 0; choice < odds.length; choice++) odds[choice] = (regrets[choice] ?? 0) / total;
  }

  average(): readonly number[] {
    const total = this.#sums.reduce((all, sum) => all + sum, 0);
    const least = Math.min(RARE * total, Math.max(...this.#sums));
    const frequent = Array.from(this.#sums, (sum) => (sum < least ? 0 : sum));
    const left = frequent.reduce((all, sum) => all + sum, 0);
    return frequent.map((sum) => sum / left);
  }
}
