import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import { random } from '../../../core/games/falsche-fuffziger/bots/random.ts';
import { games } from '../../../core/games/index.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';

describe('the bot that plays by lot', () => {
  it.each([3, 4, 5, 6])('plays whole games with %i seats, and tries everything', (seatCount) => {
    const game = games['falsche-fuffziger'];
    if (game === undefined) throw new Error('no Falsche Fuffziger!');
    const options = fuffzigerOptions({}, seatCount);
    const types = new Set<string>();
    for (let index = 0; index < 5; index++) {
      const deal = game.deal(options, seatCount, createRng(`deal/${index}`));
      const players = Array.from({ length: seatCount }, (_, at) => ({
        bot: random,
        rng: createRng(`bot/${index}/${at}`),
      }));
      const { actions, result } = playMatch(game, options, deal, players);
      for (const { type } of actions) types.add(type);
      expect(result.totals).toHaveLength(seatCount);
    }
    expect([...types].sort()).toEqual(
      ['bid', 'buy', 'convert', 'drop', 'finish', 'launder', 'lay', 'match', 'sell'].sort(),
    );
  });
});
