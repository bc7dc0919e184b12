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

/** What a player holds besides the bid, and how it values it. */
export interface Side {
  readonly holding: Holding;
  readonly outlook: Outlook;
  /** Potentials that were counted already, by the very list of cards that was added. */
  readonly counted: Map<readonly Card[], number>;
}

/** What a player does, by what it gets: a display, the bid of another seat, or its own bid back. */
export type Choice = DisplayName | 'pass' | number;

/** A player that holds this besides the bid. */
export const sideOf = (holding: Holding, outlook: Outlook): Side => ({
  holding,
  outlook,
  counted: new Map(),
});

/** The potential of what a player holds with some cards added. */
export function potentialWith({ holding, outlook, counted }: Side, cards: readonly Card[]): number {
  const known = counted.get(cards);
  if (known !== undefined) return known;
  const potential = potentialOf(adding(holding, cards), outlook);
  counted.set(cards, potential);
  return potential;
}

/** All that the first of the queue can do, passing first. */
export const choicesOf = ({ queue }: OpenRound): readonly Choice[] => [
  'pass',
  'right',
  'left',
  ...queue.slice(1),
];

/** The cards that a choice brings to the seat that makes it. */
export function gainOf({ displays, lying }: OpenRound, at: number, choice: Choice): readonly Card[] {
  if (choice === 'right' || choice === 'left') return displays[choice];
  return lying[choice === 'pass' ? at : choice] ?? [];
}

/** The choice of the first of the queue that leaves it with the highest potential; passing if nothing is better. */
function bestChoice(round: OpenRound, at: number, side: Side): Choice {
  let best: Choice = 'pass';
  let highest = -Infinity;
  for (const choice of choicesOf(round)) {
    const potential = potentialWith(side, gainOf(round, at, choice));
    if (potential > highest) {
      highest = potential;
      best = choice;
    }
  }
  return best;
}

/** The round after a choice of the first of the queue. */
export function after(round: OpenRound, choice: Choice): OpenRound {
  const { displays, lying } = round;
  const [at, ...waiting] = round.queue;
  if (at === undefined || choice === 'pass') return { displays, lying, queue: waiting };
  const laid = lying[at] ?? [];
  if (choice === 'right') return { displays: { right: laid, left: displays.left }, lying, queue: waiting };
  if (choice === 'left') return { displays: { right: displays.right, left: laid }, lying, queue: waiting };
  return {
    displays,
    lying: lying.map((bid, seat) => (seat === choice ? laid : bid)),
    queue: [choice, ...waiting.filter((seat) => seat !== choice)],
  };
}

/**
 * By seat the potential at the end of the round if all who are still to act do what is best for themselves. `potentials`: those
 * of the seats that do not act any more; the others are replaced.
 */
export function playOut(
  round: OpenRound,
  sides: readonly Side[],
  potentials: readonly number[],
): readonly number[] {
  const ends = [...potentials];
  let rest = round;
  for (let at = rest.queue[0]; at !== undefined; at = rest.queue[0]) {
    const side = sides[at];
    if (side === undefined) throw new RangeError(`no seat ${at}`);
    const choice = bestChoice(rest, at, side);
    ends[at] = potentialWith(side, gainOf(rest, at, choice));
    rest = after(rest, choice);
  }
  return ends;
}
