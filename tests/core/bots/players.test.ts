import { afterAll, describe, expect, it } from 'vitest';
import { Players, processesFor, type Order } from '../../../cli/players.ts';
import { playDeals } from '../../../core/bots/index.ts';
import { gameNamed } from '../../../core/games/index.ts';

const game = gameNamed('for-sale');
const options = game?.parseOptions({}, 3);
if (game === undefined || options?.ok !== true) throw new Error('no For Sale');

const order = (seed: string): Order => ({
  game: 'for-sale',
  options: options.value,
  seed,
  bots: ['value', 'random', 'random'],
  rotate: true,
});

const here = (seed: string, deals: number): unknown => {
  const played = playDeals({ ...order(seed), game, rotate: true }, 0, deals);
  return played.ok ? played.value : played.error;
};

const players = new Players(2);
afterAll(() => players.end());

describe('processes that play', () => {
  it('play what would be played here, and tell of it deal by deal, in order', async () => {
    const told: unknown[] = [];
    const played = await players.play(order('a'), 35, ({ outcome }) => told.push(outcome));
    expect(played).toEqual(here('a', 35));
    expect(told).toEqual(played);
  });

  it('are as many as there are processors, or deals if these are fewer', () => {
    expect([processesFor(4, 8), processesFor(4, 2), processesFor(1, 2)]).toEqual([4, 2, 1]);
  });

  it('answer everybody who asks at the same time what that one asked', async () => {
    const seeds = [...'bcdefg'];
    const played = await Promise.all(seeds.map((seed) => players.play(order(seed), 2)));
    expect(played).toEqual(seeds.map((seed) => here(seed, 2)));
    expect(new Set(played.map((deals) => JSON.stringify(deals))).size).toBeGreaterThan(1);
  });
});
