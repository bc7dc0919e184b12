import { createRng } from '../../core/base/rng.ts';
import type { Card } from '../../docs/goofspiel/core/material.ts';
import type { GoofspielPosition } from '../../docs/goofspiel/core/position.ts';
import { drawnDeal, swapUnseen, type GameTwins, type TwinDeals } from './twins.ts';

/** Two deals that agree in the prizes of the first rounds. */
function twinDeals(seed: string, seatCount: number, rounds: number): TwinDeals {
  const rng = createRng(seed);
  const one = drawnDeal('goofspiel', {}, seatCount, rng) as readonly Card[];
  return { one, other: swapUnseen(one, (place) => place < rounds, rng) };
}

const roundsIn = ({ state }: { readonly state: unknown }): number =>
  (state as GoofspielPosition).rounds.length;

/** Goofspiel: every choice is secret, and so is the order of the prizes. */
export const goofspielTwins: GameTwins = {
  game: 'goofspiel',
  seats: [3, 4, 5],
  options: (seatCount) => ({ memoryAid: seatCount % 2 === 1 }),
  isSecret: (game) => roundsIn(game) === 2,
  sealed: (seed, seatCount) => twinDeals(seed, seatCount, 3),
  later: [
    {
      deals: (seed, seatCount) => twinDeals(seed, seatCount, 6),
      isReached: (game) => roundsIn(game) === 5,
      shows: '"opened"',
    },
  ],
};
