import { REFUNDS } from '../../core/games/for-sale/material.ts';
import { playBeside as playForSale } from '../helpers/for-sale-kernel.ts';
import { playBeside as playFuffziger } from '../helpers/fuffziger-kernel.ts';

const GAMES = 100_000;
const SEATS: readonly number[] = [3, 4, 5, 6];

/** npm run bench -- kernel: what the search plays on beside the engine that decides, act by act. The first difference throws. */
export function benchKernel(): void {
  for (const seats of SEATS) {
    for (const refund of REFUNDS)
      tell(`For Sale, ${refund}, ${seats} seats`, (number) => playForSale(seats, refund, number));
    tell(`Falsche Fuffziger, ${seats} seats`, (number) => playFuffziger(seats, number));
  }
}

function tell(title: string, play: (number: number) => number): void {
  let acts = 0;
  for (let number = 0; number < GAMES; number++) acts += play(number);
  console.log(`${title}: ${GAMES} games, ${acts} acts, no difference`);
}
