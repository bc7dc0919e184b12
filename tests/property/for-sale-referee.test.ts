import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import type { ForSaleAction } from '../../core/games/for-sale/actions.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { playAtRandom } from '../games/for-sale/play.ts';
import * as forSaleReferee from '../games/for-sale/referee.ts';
import { referee } from '../games/referee.ts';

const SEATS = [3, 4, 5, 6] as const;
/** As many for each number of seats. */
const GAMES = 30;
/** Of so many games those are looked at, too, in which two have the highest total: few do. */
const ENDS = 500;

/** Every bid up to more than anybody has, and every building. */
const TRIED: readonly ForSaleAction[] = [
  { type: 'pass' },
  { type: 'unsell' },
  ...Array.from({ length: 21 }, (_, amount) => ({ type: 'bid', amount }) as const),
  ...Array.from({ length: 30 }, (_, index) => ({ type: 'sell', building: index + 1 }) as const),
];

describe('the referee of For Sale', () => {
  const ends = { alone: 0, 'by money left': 0, shared: 0 };

  it.each(SEATS)('sees what everybody at a table of %i sees, and allows what the game accepts', (seats) => {
    for (let index = 0; index < ENDS; index++) {
      const seed = `referee/${seats}/${index}`;
      const played = playAtRandom(seed, { seats });
      const { totals = [], winners = [] } = forSale.result(played.last) ?? {};
      const equal = totals.filter((total) => total === Math.max(...totals)).length;
      if (index >= GAMES && equal === 1) continue;
      const { faults } = referee(forSale, forSaleReferee, played, TRIED, createRng(`${seed}/tried`));
      expect(faults, seed).toEqual([]);
      ends[winners.length > 1 ? 'shared' : equal > 1 ? 'by money left' : 'alone'] += 1;
    }
  });

  it('has seen every kind of end', () => {
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(0);
  });
});
