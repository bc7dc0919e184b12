import type { Benchmark } from '../measure.ts';
import { peer } from '../peer-package.ts';
import { createDice } from '../choices.ts';
import { checkedGames, hostGames, searchGames } from './ours.ts';

/** Games that are compared before anything is timed: both sides have to play about equally long ones. */
const SAMPLE = 200;
const TOLERANCE = 0.05;
const SEED = 7;

/** Whole games of For Sale with four players who act at random: one way to play them here, beside the same rules in boardgame.io. */
const beside = (name: string, play: typeof hostGames) => async (): Promise<Benchmark> => {
  const { peerGames } = await peer();
  const moves = { ours: meanMoves(play(createDice(SEED))), peer: meanMoves(peerGames(createDice(SEED))) };
  if (Math.abs(moves.ours / moves.peer - 1) > TOLERANCE)
    throw new Error(`not the same game: ${moves.ours} moves beside ${moves.peer}`);
  return {
    title: `Random games of For Sale, 4 players, about ${moves.ours.toFixed(0)} moves each`,
    ours: { name, run: play(createDice(SEED)) },
    peer: { name: 'boardgame.io, one client, no network, no undo', run: peerGames(createDice(SEED)) },
  };
};

export const benchesOfForSale = [
  beside('core/games/for-sale: as the host plays, a clone for each act', hostGames),
  beside('core/games/for-sale: in place, every act checked', checkedGames),
  beside('core/games/for-sale: as search plays, unchecked', searchGames),
];

function meanMoves(play: () => number): number {
  let moves = 0;
  for (let game = 0; game < SAMPLE; game++) moves += play();
  return moves / SAMPLE;
}
