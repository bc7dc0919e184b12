import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { OPPONENT } from '../../core/base/rungs.ts';
import { money } from '../../core/games/money/index.ts';
import type { MoneyPosition } from '../../core/games/money/position.ts';
import lessons from '../../renderer/games/money/lessons.ts';
import { money as renderer } from '../../renderer/games/money/index.ts';
import { firstTable } from '../../renderer/screens/learn/use-learning.ts';
import { handOf } from '../games/money/play.ts';
import { freshGame, propsOf } from '../helpers/renderer/money-table.ts';
import { few } from '../helpers/budget.ts';
import { optionsOf, stepOf } from '../games/moves.ts';

/** The lessons whose moment it is for a seat. */
const keysAt = (state: MoneyPosition, at = 0): readonly string[] => {
  const { game } = propsOf(state, seat(at));
  return lessons.filter(({ when }) => when(game)).map(({ key }) => key);
};
const played = (state: MoneyPosition, at: number, action: Parameters<typeof money.apply>[2]): MoneyPosition =>
  stepOf(money, state, seat(at), action).state;
const bid = (state: MoneyPosition, at: number, count: number): MoneyPosition =>
  played(state, at, { type: 'bid', cards: handOf(state, at).slice(0, count) });

/** The moments of the first seat in a whole game that bots play. */
function momentsOf(seed: string): readonly (readonly string[])[] {
  const { seatCount: seats, options } = firstTable(renderer, '');
  const parsed = optionsOf(money, options, seats);
  const rng = createRng(seed);
  let state = money.start(parsed, seats, money.deal(parsed, seats, rng));
  const moments: (readonly string[])[] = [];
  for (;;) {
    moments.push(keysAt(state));
    const [at] = money.awaits(state);
    const player = money.bots[OPPONENT];
    if (at === undefined || player === undefined) return moments;
    const action = player.decide(money.view(state, at), money.legal(state, at), player.initial, rng, few());
    state = played(state, at, action);
  }
}

describe('the lessons of Money!', () => {
  it('begin with what one is after and the first bid', () => {
    expect(keysAt(freshGame(3))).toEqual(['aim', 'bid']);
  });

  it('say nothing while the own bid is sealed', () => {
    expect(keysAt(bid(freshGame(3), 0, 1))).toEqual([]);
  });

  it('tell the order when the bids lie open, and what to do when it is the own turn', () => {
    const start = freshGame(3);
    const open = bid(bid(bid(start, 0, 1), 1, 6), 2, 3);
    expect(keysAt(open, 0)).toEqual(['order']);
    expect(keysAt(open, 1)).toEqual(['act', 'swap']);
    const second = played(open, 1, { type: 'take', display: 'left' });
    expect(keysAt(second, 2)).toEqual(['act', 'swap']);
    const third = played(second, 2, { type: 'take', display: 'left' });
    expect(keysAt(third, 0)).toEqual(['act']); // nobody is left to swap with
  });

  it('are for those who play: the open table has none but for what is over', () => {
    const { game } = propsOf(freshGame(3), 'table');
    expect(lessons.filter(({ when }) => when(game))).toEqual([]);
  });

  it('all have their moment in a first game', () => {
    const seen = new Set(['one', 'two', 'three', 'four'].flatMap((seed) => momentsOf(seed).flat()));
    expect(lessons.map(({ key }) => key).filter((key) => !seen.has(key))).toEqual([]);
  });

  it('end with the score sheet', () => {
    expect(momentsOf('one').at(-1)).toEqual(['sheet']);
  });

  it('are held at a table that can be set up', () => {
    const { seatCount: seats, options } = firstTable(renderer, '');
    expect(seats).toBeGreaterThanOrEqual(renderer.seats.min);
    expect(options).toMatchObject({ edition: 'gryphon' });
    expect(Object.keys(renderer.presets)).toContain('gryphon');
  });
});
