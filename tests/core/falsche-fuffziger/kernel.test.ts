import { describe, expect, it } from 'vitest';
import { playBeside } from '../../helpers/fuffziger-kernel.ts';

/** Of each kind; `npm run bench -- kernel` plays a hundred times as many. */
const GAMES = 1_000;

describe('the kernel of Falsche Fuffziger, which the search plays on, beside the engine that decides', () => {
  it.each([3, 4, 5, 6])('has the same table after every act, and the same winners: %i seats', (seats) => {
    let acts = 0;
    for (let number = 0; number < GAMES; number++) acts += playBeside(seats, number);
    expect(acts).toBeGreaterThan(GAMES * 150);
  });
});
