import { dealOf } from '../../material.ts';
import { worthOf } from '../../material/money.ts';
import type { Opening } from '../../material/report.ts';

/** A player's observed bids for laundering cards; older ones count less. */
export type Habit = {
  /** How often it could have bid, how often it bid enough, and the sum of those bids as multiples of what the card brings. */
  readonly chances: number;
  readonly bids: number;
  readonly sum: number;
};

/** The weight of the assumption about strangers, in observations. */
const SEEN = 3;
/** How often they bid for a card that they can afford. */
const BIDS = 0.8;
/** Their mean bid, as a multiple of what the card brings: notes are worth less than half of their face. */
const MULTIPLE = 1.5;
/** The weight of earlier observations after each card. */
const FADING = 0.9;
/** The deviation of bids from a habit, as a multiple of what the card brings. */
const SPREAD = 0.18;
/** The probability of a bid outside the model. */
const SURPRISE = 0.03;

export const STRANGER: Habit = { chances: SEEN, bids: SEEN * BIDS, sum: SEEN * BIDS * MULTIPLE };

/** The habits after the bids for a card. */
export function habitsAfter(habits: readonly Habit[], { card, bids }: Opening): readonly Habit[] {
  const { least, real } = dealOf(card);
  return bids.map((money, at) => {
    const habit = habits[at] ?? STRANGER;
    const bid = worthOf(money);
    const isBid = bid >= least;
    return {
      chances: habit.chances * FADING + 1,
      bids: habit.bids * FADING + (isBid ? 1 : 0),
      sum: habit.sum * FADING + (isBid ? bid / real : 0),
    };
  });
}

/** The probability that a player bids less than an amount for a card that brings `real`. */
export function oddsBelow(amount: number, real: number, { chances, bids, sum }: Habit): number {
  const often = bids / chances;
  const usual = bids > 0 ? sum / bids : MULTIPLE;
  const below = 1 / (1 + Math.exp((usual - amount / real) / SPREAD));
  return (1 - SURPRISE) * (1 - often + often * below);
}
