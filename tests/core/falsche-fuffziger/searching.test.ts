import { describe, expect, it, vi } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { Budget } from '../../../core/game.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import { Determinizations } from '../../../core/games/falsche-fuffziger/bots/searching/determinizations.ts';
import { Policy } from '../../../core/games/falsche-fuffziger/bots/searching/policy.ts';
import { UNKNOWN_ORDER } from '../../../core/games/falsche-fuffziger/bots/thinking/order.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { ValueNet } from '../../../core/games/falsche-fuffziger/bots/searching/value-net.ts';
import { worthOf } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { few } from '../../helpers/budget.ts';
import { auction, general, LAST_ROUND, laundering, real, table } from '../../games/falsche-fuffziger/bots.ts';
import { fuffzigerOptions, playAtRandom } from '../../games/falsche-fuffziger/play.ts';
import { otherWorld } from '../../games/falsche-fuffziger/redealt.ts';
import { botNamed, decisionOf, matchOf, stepOf } from '../../games/moves.ts';

const decide = (state: FuffzigerPosition, at: Seat, budget: Budget, rng = createRng('seed')) =>
  decisionOf(falscheFuffziger, master, state, at, { budget, rng });

const expert = botNamed(falscheFuffziger, 'expert');

/** Some steps of a game by lot, in each phase, and who has something to decide before them. */
const awaited = playAtRandom('searched', { seats: 4 })
  .steps.filter((_, index) => index % 17 === 0)
  .flatMap((step) => falscheFuffziger.awaits(step.before).map((at) => ({ step, state: step.before, at })));

describe('a bot that searches', () => {
  it.each([3, 4, 5, 6])('plays whole games among others, at a table of %i', (seats) => {
    const bots = new Array(seats).fill(expert).with(1, { ...master, playouts: 20 });
    const { result } = matchOf(falscheFuffziger, fuffzigerOptions({}, seats), bots, 'whole');
    expect(result.winners.length).toBeGreaterThan(0);
  });

  it('chooses the same from the same view, memory, seed and number of playouts, and changes none of them', () => {
    for (const { state, at } of awaited)
      expect(decide(state, at, few(60))).toEqual(decide(state, at, few(60)));
  });

  it('keeps out of what it may not know: with all that changed, it chooses the same', () => {
    const rng = createRng('other worlds');
    for (const { step, state, at } of awaited) {
      const other = otherWorld(step, at, rng);
      expect(decide(other, at, few(60))).toEqual(decide(state, at, few(60)));
    }
  });

  it('does not play on where there is nothing to choose', () => {
    const poor = table(auction(), [real(0), real(9), real(9), real(9)]);
    const drawn = createRng('unused');
    expect(decide(poor, seat(0), few(1_000_000), drawn)).toEqual({ type: 'drop' });
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
    const deals = vi.spyOn(Determinizations.prototype, 'deal');
    const budget = { playouts: 300, isOver: () => true };
    const thinking = { memory: master.initial, budget, rng: createRng('seed') };
    const usual = decisionOf(falscheFuffziger, expert, state, seat(0), thinking);
    expect(decide(state, seat(0), budget)).toEqual(usual);
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

describe('a playout', () => {
  const fate = { back: () => 0, moods: new Float64Array(200), habits: new Float64Array(4).fill(1) };
  const purses = Array.from({ length: 4 }, () => ({ notes: { 150: 9 }, real: 500 }));
  /** The position after seat 0 has sealed its choice and all others have made theirs. */
  const playedOn = (state: FuffzigerPosition, action: FuffzigerAction): FuffzigerPosition => {
    const position = stepOf(falscheFuffziger, state, seat(0), action).state;
    position.chronicle = undefined;
    new Policy(position, new ValueNet(() => UNKNOWN_ORDER), fate).playOn(position.round + 1);
    return position;
  };

  it('leaves notes where somebody has sealed them', () => {
    const all = playedOn(table(general, purses), { type: 'launder', notes: { 150: 9 } });
    const none = playedOn(table(general, purses), { type: 'launder', notes: {} });
    expect([all, none].map(({ notes }) => notes[4])).toEqual([0, 9]);
    expect([all, none].map(({ chosen, laid }) => [chosen, Math.max(...laid)])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('opens the bid that somebody has sealed', () => {
    const { laundered } = table(laundering, purses);
    const most = playedOn(table(laundering, purses), { type: 'bid', notes: { 150: 9 }, real: 500 });
    expect(most.laundered).toBeGreaterThan(laundered);
    expect(most.notes[4]).toBe(0);
  });
});
