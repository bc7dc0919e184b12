import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import { bots } from '../../../core/games/for-sale/bots/index.ts';
import { master } from '../../../core/games/for-sale/bots/searching/master.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { ForSaleState } from '../../../core/games/for-sale/state.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { forSaleOptions } from '../../helpers/for-sale-play.ts';
import { few } from '../../helpers/budget.ts';

const expert = bots['expert'];
if (expert === undefined) throw new Error('no expert');
const started = (seats: number, seed: string): ForSaleState => {
  const options = forSaleOptions({}, seats);
  return forSale.start(options, seats, forSale.deal(options, seats, createRng(seed)));
};

describe('a bot that searches', () => {
  it.each([3, 4, 5, 6])('plays whole games among others, at a table of %i', (seats) => {
    const options = forSaleOptions({ refund: 'half-up' }, seats);
    const deal = forSale.deal(options, seats, createRng('whole'));
    const players = Array.from({ length: seats }, (_, at) => ({
      bot: at === 1 ? expert : { ...master, playouts: 40 },
      rng: createRng(`player ${at}`),
    }));
    expect(playMatch(forSale, options, deal, players).result.winners.length).toBeGreaterThan(0);
  });

  it('chooses the same from the same view, memory, seed and number of playouts, and changes none of them', () => {
    const state = started(4, 'again');
    const at = forSale.awaits(state)[0] ?? seat(0);
    const bot = master;
    const choices = [1, 2].map(() =>
      bot.decide(
        deepFreeze(forSale.view(state, at)),
        deepFreeze(forSale.legal(state, at)),
        deepFreeze(bot.initial),
        createRng('seed'),
        few(400),
      ),
    );
    expect(choices[0]).toEqual(choices[1]);
  });

  it('does not think where there is nothing to choose', () => {
    const state = started(4, 'poor');
    const poor = { ...state, money: state.money.map(() => 0) };
    const at = forSale.awaits(poor)[0] ?? seat(0);
    const drawn = createRng('unused');
    const action = master.decide(
      forSale.view(poor, at),
      forSale.legal(poor, at),
      master.initial,
      drawn,
      few(1_000_000),
    );
    expect(action).toEqual({ type: 'pass' });
    expect(drawn.next()).toBe(createRng('unused').next());
  });

  it('keeps out of what others hold: with all that it may not know changed, it chooses the same', () => {
    const state = started(4, 'hidden');
    const at = forSale.awaits(state)[0] ?? seat(0);
    const turned = {
      ...state,
      deal: {
        ...state.deal,
        buildings: [...state.deal.buildings.slice(0, 4), ...state.deal.buildings.slice(4).reverse()],
        cheques: state.deal.cheques.toReversed(),
      },
    };
    const choose = (one: ForSaleState) =>
      master.decide(
        forSale.view(one, at),
        forSale.legal(one, at),
        master.initial,
        createRng('seed'),
        few(200),
      );
    expect(choose(turned)).toEqual(choose(state));
  });
});
