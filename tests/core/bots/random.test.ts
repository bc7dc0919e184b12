import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../../core/games/index.ts';
import { botNamed, matchOf, optionsOf } from '../../games/moves.ts';

/** In so many games by lot everything is done that can be, but for taking a choice back. */
const TABLES = [
  {
    name: 'money',
    options: { edition: 'gryphon' },
    seats: [3, 4, 5],
    count: 20,
    types: 'bid pass swap take',
  },
  {
    name: 'falsche-fuffziger',
    options: {},
    seats: [3, 4, 5, 6],
    count: 5,
    types: 'bid buy convert drop finish launder lay match sell',
  },
];

describe.each(TABLES)('the bot of $name that plays by lot', ({ name, options, seats, count, types }) => {
  it.each(seats)('plays whole games with %i seats, and tries everything', (seatCount) => {
    const game = gameNamed(name);
    if (game === undefined) throw new Error(`no ${name}`);
    const bots = Array.from({ length: seatCount }, () => botNamed(game, 'random'));
    const done = new Set<string>();
    for (let index = 0; index < count; index++) {
      const { actions, result } = matchOf(game, optionsOf(game, options, seatCount), bots, `lot/${index}`);
      for (const { type } of actions) done.add(type);
      expect(result.totals).toHaveLength(seatCount);
    }
    expect([...done].sort()).toEqual(types.split(' '));
  });
});
