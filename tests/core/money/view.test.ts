import { describe, expect, it } from 'vitest';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { money } from '../../../core/games/money/index.ts';
import type { MoneyOptions } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { arranged, handOf, moneyOptions, playAtRandom } from '../../games/money/play.ts';

function started(said: Partial<MoneyOptions> = {}): MoneyPosition {
  const options = moneyOptions(said, 3);
  return money.start(options, 3, money.deal(options, 3, createRng('view')));
}

function after(state: MoneyPosition, ...acts: readonly (readonly [number, MoneyAction])[]): MoneyPosition {
  return acts.reduce((before, [at, action]) => {
    const step = money.apply(before, seat(at), action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    return step.value.state;
  }, state);
}

const sitOut: MoneyAction = { type: 'bid', cards: [0] };
describe('a view', () => {
  it('names what the option says where the pile stalls as well (Money! Decision M4)', () => {
    const state = arranged(started({ lastRound: 'refill-short', stallLimit: 1 }), { pile: [] });
    const bid: MoneyAction = { type: 'bid', cards: handOf(state, 0).slice(0, 1) };
    const open = after(state, [0, bid], [1, sitOut], [2, sitOut]);
    const last = after(open, [0, { type: 'take', display: 'left' }]);
    expect(money.view(last, 'table')).toMatchObject({ stalled: 1, round: { last: 'refill-short' } });
  });
});

describe('a prompt', () => {
  const promptOf = (state: MoneyPosition, at: Viewer) =>
    money.prompt(money.view(state, at), at === 'table' ? {} : money.legal(state, at));

  it('asks for a bid, then shows it as sealed, then asks for an act', () => {
    const state = started();
    const [first = 0, second = 0] = handOf(state, 0);
    expect(promptOf(state, seat(0))).toEqual({ type: 'bid' });
    const sealed = after(state, [0, { type: 'bid', cards: [second, first] }], [1, sitOut]);
    expect(promptOf(sealed, seat(0))).toEqual({ type: 'sealed', missing: [2] });
    const open = after(sealed, [2, sitOut]);
    expect(promptOf(open, seat(0))).toMatchObject({ type: 'act', lying: [first, second] });
    expect(promptOf(open, seat(1))).toBeUndefined();
  });

  it('asks nothing of the open table and after the end', () => {
    expect(promptOf(started(), 'table')).toBeUndefined();
    expect(promptOf(playAtRandom('ended').last, seat(0))).toBeUndefined();
  });
});
