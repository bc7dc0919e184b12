import type { Rng } from '../../../../base/rng.ts';
import { BLUFF, worthOf, type Card } from '../../material.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { candidateBids } from './candidates.ts';
import { guessBid } from './guess.ts';
import { adding } from './holding.ts';
import { holdingOf, standing, type Mind } from './mind.ts';
import { potentialOf } from './potential.ts';
import { playOut, type Side } from './round.ts';

/** Situations that every bid is tried in. */
const WORLDS = 12;

/** A situation that may be: by seat what the others hold besides the bid that they make. */
interface World {
  readonly bids: readonly (readonly Card[])[];
  readonly sides: readonly Side[];
  readonly potentials: readonly number[];
}

/** The bid that does best on average over situations that may be. */
export function chooseBid(view: MoneyView, { seat, hand }: OwnCards, mind: Mind, rng: Rng): readonly Card[] {
  const cards = hand.filter((card) => card !== BLUFF);
  const worlds = Array.from({ length: WORLDS }, () => drawWorld(mind, rng));
  let chosen: readonly Card[] = [];
  let highest = -Infinity;
  for (const bid of candidateBids(cards, mind.outlook)) {
    const holding = holdingOf(cards.filter((card) => !bid.includes(card)));
    const side: Side = { holding, outlook: mind.outlook };
    const whole = potentialOf(adding(holding, bid), mind.outlook);
    const value = worlds.reduce((sum, world) => sum + outcome(view, seat, world, bid, side, whole, mind), 0);
    if (value > highest) {
      highest = value;
      chosen = bid;
    }
  }
  return chosen.length === 0 ? [BLUFF] : chosen;
}

function drawWorld({ drawHands, theirs }: Mind, rng: Rng): World {
  const hands = drawHands(rng);
  const bids = hands.map((cards) => guessBid(cards, rng));
  const sides = hands.map((cards, seat): Side => {
    const bid = bids[seat] ?? [];
    return { holding: holdingOf(cards.filter((card) => !bid.includes(card))), outlook: theirs };
  });
  const potentials = sides.map(({ holding }, seat) => potentialOf(adding(holding, bids[seat] ?? []), theirs));
  return { bids, sides, potentials };
}

function outcome(
  { displays }: MoneyView,
  at: number,
  world: World,
  bid: readonly Card[],
  side: Side,
  whole: number,
  { style }: Mind,
): number {
  const bids = world.bids.map((other, seat) => (seat === at ? bid : other));
  const sides = world.sides.map((other, seat) => (seat === at ? side : other));
  const potentials = world.potentials.map((other, seat) => (seat === at ? whole : other));
  return standing(
    playOut({ displays, lying: bids, queue: orderOfBids(bids) }, sides, potentials),
    at,
    style.envy,
  );
}

/** Who acts when; equal bids by the lowest serial number, since who will bluff is not known. */
function orderOfBids(bids: readonly (readonly Card[])[]): readonly number[] {
  return bids
    .map((cards, seat) => ({ seat, worth: worthOf(cards), lowest: Math.min(...cards) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.lowest - other.lowest)
    .map(({ seat }) => seat);
}
