import { percentOf } from '../../../core/base/percent.ts';
import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { PlayedGame } from '../../../core/bots/index.ts';
import { recollections } from '../../../core/bots/recall.ts';
import type { AnyGame } from '../../../core/game.ts';
import { master } from '../../../core/games/for-sale/bots/searching/master.ts';
import { rootOf } from '../../../core/games/for-sale/bots/searching/root.ts';
import { knowledgeOf } from '../../../core/games/for-sale/bots/thinking/knowledge.ts';
import type { Memory } from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { listOf, type ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { forSaleOptions, playAtRandom } from '../../games/for-sale/play.ts';
import { few } from '../../helpers/budget.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import { adviceFrom, botNamed, dealt, decisionOf, matchOf } from '../../games/moves.ts';

const started = (seats: number, seed: string): ForSalePosition =>
  dealt(forSale, forSaleOptions({}, seats), seats, seed);

const firstOf = (state: ForSalePosition): Seat => forSale.awaits(state)[0] ?? seat(0);

const choose = (state: ForSalePosition, playouts: number, rng = createRng('seed')): ForSaleAction =>
  decisionOf(forSale, master, state, firstOf(state), { rng, budget: few(playouts) });

describe('a bot that searches', () => {
  it.each([3, 4, 5, 6])('plays whole games among others, at a table of %i', (seats) => {
    const bots = new Array(seats).fill({ ...master, playouts: 40 }).with(1, botNamed(forSale, 'expert'));
    const { result } = matchOf(forSale, forSaleOptions({ refund: 'half-up' }, seats), bots, 'whole');
    expect(result.winners.length).toBeGreaterThan(0);
  });

  it('chooses the same from the same view, memory, seed and number of playouts, and changes none of them', () => {
    const state = started(4, 'again');
    expect(choose(state, 400)).toEqual(choose(state, 400));
  });

  it('does not think where there is nothing to choose', () => {
    const poor = started(4, 'poor').clone();
    poor.money.fill(0);
    const drawn = createRng('unused');
    expect(choose(poor, 1_000_000, drawn)).toEqual({ type: 'pass' });
    expect(drawn.next()).toBe(createRng('unused').next());
  });

  it('keeps out of what others hold: with all that it may not know changed, it chooses the same', () => {
    const state = started(4, 'hidden');
    const turned = state.clone();
    const buildings = [...state.offers.slice(1)].flatMap(listOf).toReversed();
    turned.stack(buildings, 2, [...state.cheques].toReversed(), 1);
    expect(choose(turned, 200)).toEqual(choose(state, 200));
  });

  describe('asked what it makes of its choices', () => {
    const weigh = (state: ForSalePosition, asked?: ForSaleAction) => {
      const thinking = { rng: createRng('seed'), budget: few(400) };
      return adviceFrom(forSale, master, state, firstOf(state), thinking, asked);
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

describe('the table as a seat knows it', () => {
  it.each([3, 6])('is the true one but for the piles, if it has seen the whole match of %i', (seatCount) => {
    const { options, deal, actions } = playedRecord('for-sale', seatCount, 'known');
    const played = { options, seatCount, deal, actions: actions as PlayedGame['actions'] };
    const at = seat(seatCount - 1);
    let compared = 0;
    for (const { state, memory } of recollections(forSale as unknown as AnyGame, played, at, master)) {
      const position = state as ForSalePosition;
      const view = forSale.view(position, at);
      if (view.own === undefined || view.round === undefined) continue;
      const known = { view, own: view.own, memory: memory as Memory };
      const knowledge = knowledgeOf(view, view.own, known.memory, STYLES.expert, createRng('known'));
      expect(openOf(rootOf({ ...known, knowledge }))).toEqual(openOf(position));
      compared++;
    }
    expect(compared).toBe(actions.length);
  });

  /** All that is public, and everybody's money and buildings. */
  const openOf = ({
    round,
    rounds,
    seatCount,
    money,
    bids,
    hands,
    earned,
    ...position
  }: ForSalePosition) => ({
    round,
    players: [money, bids, hands, earned].map((list) => [...list]),
    auction: round <= rounds && [position.turn, position.high, position.isIn, position.offer],
    dealt: round <= rounds && position.offers[round - 1],
    cheques: [...position.cheques.subarray(0, Math.max(0, round - rounds) * seatCount)].sort(),
  });
});
