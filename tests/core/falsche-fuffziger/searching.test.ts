import { describe, expect, it, vi } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import type { Budget } from '../../../core/game.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import { Worlds } from '../../../core/games/falsche-fuffziger/bots/searching/worlds.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { worthOf } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { positionOf, setupOf } from '../../games/falsche-fuffziger/setup.ts';
import { few } from '../../helpers/budget.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import {
  auction,
  botNamed,
  general,
  LAST_ROUND,
  laundering,
  real,
  table,
} from '../../games/falsche-fuffziger/bots.ts';
import { fuffzigerOptions, playAtRandom } from '../../games/falsche-fuffziger/play.ts';
import { redealt } from '../../games/falsche-fuffziger/redealt.ts';

const decide = (state: FuffzigerPosition, at: Seat, budget: Budget, seed = 'seed'): FuffzigerAction =>
  master.decide(
    deepFreeze(falscheFuffziger.view(state, at)),
    deepFreeze(falscheFuffziger.legal(state, at)),
    deepFreeze(master.initial),
    createRng(seed),
    budget,
  );

/** Some steps of a game by lot, in each phase, and who has something to decide before them. */
const awaited = playAtRandom('searched', { seats: 4 })
  .steps.filter((_, index) => index % 17 === 0)
  .flatMap((step) => falscheFuffziger.awaits(step.before).map((at) => ({ step, state: step.before, at })));

describe('a bot that searches', () => {
  it.each([3, 4, 5, 6])('plays whole games among others, at a table of %i', (seats) => {
    const options = fuffzigerOptions({}, seats);
    const deal = falscheFuffziger.deal(options, seats, createRng('whole'));
    const players = Array.from({ length: seats }, (_, at) => ({
      bot: at === 1 ? { ...master, playouts: 20 } : botNamed('expert'),
      rng: createRng(`player ${at}`),
    }));
    expect(playMatch(falscheFuffziger, options, deal, players).result.winners.length).toBeGreaterThan(0);
  });

  it('chooses the same from the same view, memory, seed and number of playouts, and changes none of them', () => {
    for (const { state, at } of awaited)
      expect(decide(state, at, few(60))).toEqual(decide(state, at, few(60)));
  });

  it('keeps out of what it may not know: with all that changed, it chooses the same', () => {
    const rng = createRng('other worlds');
    for (const { step, state, at } of awaited) {
      const setup = setupOf(state);
      const other = positionOf({
        ...setup,
        deal: redealt(setup, setupOf(step.after), step.action, rng),
        money: setup.money.map((money, one) =>
          one === at || state.phase === 'auction' ? money : { notes: { 150: 3 }, real: money.real + 17 },
        ),
      });
      expect(decide(other, at, few(60))).toEqual(decide(state, at, few(60)));
    }
  });

  it('does not play on where there is nothing to choose', () => {
    const poor = table(auction(), [real(0), real(9), real(9), real(9)]);
    const drawn = createRng('unused');
    const action = master.decide(
      falscheFuffziger.view(poor, seat(0)),
      falscheFuffziger.legal(poor, seat(0)),
      master.initial,
      drawn,
      few(1_000_000),
    );
    expect(action).toEqual({ type: 'drop' });
    expect(drawn.next()).toBe(createRng('unused').next());
  });

  it('ends when nobody waits for it any more', () => {
    const state = table(laundering, [{ notes: { 10: 6, 20: 4 }, real: 40 }]);
    let asked = 0;
    const isOver = (): boolean => ++asked === 2;
    expect(decide(state, seat(0), { playouts: 100_000_000, isOver }).type).toBe('bid');
    expect(asked).toBe(2);
  });

  it('does what an expert would where nobody waits from the start, and deals no world for it', () => {
    const state = table(laundering, [{ notes: { 10: 6, 20: 4 }, real: 40 }]);
    const deals = vi.spyOn(Worlds.prototype, 'deal');
    const over = { playouts: 300, isOver: () => true };
    const view = falscheFuffziger.view(state, seat(0));
    const legal = falscheFuffziger.legal(state, seat(0));
    const usual = falscheFuffziger.bots['expert']?.decide(
      view,
      legal,
      master.initial,
      createRng('over'),
      over,
    );
    expect(master.decide(view, legal, master.initial, createRng('over'), over)).toEqual(usual);
    expect(deals).not.toHaveBeenCalled();
  });

  it('changes all notes before the game ends', () => {
    const last = table(
      general,
      [{ notes: { 150: 7 }, real: 0 }, real(400), real(400), real(400)],
      LAST_ROUND,
    );
    expect(decide(last, seat(0), few(200))).toEqual({ type: 'launder', notes: { 150: 7 } });
  });

  it('does not pay for a card that brings less than it costs', () => {
    const state = table(laundering, [real(500), real(0), real(0), real(0)], LAST_ROUND);
    const bid = decide(state, seat(0), few(400));
    if (bid.type !== 'bid') throw new Error(bid.type);
    expect(worthOf(bid)).toBeLessThan(300);
  });
});
