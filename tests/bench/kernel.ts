import { REFUNDS } from '../../core/games/for-sale/material.ts';
import { playBeside } from '../helpers/for-sale-kernel.ts';

const GAMES = 100_000;

/** npm run bench -- kernel: what the search plays on beside the engine that decides, act by act. The first difference throws. */
export function benchKernel(): void {
  for (const refund of REFUNDS)
    for (const seats of [3, 4, 5, 6]) {
      let acts = 0;
      for (let number = 0; number < GAMES; number++) acts += playBeside(seats, refund, number);
      console.log(`For Sale, ${refund}, ${seats} seats: ${GAMES} games, ${acts} acts, no difference`);
    }
}
