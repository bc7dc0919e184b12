import { REFUNDS } from '../../core/games/for-sale/material.ts';
import { playBeside as playForSale } from '../helpers/for-sale-kernel.ts';
import { HAND_EDITIONS, playBeside as playMoney } from '../helpers/money-kernel.ts';

const GAMES = 100_000;

/** npm run bench -- kernel: what the search plays on beside the engine that decides, act by act. The first difference throws. */
export function benchKernel(): void {
  for (const refund of REFUNDS)
    for (const seats of [3, 4, 5, 6])
      report(`For Sale, ${refund}, ${seats} seats`, (number) => playForSale(seats, refund, number));
  for (const edition of HAND_EDITIONS)
    for (const seats of [3, 4, 5])
      report(`Money!, ${edition}, ${seats} seats`, (number) => playMoney(seats, edition, number));
}

function report(kind: string, play: (number: number) => number): void {
  let acts = 0;
  for (let number = 0; number < GAMES; number++) acts += play(number);
  console.log(`${kind}: ${GAMES} games, ${acts} acts, no difference`);
}
