import { describe, expect, it } from 'vitest';
import { REFUNDS } from '../../../core/games/for-sale/material.ts';
import { playBeside } from '../../helpers/for-sale-kernel.ts';

/** Of each kind; `npm run bench -- kernel` plays a hundred times as many. */
const GAMES = 1_000;

describe('the kernel of For Sale, which the search plays on, beside the engine that decides', () => {
  for (const refund of REFUNDS)
    it.each([3, 4, 5, 6])(
      `has the same table after every act, and the same winners: ${refund}, %i seats`,
      (seats) => {
        let acts = 0;
        for (let number = 0; number < GAMES; number++) acts += playBeside(seats, refund, number);
        expect(acts).toBeGreaterThan(GAMES * 30);
      },
    );
});
