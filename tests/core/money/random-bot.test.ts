import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import { games } from '../../../core/games/index.ts';
import { random } from '../../../core/games/money/bots/random.ts';
import { moneyOptions } from '../../games/money/play.ts';

describe('the bot that plays by lot', () => {
  it.each([3, 4, 5])('plays whole games with %i seats, and tries everything', (seatCount) => {
    const money = games['money'];
    if (money === undefined) throw new Error('no Money!');
    const options = moneyOptions({ edition: 'gryphon' }, seatCount);
    const types = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const deal = money.deal(options, seatCount, createRng(`deal/${index}`));
      const players = Array.from({ length: seatCount }, (_, at) => ({
        bot: random,
        rng: createRng(`bot/${index}/${at}`),
      }));
      const { actions, result } = playMatch(money, options, deal, players);
      for (const { type } of actions) types.add(type);
      expect(result.totals).toHaveLength(seatCount);
    }
    expect([...types].sort()).toEqual(['bid', 'pass', 'swap', 'take']);
  });
});
