import type { Card, DisplayName } from '../../material.ts';
import { adding, type Holding } from './holding.ts';
import { potentialOf, type Outlook } from './potential.ts';

/** A round with open bids, as far as it matters for what the players end up with. */
export interface OpenRound {
  readonly displays: { readonly [Name in DisplayName]: readonly Card[] };
  /** By seat the bid that lies there. */
  readonly lying: readonly (readonly Card[])[];
  /** Who has still to act, in this order. */
  readonly queue: readonly number[];
}

/** By seat what a player holds besides the bid, and how it values it. */
export interface Side {
  readonly holding: Holding;
  readonly outlook: Outlook;
}

/** What a player does, by what it gets: a display, the bid of another seat, or its own bid back. */
export type Choice = DisplayName | 'pass' | number;

/** A choice with the potential that it gives to who makes it. */
export interface Weighed {
  readonly choice: Choice;
  readonly potential: number;
}

/** All that the first of the queue can do. Passing comes first, so that it is what equal choices fall back to. */
export function weigh({ displays, lying, queue }: OpenRound, { holding, outlook }: Side): readonly Weighed[] {
  const [at, ...waiting] = queue;
  const value = (choice: Choice, cards: readonly Card[]): Weighed => ({
    choice,
    potential: potentialOf(adding(holding, cards), outlook),
  });
  return [
    value('pass', lying[at ?? -1] ?? []),
    value('right', displays.right),
    value('left', displays.left),
    ...waiting.map((seat) => value(seat, lying[seat] ?? [])),
  ];
}

/** The choice with the highest potential. */
export const best = (choices: readonly Weighed[]): Weighed =>
  choices.reduce((top, choice) => (choice.potential > top.potential ? choice : top));

/** The round after a choice of the first of the queue. */
export function after(round: OpenRound, choice: Choice): OpenRound {
  const { displays, lying } = round;
  const [at, ...waiting] = round.queue;
  if (at === undefined || choice === 'pass') return { displays, lying, queue: waiting };
  const laid = lying[at] ?? [];
  if (choice === 'right' || choice === 'left')
    return { displays: { ...displays, [choice]: laid }, lying, queue: waiting };
  return {
    displays,
    lying: lying.map((bid, seat) => (seat === choice ? laid : bid)),
    queue: [choice, ...waiting.filter((seat) => seat !== choice)],
  };
}

/** By seat the potential at the end of the round if all who are still to act do what is best for themselves. */
export function playOut(
  round: OpenRound,
  sides: readonly Side[],
  potentials: readonly number[],
): readonly number[] {
  const [at] = round.queue;
  const side = at === undefined ? undefined : sides[at];
  if (at === undefined || side === undefined) return potentials;
  const { choice, potential } = best(weigh(round, side));
  return playOut(
    after(round, choice),
    sides,
    potentials.map((old, seat) => (seat === at ? potential : old)),
  );
}
