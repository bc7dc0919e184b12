import { describe, expect, it } from 'vitest';
import { HAND_EDITIONS, playBeside } from '../../helpers/money-kernel.ts';

/** Of each kind; `npm run bench -- kernel` plays a hundred times as many. */
const GAMES = 1_000;

describe('the kernel of Money!, which the search plays on, beside the engine that decides', () => {
  for (const edition of HAND_EDITIONS)
    it.each([3, 4, 5])(
      `has the same table after every act, and counts the hands alike: ${edition}, %i seats`,
      (seats) => {
        let acts = 0;
        for (let number = 0; number < GAMES; number++) acts += playBeside(seats, edition, number);
        expect(acts).toBeGreaterThan(GAMES * 30);
      },
    );
});
