import type { Seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import { without } from '../../../../base/lists.ts';
import { BLUFF, worthOf, type Card } from '../../material.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { bestOf } from './blur.ts';
import { candidateBids } from './candidates.ts';
import { guessBid } from './guess.ts';
import { holdingOf } from './holding.ts';
import { standing, type Mind } from './mind.ts';
import { playOut, potentialWith, sideOf, type Side } from './round.ts';

/** A situation that may be: by seat the bids of the others and what they hold besides. */
interface World {
  readonly bids: readonly (readonly Card[])[];
  readonly sides: readonly Side[];
}

/** A bid that might be made, and what is held besides. */
interface OwnBid {
  readonly seat: Seat;
  readonly bid: readonly Card[];
  readonly side: Side;
}

/** The bid that does best on average over situations that may be. */
export function chooseBid(view: MoneyView, { seat, hand }: OwnCards, mind: Mind, rng: Rng): readonly Card[] {
  const cards = hand.filter((card) => card !== BLUFF);
  const worlds = Array.from({ length: mind.style.bids }, () => drawWorld(mind, rng));
  const candidates = candidateBids(cards, mind.outlook, mind.style.spare);
  const values = candidates.map((bid) => {
    const side = sideOf(holdingOf(without(cards, bid)), mind.outlook);
    const ends = worlds.map((world) => endOf(view, world, { seat, bid, side }));
    return ends.reduce((sum, potentials) => sum + standing(potentials, seat, mind.style), 0);
  });
  const chosen = candidates[bestOf(values, mind.style.blur, rng)] ?? [];
  // bluff-first: with the bluff card a bid goes before equal ones, and it costs nothing
  const isBluffing = chosen.length === 0 || view.options.tieBreak === 'bluff-first' || feints(mind, rng);
  return isBluffing ? [BLUFF, ...chosen] : chosen;
}

const feints = ({ style: { feint } }: Mind, rng: Rng): boolean => feint > 0 && rng.fraction() < feint;

function drawWorld({ drawHands, theirs }: Mind, rng: Rng): World {
  const hands = drawHands(rng);
  const bids = hands.map((cards) => guessBid(cards, rng));
  const sides = hands.map((cards, seat) => sideOf(holdingOf(without(cards, bids[seat] ?? [])), theirs));
  return { bids, sides };
}

/** By seat the potentials at the end of the round in a situation if this bid is made. */
function endOf({ displays }: MoneyView, world: World, { seat, bid, side }: OwnBid): readonly number[] {
  const lying = world.bids.map((other, at) => (at === seat ? bid : other));
  const sides = world.sides.map((other, at) => (at === seat ? side : other));
  const before = sides.map((one, at) => potentialWith(one, lying[at] ?? []));
  return playOut({ displays, lying, queue: orderOfBids(lying) }, sides, before);
}

/** Who acts when; equal bids by the lowest serial number, since who will bluff is not known. */
function orderOfBids(bids: readonly (readonly Card[])[]): readonly number[] {
  return bids
    .map((cards, seat) => ({ seat, worth: worthOf(cards), lowest: Math.min(...cards) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.lowest - other.lowest)
    .map(({ seat }) => seat);
}
