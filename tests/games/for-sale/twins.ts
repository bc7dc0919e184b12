import { createRng } from '../../../core/base/rng.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import { BUILDINGS, CHEQUES, roundsOf } from '../../../core/games/for-sale/material.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import type { RunningGame } from '../../../core/table/state.ts';
import { drawnDeal, swapUnseen, type GameTwins, type TwinDeals } from '../../helpers/twins.ts';

/** Two deals of For Sale that agree in the first rounds of each part; what comes later, and what was removed, is other. */
function twinDeals(
  seed: string,
  seatCount: number,
  seen: { readonly buildings: number; readonly cheques: number },
): TwinDeals {
  const rng = createRng(seed);
  const one = drawnDeal('for-sale', {}, seatCount, rng) as ForSaleDeal;
  const swap = (pile: readonly number[], rounds: number, all: readonly number[]): readonly number[] => {
    const isSeen = (place: number): boolean => place < rounds * seatCount;
    return swapUnseen(pile, isSeen, rng, removedFrom(all, pile));
  };
  const buildings = swap(one.buildings, seen.buildings, BUILDINGS);
  return { one, other: { ...one, buildings, cheques: swap(one.cheques, seen.cheques, CHEQUES) } };
}

/** The cards of the game that are not in the pile. */
function removedFrom(all: readonly number[], pile: readonly number[]): readonly number[] {
  const left = [...all];
  for (const card of pile) left.splice(left.indexOf(card), 1);
  return left;
}

const stateOf = ({ state }: RunningGame): ForSalePosition => state as ForSalePosition;

/** For Sale: part 1 is open but for the money, choices are secret in part 2. */
export const forSaleTwins: GameTwins = {
  game: 'for-sale',
  seats: [3, 4, 5, 6],
  options: (seatCount) => ({ memoryAid: seatCount % 2 === 1 }),
  isSecret: (game) => !stateOf(game).isBuying && !stateOf(game).hasEnded,
  sealed: (seed, seatCount) => twinDeals(seed, seatCount, { buildings: roundsOf(seatCount), cheques: 1 }),
  later: [
    {
      deals: (seed, seatCount) => twinDeals(seed, seatCount, { buildings: 3, cheques: 0 }),
      isReached: (game) => stateOf(game).bought.length === 2,
      shows: '"bought"',
    },
    {
      deals: (seed, seatCount) => twinDeals(seed, seatCount, { buildings: roundsOf(seatCount), cheques: 3 }),
      isReached: (game) => stateOf(game).sold.length === 2,
      shows: '"sold"',
    },
  ],
};
