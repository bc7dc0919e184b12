import { cheapestOf, ForSaleKernel } from '../../../core/games/for-sale/kernel.ts';
import { BUILDINGS, CHEQUES } from '../../../core/games/for-sale/material.ts';
import { Dice as PlayoutDice } from '../../../core/base/search/dice.ts';
import { chooseBid, type Dice } from '../choices.ts';

const SEATS = 4;

/** Plays games on the kernel of the search by lot; each call plays one and answers how many moves it had. */
export function kernelGames(dice: Dice): () => number {
  const kernel = new ForSaleKernel(SEATS, 'half-down');
  const shuffling = new PlayoutDice(dice(1 << 30), dice(1 << 30), dice(1 << 30));
  const buildings = [...BUILDINGS];
  const cheques = [...CHEQUES];
  const chosen = new Int32Array(SEATS);
  return () => {
    shuffling.shuffle(buildings);
    shuffling.shuffle(cheques);
    kernel.stack(buildings, 1, cheques, 1);
    kernel.begin(dice(SEATS));
    let moves = 0;
    for (; kernel.isBuying; moves++) {
      const { turn, high } = kernel;
      const fortune = (kernel.money[turn] ?? 0) + (kernel.bids[turn] ?? 0);
      const amount = chooseBid(high + 1, fortune, dice);
      if (amount === undefined) kernel.pass();
      else kernel.bid(amount);
    }
    for (; !kernel.hasEnded; moves += SEATS) {
      for (let at = 0; at < SEATS; at++) chosen[at] = anyOf(kernel.hands[at] ?? 0, dice);
      kernel.sell(chosen);
    }
    return moves;
  };
}

function anyOf(hand: number, dice: Dice): number {
  let count = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) count++;
  let rest = hand;
  for (let passed = dice(count); passed > 0; passed--) rest &= rest - 1;
  return cheapestOf(rest);
}
