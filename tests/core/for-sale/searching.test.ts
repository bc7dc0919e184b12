import { percentOf } from '../../../core/base/share.ts';
import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import { bots } from '../../../core/games/for-sale/bots/index.ts';
import { master } from '../../../core/games/for-sale/bots/searching/master.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { listOf, type ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { forSaleOptions, playAtRandom } from '../../games/for-sale/play.ts';
import { few } from '../../helpers/budget.ts';

const expert = bots['expert'];
if (expert === undefined) throw new Error('no expert');
const started = (seats: number, seed: string): ForSalePosition => {
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
    const poor = started(4, 'poor').clone();
    poor.money.fill(0);
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
    const turned = state.clone();
    turned.stack(
      [...state.offers.slice(1)].flatMap(listOf).toReversed(),
      2,
      [...state.cheques].toReversed(),
      1,
    );
    const choose = (one: ForSalePosition) =>
      master.decide(
        forSale.view(one, at),
        forSale.legal(one, at),
        master.initial,
        createRng('seed'),
        few(200),
      );
    expect(choose(turned)).toEqual(choose(state));
  });

  describe('asked what it makes of its choices', () => {
    const weigh = (state: ForSalePosition, asked?: ForSaleAction) => {
      const at = forSale.awaits(state)[0] ?? seat(0);
      const [view, legal] = [deepFreeze(forSale.view(state, at)), deepFreeze(forSale.legal(state, at))];
      const advice = master.weigh?.(
        view,
        legal,
        deepFreeze(master.initial),
        createRng('seed'),
        few(400),
        asked,
      );
      if (advice === undefined) throw new Error('it says nothing');
      return advice;
    };
    const sold = (): ForSalePosition => {
      const { steps } = playAtRandom('weighed', { seats: 4 });
      const first = steps.find(
        ({ before, seat: at }) =>
          (forSale.view(before, at).own?.hand.length ?? 0) > 2 &&
          forSale.legal(before, at).sell !== undefined,
      );
      if (first === undefined) throw new Error('nothing is sold');
      return first.before;
    };

    it('names first what wins most, with what that brings', () => {
      for (const state of [started(4, 'again'), sold()]) {
        const advice = weigh(state);
        const [first, ...others] = advice.choices.map(({ wins }) => percentOf(wins));
        expect(first).toBeGreaterThanOrEqual(Math.max(0, ...others));
        for (const { wins, total } of advice.choices) {
          expect(wins).toBeGreaterThanOrEqual(0);
          expect(wins).toBeLessThanOrEqual(1);
          expect(total).toBeGreaterThan(0);
          expect(total).toBeLessThan(150);
        }
      }
    });

    it('says what bidding and passing end in: a building of this round, and what is paid for it', () => {
      const state = started(4, 'again');
      const { reason } = weigh(state);
      if (reason.type !== 'buying') throw new Error(reason.type);
      const offer = listOf(state.offer);
      for (const { action, building, pays } of [reason.best, reason.other]) {
        expect(building).toBeGreaterThanOrEqual(Math.min(...offer));
        expect(building).toBeLessThanOrEqual(Math.max(...offer));
        expect(action.type === 'pass' ? [Math.min(...offer), 0] : [building, pays]).toEqual([building, pays]);
      }
    });

    it('says what two of its buildings bring', () => {
      const state = sold();
      const { reason, choices } = weigh(state);
      if (reason.type !== 'selling') throw new Error(reason.type);
      expect(choices[0]?.action).toEqual({ type: 'sell', building: reason.best.building });
      expect(reason.other.building).not.toBe(reason.best.building);
      for (const { cheque } of [reason.best, reason.other]) expect(cheque).toBeLessThanOrEqual(15);
    });

    it('weighs a choice that it would not think of, if it is asked for that', () => {
      const asked = { type: 'bid', amount: 15 } as const;
      const advice = weigh(started(4, 'again'), asked);
      expect(advice.asked?.action).toEqual(asked);
      expect(advice.asked?.wins).toBeLessThan(advice.choices[0]?.wins ?? 0);
      expect(advice.reason).toMatchObject({ type: 'buying', other: { action: asked } });
      expect(weigh(started(4, 'again')).asked).toBeUndefined();
    });

    it('has nothing to say where there is nothing to choose', () => {
      const poor = started(4, 'poor').clone();
      poor.money.fill(0);
      const advice = weigh(poor);
      expect(advice.reason).toEqual({ type: 'alone' });
      expect(advice.choices.map(({ action }) => action)).toEqual([{ type: 'pass' }]);
    });
  });
});
